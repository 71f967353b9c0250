import { z } from 'zod'
import { sanitizeHtml } from '../../html/sanitize-html.ts'
import { plainWords } from '../../html/untangle-html.ts'
import { askOutsideSlot } from '../../slots/queue.ts'
import { createPublicHosts, type NetworkSettings } from '../public-hosts.ts'
import { type OutsideNews, OutsideNewsAway, type OutsidePost } from './outside-news.ts'

/** A dozen heads take 50 KB, an article with its blocks 200: who says more than this is not asked to the end. */
const maxBytes = 2_000_000
const longest = { title: 200, summary: 300, html: 100_000 } as const

const text = z.object({ rendered: z.string() })
const media = z.array(z.object({ source_url: z.string().optional() }))
const postSchema = z.object({
  id: z.int().positive().max(2_147_483_647),
  date_gmt: z.string(),
  title: text,
  excerpt: text.optional(),
  content: text.optional(),
  tags: z.array(z.number()).optional(),
  _embedded: z.object({ 'wp:featuredmedia': media.optional() }).optional().catch(undefined),
})

const heads = 'id,date_gmt,title,excerpt,_links,_embedded'
const embedded = '_embed=wp:featuredmedia'

/**
 * The REST interface of WordPress: `{source}/posts?tags={tag}&page={n}` and `{source}/posts/{id}`, where `source` is
 * `https://…/wp-json/wp/v2` (GAP-92). Only public hosts are asked, over HTTPS, within five seconds and two megabytes.
 * @param over `http` for a server of tests
 */
export function wordpressNews(settings: NetworkSettings = {}, over: 'https' | 'http' = 'https'): OutsideNews {
  const hosts = createPublicHosts(settings)

  /** @returns null where there is no such thing */
  async function read(source: string, path: string) {
    const { hostname, pathname } = new URL(source)
    const asked = {
      host: hostname,
      path: `${pathname}${path}`,
      scheme: over,
      maxBytes,
      accept: 'application/json',
    }
    const answer = await askOutsideSlot(() => hosts.ask(asked))
    if (!answer) throw new OutsideNewsAway('no answer')
    const { status, headers, body, isWhole } = answer
    // WordPress refuses a page behind the last one (`rest_post_invalid_page_number`).
    if (status === 404 || status === 400) return null
    if (status !== 200) throw new OutsideNewsAway(`status ${status}`)
    if (!isWhole) throw new OutsideNewsAway('too much, or cut off')
    if (!String(headers['content-type']).startsWith('application/json')) throw new OutsideNewsAway('no JSON')
    return { headers, value: parsed(body.toString('utf8')) }
  }

  return {
    async list({ source, tag, page, perPage }) {
      const query = `tags=${tag}&page=${page}&per_page=${perPage}&${embedded}&_fields=${heads}`
      const found = await read(source, `/posts?${query}`)
      if (!found) return { posts: [], isLast: true }
      const posts = understood(z.array(postSchema).max(perPage), found.value).map(toPost)
      const pages = Number(found.headers['x-wp-totalpages'])
      return { posts, isLast: Number.isInteger(pages) ? page >= pages : posts.length < perPage }
    },
    async find({ source, tag, id }) {
      const found = await read(source, `/posts/${id}?${embedded}&_fields=${heads},content,tags`)
      if (!found) return null
      const post = understood(postSchema, found.value)
      return post.id === id && post.tags?.includes(tag) ? toPost(post) : null
    },
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new OutsideNewsAway('no JSON')
  }
}

function understood<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value)
  if (!success) throw new OutsideNewsAway('not the form of WordPress')
  return data
}

function toPost({
  id,
  date_gmt,
  title,
  excerpt,
  content,
  _embedded,
}: z.output<typeof postSchema>): OutsidePost {
  // `date_gmt` names no zone.
  const at = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(date_gmt) ? date_gmt : `${date_gmt}Z`)
  if (Number.isNaN(at.getTime())) throw new OutsideNewsAway('no date')
  const picture = _embedded?.['wp:featuredmedia']?.[0]?.source_url
  return {
    id,
    publishedAt: at,
    title: cut(plainWords(title.rendered), longest.title),
    summary: cut(plainWords(excerpt?.rendered ?? ''), longest.summary),
    html: sanitizeHtml((content?.rendered ?? '').slice(0, longest.html)),
    image: picture && URL.canParse(picture) && picture.startsWith('https://') ? picture : null,
  }
}

const cut = (words: string, length: number): string =>
  words.length <= length ? words : `${words.slice(0, length - 1).trimEnd()}…`
