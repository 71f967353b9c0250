import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { quantityField } from '../cart/schemas.ts'
import * as schemas from './schemas.ts'

/** The way to pay: PIX, or a saved card. Left out, the newest card that can be used. */
const paymentFields = {
  payment_method: z.enum(['pix', 'credit_card']).optional(),
  selected_card: idParam.optional(),
}

const ofAction = z.object({ 'where[action_id]': idParam })
const byAction = z.object({ actionId: idParam })
const member = { access: 'participant', tag: 'subscriptions' } as const

export const listActionCharges = endpoint({
  ...member,
  method: 'get',
  path: '/user-subscribed-action',
  summary: 'Charges of products that the caller subscribed to, newest first, page by page (PLN-10)',
  query: ofAction.partial().extend({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    content: z.array(schemas.actionChargeSchema),
    /** The newest subscription to each activity of these charges, in their order. */
    subscriptions: z.array(schemas.actionSubscriptionSchema),
    next: z.number().nullable(),
  }),
})

export const getLastActionSubscription = endpoint({
  ...member,
  method: 'get',
  path: '/last-action-subscription',
  summary: "The caller's newest subscription to an activity, or null (ACT-21, PLN-10)",
  query: ofAction,
  answer: z.object({ content: schemas.actionSubscriptionSchema.nullable() }),
})

/**
 * Products of one activity. `amount` is what the page showed, all together: another one is a conflict, and nothing is charged. A card
 * that is refused answers a subscription that ended, and says why.
 */
export const subscribeToProducts = endpoint({
  ...member,
  method: 'post',
  path: '/subscribe-product-action',
  summary: 'Subscribe to products of an activity, once per key (ACT-21)',
  idempotent: true,
  body: z.strictObject({
    products: z.array(z.strictObject({ id: idParam, quantity: quantityField.default(1) })).max(100),
    amount: z.number().min(0).max(1e9).optional(),
    ...paymentFields,
  }),
  answer: schemas.actionSubscriptionSchema,
})

export const cancelActionSubscription = endpoint({
  ...member,
  method: 'post',
  path: '/cancel-user-subscribed-action/{actionId}',
  summary: 'Leave products at the end of what is paid; twice is once (PLN-11)',
  params: byAction,
  body: z.strictObject({ action_id: idParam.optional() }).optional(),
  answer: z.object({ content: schemas.actionSubscriptionSchema.nullable() }),
})

export const changeActionPayment = endpoint({
  ...member,
  method: 'put',
  path: '/user-subscribed-action/{actionId}/payment',
  summary: 'Another card, or PIX; what is unpaid is charged to it at once (PLN-10)',
  params: byAction,
  body: z.strictObject(paymentFields),
  answer: schemas.actionSubscriptionSchema,
})

export const verifyActionPayment = endpoint({
  ...member,
  method: 'post',
  path: '/user-subscribed-action/{actionId}/verify',
  summary: 'Ask the gateway now whether the open charge was paid',
  params: byAction,
  answer: z.object({ content: schemas.actionSubscriptionSchema.nullable() }),
})
