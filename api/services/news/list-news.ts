import type { News, NewsItem, NewsPage } from '#contract/services/news/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type NewsHead, readNews, readOneNews } from './read-news.ts'

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

const toItem = ({ id, title, subtitle, image, publishedAt }: NewsHead): NewsItem => ({
  id,
  title,
  subtitle,
  image,
  publishedAt: publishedAt.toISOString(),
})
