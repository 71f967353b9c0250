import * as calls from '#contract/console/top-ups/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { confirmTopUp, refuseTopUp, undoTopUp } from './decide-top-up.ts'
import { searchTopUps } from './search-top-ups.ts'
import { getManagedTopUp } from './top-up-rows.ts'

export function managedTopUpRoutes(app: ApiApp): void {
  serve(app, calls.searchTopUps, (ctx, { query }) => searchTopUps(ctx, query))
  serve(app, calls.getManagedTopUp, (ctx, { params }) => getManagedTopUp(ctx, params.id))
  serve(app, calls.confirmTopUp, (ctx, { params, body }) => confirmTopUp(ctx, { ...params, ...body }))
  serve(app, calls.undoTopUp, (ctx, { params, body }) => undoTopUp(ctx, { ...params, ...body }))
  serve(app, calls.refuseTopUp, (ctx, { params, body }) => refuseTopUp(ctx, { ...params, ...body }))
}
