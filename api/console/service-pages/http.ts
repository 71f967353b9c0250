import * as calls from '#contract/console/service-pages/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getManagedServicePage, saveServicePage } from './service-pages.ts'

export function managedServicePageRoutes(app: ApiApp): void {
  serve(app, calls.getManagedServicePage, (ctx, { params }) => getManagedServicePage(ctx, params.area))
  serve(app, calls.saveServicePage, (ctx, { params, body }) => saveServicePage(ctx, { ...params, ...body }))
}
