import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { cpfField } from '../../fields.ts'
import { dateField } from '../../person-fields.ts'
import * as schemas from './schemas.ts'

/** The way to pay: PIX, or a saved card; a card's number comes nowhere near this call (GAP-70). */
const paymentFields = {
  payment_method: z.enum(['pix', 'credit_card']).optional(),
  selected_card: idParam.optional(),
}

/** Reais, as a page showed them: another amount is a conflict that says so, and nothing is charged; left out, the price of now counts. */
const shownAmount = z.number().min(0).max(1e9)

const mine = z.object({ subscription: schemas.subscriptionSchema.nullable() })

export const getSubscription = endpoint({
  method: 'get',
  path: '/user-subscription',
  access: 'participant',
  tag: 'plans',
  summary: "The caller's subscription to a plan, or null (PLN-02, PLN-08)",
  answer: mine,
})

export const listSubscriptionCharges = endpoint({
  method: 'get',
  path: '/user-subscription/charges',
  access: 'participant',
  tag: 'plans',
  summary: 'What was charged for plans, newest first (PLN-08)',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(24) }),
  answer: z.object({ content: z.array(schemas.subscriptionChargeSchema) }),
})

export const quoteChange = endpoint({
  method: 'get',
  path: '/user-subscription/change/{planId}',
  access: 'participant',
  tag: 'plans',
  summary: 'What a change to this plan costs now, or when it begins (PLN-04, GAP-74)',
  params: z.object({ planId: idParam }),
  answer: schemas.changeQuoteSchema,
})

/** CPF and birthday are needed where the account has none (PLN-03). */
export const subscribe = endpoint({
  method: 'post',
  path: '/subscriptions',
  access: 'participant',
  tag: 'plans',
  summary: 'Subscribe to a plan, once per key (PLN-03)',
  idempotent: true,
  body: z.strictObject({
    plan_id: idParam,
    amount: shownAmount.optional(),
    cpf: cpfField.optional(),
    birthday: dateField.optional(),
    ...paymentFields,
  }),
  answer: schemas.subscriptionSchema,
})

/** An upgrade is charged now, what is cheaper begins with the next period; the plan that one has takes a change back. */
export const changeSubscription = endpoint({
  method: 'put',
  path: '/subscriptions/{id}',
  access: 'participant',
  tag: 'plans',
  summary: 'Another plan, or another way of paying (PLN-04, PLN-05, GAP-74)',
  idempotent: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({
    plan_id: idParam.optional(),
    amount: shownAmount.optional(),
    ...paymentFields,
  }),
  answer: schemas.subscriptionSchema,
})

export const cancelSubscription = endpoint({
  method: 'post',
  path: '/subscriptions/cancel',
  access: 'participant',
  tag: 'plans',
  summary: 'Leave the plan at the end of what is paid; twice is once (PLN-07)',
  body: z.strictObject({ cancelReason: z.enum(schemas.cancelReasons) }),
  answer: mine,
})

export const keepSubscription = endpoint({
  method: 'post',
  path: '/subscriptions/keep',
  access: 'participant',
  tag: 'plans',
  summary: 'Take back a cancellation or a change that waits for the end of the period (GAP-74)',
  answer: schemas.subscriptionSchema,
})

export const verifySubscription = endpoint({
  method: 'post',
  path: '/subscriptions/verify',
  access: 'participant',
  tag: 'plans',
  summary: 'Ask the gateway now whether the open charge was paid (PLN-08)',
  answer: mine,
})
