import type { NewsPost, NewsPostHead, NewsPostPage } from '#contract/services/news/schemas.ts'
import { newsPerPage } from '#contract/services/news/sections.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { OutsidePost } from '../../platform/ports/index.ts'
import { rememberOutside } from './remember-outside.ts'
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
