import { LRUCache } from 'lru-cache'
import { errorTexts } from '#contract/errors.ts'
import type { NewsPost, NewsPostHead, NewsPostPage } from '#contract/services/news/schemas.ts'
import { newsPerPage } from '#contract/services/news/sections.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { OutsideNewsAway, type OutsidePost } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { newsTexts } from './texts.ts'

/** Of what is written elsewhere: `source` as the configuration names it, `tag` of the consultancy. */
type Where = { source: string; tag: number }

/** A page of the news that are written elsewhere (GAP-92). @throws unavailable (GAP-98) */
export async function listOutside(ctx: ApiContext, asked: Where & { page: number }): Promise<NewsPostPage> {
  const { source, tag, page } = asked
  const { posts, isLast } = await rememberOutside(ctx, `${source} ${tag} page ${page}`, () =>
    ctx.ports.outsideNews.list({ ...asked, perPage: newsPerPage }),
  )
  return { content: posts.map(toHead), next: isLast ? null : page + 1 }
}

/** One of them (GAP-53). @throws not_found for what has another tag or is gone; unavailable (GAP-98) */
export async function findOutside(ctx: ApiContext, asked: Where & { id: number }): Promise<NewsPost> {
  const { source, tag, id } = asked
  const post = await rememberOutside(ctx, `${source} ${tag} post ${id}`, () =>
    ctx.ports.outsideNews.find(asked),
  )
  if (!post) throw new ApiError('not_found', newsTexts.gone)
  return { ...toHead(post), content: { rendered: post.html } }
}

const toHead = ({ id, publishedAt, title, summary, image }: OutsidePost): NewsPostHead => ({
  id,
  date_gmt: publishedAt.toISOString(),
  title: { rendered: title },
  excerpt: { rendered: summary },
  image,
})

/** What came from outside is believed for five minutes, and shown for a day while nothing newer can be had; a failure is one for 30 s. */
const freshMs = 5 * 60_000
const keptMs = 24 * 60 * 60_000
const failedMs = 30_000

type Known = { value: unknown; at: number }

/** What a member may have asked anew in a minute: whoever makes numbers up asks nobody outside for all of them. */
const perMember = { name: 'outside-news', points: 60, durationSeconds: 60 }

/** Some thousand lists and articles; an article has 100 KB at most. */
const known = new LRUCache<string, Known>({
  maxSize: 32_000_000,
  sizeCalculation: ({ value }) => 1_000 + JSON.stringify(value ?? null).length,
})
const failed = new LRUCache<string, number>({ max: 2_000 })
const underWay = new Map<string, Promise<unknown>>()

/**
 * What is asked outside, asked once in five minutes whoever wants it, and by nobody again for 30 s after a failure, so that a
 * silent server costs its silence to one in 30 s.
 * @param key what is asked, the source in it
 * @throws too_many_requests; unavailable when it cannot be had and nothing of the last day is known (GAP-98)
 */
async function rememberOutside<T>(ctx: ApiContext, key: string, ask: () => Promise<T>): Promise<T> {
  const now = ctx.ports.clock.now().getTime()
  const last = known.get(key)
  if (last && now - last.at < freshMs) return last.value as T
  const failedAt = failed.get(key)
  if (failedAt === undefined || now - failedAt >= failedMs) {
    const answer = await ((underWay.get(key) as Promise<T> | undefined) ?? askOnce(ctx, key, ask))
    if (answer !== away) return answer
  }
  if (last && now - last.at < keptMs) return last.value as T
  throw new ApiError('unavailable', errorTexts.unavailable)
}

const away = Symbol('away') as never

/** Asks, and remembers the answer or that there is none. */
function askOnce<T>(ctx: ApiContext, key: string, ask: () => Promise<T>): Promise<T> {
  const asked = (async () => {
    const at = ctx.ports.clock.now().getTime()
    await limit(ctx, { ...perMember, key: `${ctx.station.id}:${memberOf(ctx)}` })
    try {
      const value = await ask()
      known.set(key, { value, at })
      failed.delete(key)
      return value
    } catch (error) {
      if (!(error instanceof OutsideNewsAway)) throw error
      failed.set(key, at)
      ctx.ports.log.warn({ why: error.message }, 'News from outside could not be read')
      return away
    }
  })()
  underWay.set(key, asked)
  const over = () => underWay.delete(key)
  asked.then(over, over)
  return asked
}
