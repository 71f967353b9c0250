import { homeMoments } from '../../activities/home/index.ts'
import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { exportNews, importNews } from './folder.ts'
import { newsRoutes } from './http.ts'
import { newsMoments } from './list-news.ts'
import { hasNews } from './read-news.ts'

/** News of the station and of its consultancies (NWS-01, NWS-02, LEG-08, PLS-05, CTB-04). */
export const newsArea: Area = {
  routes: newsRoutes,
  extensions: [
    openToMember.answeredBy(async (ctx) => ((await hasNews(ctx)) ? ['news'] : [])),
    homeMoments.answeredBy(newsMoments),
  ],
  folder: {
    import: (ctx, { config, content }) => importNews(ctx, config.id, content.news),
    export: async (ctx, stationId) => ({ news: await exportNews(ctx, stationId) }),
  },
}
