import * as calls from '#contract/commerce/orders/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { createOrder } from './create-order.ts'
import { cancelOrder } from './end-unpaid.ts'
import { getOrder, getOrderState, verifyOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { createOrderVouchers } from './make-vouchers.ts'
import { withdrawOrder } from './refund-order.ts'

export function orderRoutes(app: ApiApp): void {
  serve(app, calls.createOrder, (ctx, { body: { user_id: _, ...shown }, idempotencyKey }) =>
    createOrder(ctx, shown, idempotencyKey),
  )
  serve(app, calls.listOrders, (ctx, { query }) => listOrders(ctx, query))
  serve(app, calls.getOrder, (ctx, { query }) => getOrder(ctx, query['where[id]']))
  serve(app, calls.getOrderState, (ctx, { params }) => getOrderState(ctx, params.id))
  serve(app, calls.verifyOrder, (ctx, { params }) => verifyOrder(ctx, params.id))
  serve(app, calls.cancelOrder, (ctx, { params }) => cancelOrder(ctx, params.id))
  serve(app, calls.withdrawOrder, (ctx, { params, body }) => withdrawOrder(ctx, params.id, body.reason))
  serve(app, calls.createOrderVouchers, (ctx, { params }) => createOrderVouchers(ctx, params.orderId))
}
