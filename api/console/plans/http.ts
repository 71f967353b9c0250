import * as calls from '#contract/console/plans/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveSaved } from '../entries/serve-entries.ts'
import { cancelSubscriber, changeSubscriber } from './change-subscriber.ts'
import { getSubscriber } from './get-subscriber.ts'
import { listPlanMonths } from './list-plan-months.ts'
import { listSubscribers } from './list-subscribers.ts'
import { planResource, withdrawPlan } from './plan-resource.ts'
import { listManagedPlans } from './plan-rows.ts'

export function managedPlanRoutes(app: ApiApp): void {
  serve(app, calls.listManagedPlans, (ctx) => listManagedPlans(ctx))
  serveSaved(app, calls.managedPlans, planResource)
  serve(app, calls.withdrawPlan, (ctx, { params, body }) => withdrawPlan(ctx, { ...params, ...body }))
  serve(app, calls.listSubscribers, (ctx, { query }) => listSubscribers(ctx, query))
  serve(app, calls.getSubscriber, (ctx, { params }) => getSubscriber(ctx, params))
  serve(app, calls.cancelSubscriber, (ctx, { params, body }) => cancelSubscriber(ctx, { ...params, ...body }))
  serve(app, calls.changeSubscriber, (ctx, { params, body }) => changeSubscriber(ctx, { ...params, ...body }))
  serve(app, calls.listPlanMonths, (ctx) => listPlanMonths(ctx))
}
