import * as calls from '#contract/commerce/plans/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getPlan, listPlans } from './list-plans.ts'

export function planRoutes(app: ApiApp): void {
  serve(app, calls.listPlans, (ctx) => listPlans(ctx))
  serve(app, calls.getPlan, (ctx, { params }) => getPlan(ctx, params))
}
