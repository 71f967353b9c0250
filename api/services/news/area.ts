import { desc } from 'drizzle-orm'
import { foundOthers, homeMoments } from '../../activities/home/index.ts'
import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { listPart } from '../../platform/list-part.ts'
import { newsRoutes } from './http.ts'
import { newsFound, newsMoments } from './list-news.ts'
import { hasNews } from './read-news.ts'
import { news } from './tables.ts'

/** News of the station and of its consultancies (NWS-01, NWS-02, LEG-08, PLS-05, CTB-04). */
export const newsArea: Area = {
  routes: newsRoutes,
  extensions: [
    openToMember.answeredBy(async (ctx) => ((await hasNews(ctx)) ? ['news'] : [])),
    homeMoments.answeredBy(newsMoments),
    foundOthers.answeredBy(newsFound),
  ],
  folder: listPart({
    field: 'news',
    table: news,
    order: [desc(news.publishedAt), desc(news.id)],
    toRow: ({ image = null, html, publishedAt, ...entry }) => ({
      ...entry,
      image,
      html: sanitizeHtml(html),
      publishedAt: new Date(publishedAt),
    }),
    toEntry: ({ image, publishedAt, ...entry }) => ({
      ...entry,
      image: image ?? undefined,
      publishedAt: publishedAt.toISOString(),
    }),
  }),
}
