import { z } from 'zod'
import { orderStatuses } from '../../commerce/orders/status.ts'
import { dayField } from '../../day-fields.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { undoSchema } from '../../undo.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'sales', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const searchOrders = endpoint({
  ...team,
  method: 'get',
  path: '/management/orders',
  summary:
    'Orders of the station, newest first; `search` finds a code, a CPF, or who begins with these names or this e-mail; `before` is the number of the last line one has',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    state: z.enum([...orderStatuses, 'to_deliver']).optional(),
    from: dayField.optional(),
    to: dayField.optional(),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(24),
  }),
  answer: schemas.managedOrderPageSchema,
})

export const getManagedOrder = endpoint({
  ...team,
  method: 'get',
  path: '/management/orders/{id}',
  summary: 'Everything of an order, with its time line',
  params: byId,
  answer: schemas.managedOrderSchema,
})

/** For the scan of a receipt. */
export const findOrderByCode = endpoint({
  ...team,
  method: 'get',
  path: '/management/order-codes/{code}',
  summary: 'The number of the order with this code',
  params: z.object({ code: z.string().trim().min(1).max(40) }),
  answer: z.object({ id: z.number() }),
})

export const getActivityStock = endpoint({
  ...team,
  right: 'content',
  method: 'get',
  path: '/management/activities/{id}/stock',
  summary: 'What is left of the products of an activity (CAR-21)',
  params: byId,
  answer: z.object({ products: z.array(schemas.productStockSchema) }),
})

export const listStockMovements = endpoint({
  ...team,
  right: 'content',
  method: 'get',
  path: '/management/activities/{id}/stock/{number}/movements',
  summary: 'Why what is left of a product changed, newest first',
  params: byId.extend({ number: idParam }),
  query: z.object({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: z.object({ list: z.array(schemas.stockMovementSchema), next: z.number().nullable() }),
})

export const getOrderDay = endpoint({
  ...team,
  method: 'get',
  path: '/management/order-days/{day}',
  summary: 'What was sold and refunded on a day, and what waits now',
  params: z.object({ day: dayField }),
  answer: schemas.orderDaySchema,
})

/** Twice is once. */
export const deliverPart = endpoint({
  ...team,
  method: 'post',
  path: '/management/orders/{id}/parts/{activityId}/delivery',
  summary: 'What an activity brought of a paid order was handed over or fetched',
  params: byId.extend({ activityId: idParam }),
  answer: schemas.managedOrderSchema,
})

export const undoDelivery = endpoint({
  ...team,
  method: 'post',
  path: '/management/orders/{id}/parts/{activityId}/delivery/undo',
  summary: 'A delivery mark of the last ten minutes was wrong (GAP-142)',
  params: byId.extend({ activityId: idParam }),
  body: undoSchema,
  answer: schemas.managedOrderSchema,
})

export const refundOrder = endpoint({
  ...team,
  method: 'post',
  path: '/management/orders/{id}/refunds',
  summary: 'Give back an order, whole or in part, with a reason; by its number it is once (ORD-04)',
  params: byId,
  body: schemas.refundInputSchema,
  answer: schemas.managedOrderSchema,
})

export const listBookDays = endpoint({
  ...team,
  method: 'get',
  path: '/management/books',
  summary:
    'What came in, what went back and what stands in the ledger, by day, the newest first, and what all accounts come to',
  query: z.object({ to: dayField.optional(), days: z.coerce.number().int().min(1).max(92).default(14) }),
  answer: schemas.booksSchema,
})

/** It asks the gateway, and believes what it says: what differed by a lost webhook differs no more afterwards. */
export const reconcileDay = endpoint({
  ...team,
  method: 'post',
  path: '/management/reconciliations/{day}',
  summary:
    'Charges of a day as their gateway tells them, against ours, differences first; `next`, where some were not asked, is the `after` that goes on',
  params: z.object({ day: dayField }),
  query: z.object({ after: idParam.optional() }),
  answer: schemas.reconciledDaySchema,
})
