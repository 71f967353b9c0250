import * as calls from '#contract/console/orders/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { inLongReads, inQueueIfLong } from '../activities/heavy-reads.ts'
import { deliverPart, undoDelivery } from './deliver-part.ts'
import { findOrderByCode } from './find-order-by-code.ts'
import { getManagedOrder } from './get-managed-order.ts'
import { getOrderDay } from './get-order-day.ts'
import { listBookDays } from './list-book-days.ts'
import { reconcileDay } from './reconcile-day.ts'
import { refundOrder } from './refund-order.ts'
import { searchOrders } from './search-orders.ts'
import { getActivityStock } from './stock/get-activity-stock.ts'
import { listStockMovements } from './stock/list-stock-movements.ts'
import { orderManagementTexts as texts } from './texts.ts'

export function managedOrderRoutes(app: ApiApp): void {
  serve(app, calls.searchOrders, (ctx, { query }) =>
    inQueueIfLong(ctx, query, orderFile(query), () => searchOrders(ctx, query)),
  )
  serve(app, calls.getManagedOrder, (ctx, { params }) => getManagedOrder(ctx, params.id))
  serve(app, calls.findOrderByCode, (ctx, { params }) => findOrderByCode(ctx, params.code))
  serve(app, calls.deliverPart, (ctx, { params }) => deliverPart(ctx, params))
  serve(app, calls.undoDelivery, (ctx, { params, body }) => undoDelivery(ctx, { ...params, ...body }))
  serve(app, calls.refundOrder, (ctx, { params, body }) => refundOrder(ctx, { ...params, ...body }))
  serve(app, calls.listBookDays, (ctx, { query }) => inLongReads(ctx, () => listBookDays(ctx, query)))
  serve(app, calls.reconcileDay, (ctx, { params, query }) =>
    inLongReads(ctx, () => reconcileDay(ctx, { ...params, ...query })),
  )
  serve(app, calls.getOrderDay, (ctx, { params }) => getOrderDay(ctx, params.day))
  serve(app, calls.getActivityStock, (ctx, { params }) => getActivityStock(ctx, params.id))
  serve(app, calls.listStockMovements, (ctx, { params, query }) =>
    listStockMovements(ctx, { ...params, ...query }),
  )
}

type Narrowed = Pick<Parameters<typeof searchOrders>[1], 'state' | 'from' | 'to'>

/** Which orders a file holds, in words; of what was searched for nothing is kept, for it may be somebody's CPF. */
const orderFile = (query: Narrowed) => ({
  what: 'order.export',
  part: 'orders',
  name: async () => texts.file(query),
})
