import * as calls from '#contract/commerce/subscriptions/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { wayOf } from './bill.ts'
import { cancelSubscription, keepSubscription } from './cancel-subscription.ts'
import { quoteChange } from './change-plan.ts'
import { changeSubscription } from './change-subscription.ts'
import { getSubscription, listCharges, verifySubscription } from './get-subscription.ts'
import { subscribe } from './subscribe.ts'

export function subscriptionRoutes(app: ApiApp): void {
  serve(app, calls.getSubscription, (ctx) => getSubscription(ctx))
  serve(app, calls.listSubscriptionCharges, (ctx, { query }) => listCharges(ctx, query))
  serve(app, calls.quoteChange, (ctx, { params }) => quoteChange(ctx, params))
  serve(app, calls.subscribe, (ctx, { body, idempotencyKey }) => {
    const { plan_id: planId, amount, cpf, birthday } = body
    return subscribe(ctx, { planId, amount, cpf, birthday, ...wayOf(body) }, idempotencyKey)
  })
  serve(app, calls.changeSubscription, (ctx, { params: { id }, body, idempotencyKey }) => {
    const way = body.payment_method ? wayOf(body) : null
    return changeSubscription(ctx, { id, planId: body.plan_id, amount: body.amount, way }, idempotencyKey)
  })
  serve(app, calls.cancelSubscription, (ctx, { body }) => cancelSubscription(ctx, body.cancelReason))
  serve(app, calls.keepSubscription, (ctx) => keepSubscription(ctx))
  serve(app, calls.verifySubscription, (ctx) => verifySubscription(ctx))
}
