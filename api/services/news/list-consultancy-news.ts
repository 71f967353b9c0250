import type { NewsPost, NewsPostPage } from '#contract/services/news/schemas.ts'
import type { ConsultancyNews } from '#contract/services/news/sections.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type NewsHead, readNews, readOneNews } from './read-news.ts'
import { newsTexts } from './texts.ts'

type Asked = { section: ConsultancyNews; page: number; tagId?: number | undefined }

/**
 * News of a consultancy, newest first, in the form of WordPress (LEG-08, PLS-05, CTB-04, GAP-92). Another tag than the station's
 * own for it marks none. @throws not_found on stations without these services
 */
export async function listConsultancyNews(
  ctx: ApiContext,
  { section, page, tagId }: Asked,
): Promise<NewsPostPage> {
  requireUnionServices(ctx)
  if (tagId !== undefined && tagId !== ctx.station.config.news.tags[section])
    return { content: [], next: null }
  const { rows, next } = await readNews(ctx, { section, page })
  return { content: rows.map((row) => toPost(row)), next }
}

/** One of them (LEG-09, GAP-53). @throws not_found */
export async function getConsultancyNews(
  ctx: ApiContext,
  asked: { section: ConsultancyNews; id: number },
): Promise<NewsPost> {
  requireUnionServices(ctx)
  const row = await readOneNews(ctx, asked)
  return toPost(row, row.html)
}

function requireUnionServices({ station }: ApiContext): void {
  if (!station.config.behaviour.unionServices) throw new ApiError('not_found', newsTexts.gone)
}

const toPost = ({ id, title, subtitle, image, publishedAt }: NewsHead, html = ''): NewsPost => ({
  id,
  date_gmt: publishedAt.toISOString(),
  title: { rendered: title },
  excerpt: { rendered: subtitle },
  content: { rendered: html },
  image,
})
