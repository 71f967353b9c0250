import { managedNews } from '#contract/console/news/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serveEntries } from '../entries/serve-entries.ts'
import { newsEntries } from './news-entries.ts'

export const managedNewsRoutes = (app: ApiApp): void => serveEntries(app, managedNews, newsEntries)
