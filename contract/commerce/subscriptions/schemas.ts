import { z } from 'zod'

/** The reasons to leave a plan (PLN-07), in the order of the dialog; the words are literal. */
export const cancelReasons = [
  'Prefiro não mencionar',
  'Não acho um bom custo-benefício',
  'Não utilizo mais o produto',
  'Outro',
] as const

/**
 * `pending`: its first charge is not paid yet · `active` · `past_due`: a period began that is not paid, what the plan gives is still
 * given · `suspended`: it is not any more, and comes back with the payment · `ended`.
 */
export const subscriptionStates = ['pending', 'active', 'past_due', 'suspended', 'ended'] as const

/** A plan as somebody has it: its price is that of the day it was bought or changed to, in reais after discount. */
const heldPlanSchema = z.object({ id: z.number(), name: z.string(), price: z.number(), days: z.number() })

/** A charge of a subscription that is to be paid, or was. Amounts in reais. */
export const subscriptionChargeSchema = z.object({
  id: z.number(),
  kind: z.enum(['first', 'renewal', 'upgrade']),
  plan: z.string(),
  amount: z.number(),
  paid: z.boolean(),
  /** No charge any more: it was refused, ran out of time, or something took its place. */
  is_void: z.boolean(),
  createdAt: z.string(),
  paid_at: z.string().nullable(),
  /** The period it pays. */
  from: z.string(),
  until: z.string(),
  payment_method: z.enum(['pix', 'credit_card']).nullable(),
})

/** A pending payment: a PIX to be paid, or a card whose bank has not answered. */
export const openPaymentSchema = z.object({
  charge_id: z.number(),
  /** Ours: what it pays, and of which plan. */
  kind: z.enum(['first', 'renewal', 'upgrade']),
  plan: z.string(),
  payment_method: z.enum(['pix', 'credit_card']).nullable(),
  amount: z.number(),
  /** The PIX code to pay with now. */
  pix_qr_code: z.string().nullable(),
  expiration_date: z.string().nullable(),
  /** Whether nobody knows yet if the card was charged; nothing is charged twice. */
  is_in_doubt: z.boolean(),
  /** The reason why the last try was refused. */
  reason: z.string().nullable(),
})

/** A member's subscription to a plan (D3§3). */
export const subscriptionSchema = z.object({
  internal_id: z.number(),
  state: z.enum(subscriptionStates),
  plan: heldPlanSchema,
  payment_method: z.enum(['pix', 'credit_card']).nullable(),
  card: z.object({ brand: z.string(), last_digits: z.string(), expiration_date: z.string() }).nullable(),
  /** Until when it is paid; null before the first payment. */
  current_period_end: z.string().nullable(),
  /** The newest charge that was paid. */
  transaction: z.object({ id: z.number(), date_created: z.string() }).nullable(),
  createdAt: z.string(),
  cancelled_at: z.string().nullable(),
  /** The plan after the end of the period (GAP-74). */
  next_plan: heldPlanSchema.nullable(),
  open_payment: openPaymentSchema.nullable(),
  /** The reason why the newest charge failed, in the gateway's words. */
  refusal: z.string().nullable(),
  /** The time of the next try with the card, and the time from which the plan gives nothing where nothing is paid until then. */
  next_try_at: z.string().nullable(),
  suspends_at: z.string().nullable(),
})
export type Subscription = z.output<typeof subscriptionSchema>
export type SubscriptionCharge = z.output<typeof subscriptionChargeSchema>

/** The terms of a change to another plan today (GAP-74). Amounts in reais. */
export const changeQuoteSchema = z.object({
  kind: z.enum(['upgrade', 'downgrade']),
  plan: heldPlanSchema,
  /** The worth of the paid days that are left, taken off the price. */
  credit: z.number(),
  /** The amount charged now; 0 where the change waits for the end of the period. */
  amount: z.number(),
  /** The beginning of the other plan. */
  starts_at: z.string(),
})
export type ChangeQuote = z.output<typeof changeQuoteSchema>
