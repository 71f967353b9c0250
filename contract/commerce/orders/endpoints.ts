import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { fieldTexts } from '../../fields.ts'
import { writtenText } from '../../written-text.ts'
import * as schemas from './schemas.ts'

const orderId = z.object({ id: idParam })

const amount = z.number().min(0).max(1e9)
const typed = z.string().max(200)
/** `product-{id}` with its quantity, once for each thing of an activity, and where they go (D3§3). */
const cartEntry = z
  .object({
    action_id: idParam.optional(),
    deliveryLocation: z.number().nullish(),
    zipcode: typed.nullish(),
    address: typed.nullish(),
    number: typed.nullish(),
  })
  .catchall(z.union([z.number(), typed]))

/**
 * The part of the payment form that is read; 0 is a new card. A card's number and the fields beside it are dropped
 * unread (GAP-70).
 */
const paymentForm = z.object({
  type: z.enum(['wallet', 'pix', 'credit_card']).optional(),
  selected_card: z.number().nullish(),
  installments: z.number().nullish(),
})

const saysAmounts = (body: { final_value?: number | undefined; credit_card_value?: number | undefined }) =>
  body.final_value !== undefined && body.credit_card_value !== undefined

/**
 * GAP-63. What is ordered is what the cart and its steps say at this instant; each field of D3§3 that is sent is compared with it, never
 * taken from it, and what is not as it stands is a conflict that names it in `details.differs`. `final_value` and `credit_card_value` are
 * what the review showed: another amount is a conflict that says so. Without both, as D3§3 has it, `cart` says what was seen, and the
 * amounts are those that the last change of the cart answered, or the last conflict in its `details`.
 * The answer of a card that was refused is an order that is `cancelled` with its reason (CAR-18).
 */
export const createOrder = endpoint({
  method: 'post',
  path: '/product-orders',
  access: 'participant',
  tag: 'orders',
  summary: 'Order what is in the cart, once per key (CAR-22)',
  idempotent: true,
  body: z
    .strictObject({
      user_id: idParam.optional(),
      final_value: amount.optional(),
      credit_card_value: amount.optional(),
      /** `review` of the cart that was shown. */
      review: typed.optional(),
      cart: z.array(cartEntry).max(100).optional(),
      /** The wallet pays nothing of it (CAR-16). */
      isOnlyPayment: z.boolean().optional(),
      /** Empty where the wallet pays all (CAR-15). */
      payment: paymentForm.nullish(),
    })
    .refine((body) => body.cart !== undefined || saysAmounts(body), {
      path: ['final_value'],
      error: fieldTexts.required,
    }),
  answer: schemas.orderSchema,
})

export const listOrders = endpoint({
  method: 'get',
  path: '/product-orders-user/{userId}',
  access: 'participant',
  tag: 'orders',
  summary: "The user's orders, newest first (ORD-01)",
  params: z.object({ userId: idParam }),
  query: z.object({
    after: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(12),
  }),
  answer: schemas.ordersSchema,
})

/** The first element of `data` is the order; an empty list is none of the user's. */
export const getOrder = endpoint({
  method: 'get',
  path: '/product-orders',
  access: 'participant',
  tag: 'orders',
  summary: "One of the user's orders (ORD-02)",
  query: z.object({ 'where[id]': idParam }),
  answer: z.object({ data: z.array(schemas.orderSchema) }),
})

/** Ours: asked again and again by a page that waits, so it says no more than that. */
export const getOrderState = endpoint({
  method: 'get',
  path: '/product-orders/{id}/state',
  access: 'participant',
  tag: 'orders',
  summary: "The state of one of the user's orders (GAP-66)",
  params: orderId,
  answer: schemas.orderSchema.pick({ state: true }),
})

/** Ours: asks the gateway now, at most every few seconds (CAR-12). */
export const verifyOrder = endpoint({
  method: 'post',
  path: '/product-orders/{id}/verification',
  access: 'participant',
  tag: 'orders',
  summary: 'Whether an order is paid, read back from the gateway (CAR-12)',
  params: orderId,
  answer: schemas.orderSchema,
})

/** Ours: gives up an order that waits for its payment. Twice is once. */
export const cancelOrder = endpoint({
  method: 'post',
  path: '/product-orders/{id}/cancellation',
  access: 'participant',
  tag: 'orders',
  summary: 'Cancel an order that waits for its payment (GAP-64)',
  params: orderId,
  answer: schemas.orderSchema,
})

/** GAP-88: within seven days, everything goes back. Twice is once. */
export const withdrawOrder = endpoint({
  method: 'post',
  path: '/product-orders/{id}/withdrawal',
  access: 'participant',
  tag: 'orders',
  summary: "'Desistir da compra' within seven days (GAP-88)",
  params: orderId,
  body: z.strictObject({ reason: writtenText(300).optional() }),
  answer: schemas.orderSchema,
})

/** ORD-06: the page asks only where they are missing; once is for ever. */
export const createOrderVouchers = endpoint({
  method: 'put',
  path: '/create-vouchers-product-order/{orderId}',
  access: 'participant',
  tag: 'orders',
  summary: 'Make the vouchers of a paid order that has none yet (ORD-06, GAP-69)',
  params: z.object({ orderId: idParam }),
  answer: schemas.orderSchema,
})
