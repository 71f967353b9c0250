import * as calls from '#contract/services/news/endpoints.ts'
import { consultancyNews } from '#contract/services/news/sections.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getConsultancyNews, getNews, listConsultancyNews, listNews } from './list-news.ts'

export function newsRoutes(app: ApiApp): void {
  serve(app, calls.listNews, (ctx, { query }) => listNews(ctx, query))
  serve(app, calls.getNews, (ctx, { params }) => getNews(ctx, params.id))
  for (const section of consultancyNews) {
    const { list, get } = calls.consultancyNewsCalls[section]
    serve(app, list, (ctx, { query }) => listConsultancyNews(ctx, { section, ...query }))
    serve(app, get, (ctx, { params }) => getConsultancyNews(ctx, { section, ...params }))
  }
}
