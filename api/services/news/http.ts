import * as calls from '#contract/services/news/endpoints.ts'
import { consultancyNews } from '#contract/services/news/sections.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getConsultancyNews, getNews, listConsultancyNews, stationNews } from './list-news.ts'

export function newsRoutes(app: ApiApp): void {
  serve(app, calls.newsCalls.list, (ctx, { query }) => stationNews.list(ctx, query))
  serve(app, calls.newsCalls.get, (ctx, { params }) => getNews(ctx, params))
  for (const section of consultancyNews) {
    const { list, get } = calls.consultancyNewsCalls[section]
    serve(app, list, (ctx, { query }) => listConsultancyNews(ctx, { section, ...query }))
    serve(app, get, (ctx, { params }) => getConsultancyNews(ctx, { section, ...params }))
  }
}
