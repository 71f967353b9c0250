import * as calls from '#contract/commerce/product-subscriptions/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { wayOf } from '../subscriptions/index.ts'
import {
  cancelActionSubscription,
  changeActionPayment,
  verifyActionPayment,
} from './change-product-subscription.ts'
import { listActionCharges } from './list-action-charges.ts'
import { getLastSubscription } from './product-subscription-answer.ts'
import { subscribeToProducts } from './subscribe-to-products.ts'

export function productSubscriptionRoutes(app: ApiApp): void {
  serve(app, calls.listActionCharges, (ctx, { query }) => {
    const { 'where[action_id]': activityId, before, limit } = query
    return listActionCharges(ctx, { activityId, before, limit })
  })
  serve(app, calls.getLastActionSubscription, (ctx, { query }) =>
    getLastSubscription(ctx, query['where[action_id]']),
  )
  serve(app, calls.subscribeToProducts, (ctx, { body, idempotencyKey }) => {
    const { products, amount } = body
    return subscribeToProducts(ctx, { products, amount, way: wayOf(body) }, idempotencyKey)
  })
  serve(app, calls.cancelActionSubscription, (ctx, { params }) => cancelActionSubscription(ctx, params))
  serve(app, calls.changeActionPayment, (ctx, { params: { actionId }, body }) =>
    changeActionPayment(ctx, { actionId, way: wayOf(body) }),
  )
  serve(app, calls.verifyActionPayment, (ctx, { params }) => verifyActionPayment(ctx, params))
}
