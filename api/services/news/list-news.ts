import type { FoundOthers, HomeMoments } from '#contract/activities/home/schemas.ts'
import type {
  News,
  NewsItem,
  NewsPage,
  NewsPost,
  NewsPostHead,
  NewsPostPage,
} from '#contract/services/news/schemas.ts'
import type { ConsultancyNews } from '#contract/services/news/sections.ts'
import type { OthersAsked } from '../../activities/home/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { findNews, type NewsHead, readNews, readOneNews } from './read-news.ts'
import { findOutside, listOutside } from './read-outside.ts'

/** News of the station, newest first (NWS-01). */
export async function listNews(ctx: ApiContext, { page }: { page: number }): Promise<NewsPage> {
  const { rows, next } = await readNews(ctx, { section: 'station', page })
  return { content: rows.map(toItem), next }
}

/** One of them (NWS-02). @throws not_found for what members may not read (yet) */
export async function getNews(ctx: ApiContext, id: number): Promise<News> {
  const row = await readOneNews(ctx, { section: 'station', id })
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
  const { content } = await listNews(ctx, { page: 1 })
  return { news: content.slice(0, onHome).map(({ subtitle: _, ...one }) => one) }
}

/** What a search finds of news. */
export async function newsFound(ctx: ApiContext, asked: OthersAsked): Promise<Partial<FoundOthers>> {
  if (asked.kind === 'products') return {}
  const { rows, total } = await findNews(ctx, asked)
  return { news: rows.map(toItem).map(({ subtitle: _, ...one }) => one), news_total: total }
}

const toItem = ({ id, title, subtitle, image, publishedAt }: NewsHead): NewsItem => ({
  id,
  title,
  subtitle,
  image,
  publishedAt: publishedAt.toISOString(),
})

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
  const { rows, next } = await readNews(ctx, { section, page })
  return { content: rows.map(toHead), next }
}

/** One of them (LEG-09, GAP-53). @throws not_found; unavailable (GAP-98) */
export async function getConsultancyNews(
  ctx: ApiContext,
  asked: { section: ConsultancyNews; id: number },
): Promise<NewsPost> {
  requireOption(ctx, 'unionServices')
  const { tags, wordpress } = ctx.station.config.news
  if (wordpress) return findOutside(ctx, { source: wordpress, tag: tags[asked.section], id: asked.id })
  const row = await readOneNews(ctx, asked)
  return { ...toHead(row), content: { rendered: row.html } }
}

const toHead = ({ id, title, subtitle, image, publishedAt }: NewsHead): NewsPostHead => ({
  id,
  date_gmt: publishedAt.toISOString(),
  title: { rendered: title },
  excerpt: { rendered: subtitle },
  image,
})
