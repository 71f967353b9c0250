import { mostFound } from '#contract/activities/home/endpoints.ts'
import type { FoundOthers, HomeMoments } from '#contract/activities/home/schemas.ts'
import type { News, NewsItem, NewsPost, NewsPostHead, NewsPostPage } from '#contract/services/news/schemas.ts'
import type { ConsultancyNews } from '#contract/services/news/sections.ts'
import type { OthersAsked } from '../../activities/home/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { type NewsHead, newsOf } from './read-news.ts'
import { findOutside, listOutside } from './read-outside.ts'
import { news } from './tables.ts'

const toItem = ({ id, title, subtitle, image, publishedAt }: NewsHead): NewsItem => ({
  ...{ id, title, subtitle, image },
  publishedAt: publishedAt.toISOString(),
})

/** News of the station, newest first (NWS-01). */
export const stationNews = newsOf('station', toItem)

/** One of them (NWS-02). @throws not_found for what members may not read (yet) */
export async function getNews(ctx: ApiContext, asked: { id: number }): Promise<News> {
  const row = await stationNews.get(ctx, asked)
  return { ...toItem(row), body: row.html }
}

/** News that a home has room for. */
const onHome = 3

/** What the home of a member says of news: the newest of them. */
export async function newsMoments(
  ctx: ApiContext,
  { begins }: { begins: string },
): Promise<Partial<HomeMoments>> {
  if (begins !== 'services') return {}
  const { content } = await stationNews.list(ctx, { page: 1 })
  return { news: content.slice(0, onHome).map(({ subtitle: _, ...one }) => one) }
}

/** What a search finds of news. */
export async function newsFound(
  ctx: ApiContext,
  { search, kind, limit, offset }: OthersAsked,
): Promise<Partial<FoundOthers>> {
  if (kind === 'products') return {}
  const asked = { column: news.title, limit, offset, most: mostFound }
  const { found, total } = await stationNews.search(ctx, search, asked)
  return { news: found.map(({ subtitle: _, ...one }) => one), news_total: total }
}

const toHead = ({ id, title, subtitle, image, publishedAt }: NewsHead): NewsPostHead => ({
  id,
  date_gmt: publishedAt.toISOString(),
  title: { rendered: title },
  excerpt: { rendered: subtitle },
  image,
})

const ofConsultancies = {
  legal: newsOf('legal', toHead),
  political: newsOf('political', toHead),
  accounting: newsOf('accounting', toHead),
} satisfies Record<ConsultancyNews, unknown>

type Asked = { section: ConsultancyNews; page: number; tagId?: number | undefined }

/**
 * News of a consultancy, newest first, in the form of WordPress (LEG-08, PLS-05, CTB-04, GAP-92): the station's own, or those
 * that are written where its configuration says. Another tag than the station's own for it marks none.
 * @throws not_found on stations without these services; unavailable while those from outside cannot be had (GAP-98)
 */
export async function listConsultancyNews(
  ctx: ApiContext,
  { section, page, tagId }: Asked,
): Promise<NewsPostPage> {
  requireOption(ctx, 'unionServices')
  const { tags, wordpress } = ctx.station.config.news
  if (tagId !== undefined && tagId !== tags[section]) return { content: [], next: null }
  if (wordpress) return listOutside(ctx, { source: wordpress, tag: tags[section], page })
  return ofConsultancies[section].list(ctx, { page })
}

/** One of them (LEG-09, GAP-53). @throws not_found; unavailable (GAP-98) */
export async function getConsultancyNews(
  ctx: ApiContext,
  asked: { section: ConsultancyNews; id: number },
): Promise<NewsPost> {
  requireOption(ctx, 'unionServices')
  const { tags, wordpress } = ctx.station.config.news
  if (wordpress) return findOutside(ctx, { source: wordpress, tag: tags[asked.section], id: asked.id })
  const row = await ofConsultancies[asked.section].get(ctx, asked)
  return { ...toHead(row), content: { rendered: row.html } }
}
