import { z } from 'zod'
import { recurrences } from '../../recurrence.ts'
import { openPaymentSchema, subscriptionStates } from '../subscriptions/schemas.ts'

/** A charge of products that come again (D3§3, PLN-10): paid, or to be paid. Amounts in reais. */
export const actionChargeSchema = z.object({
  id: z.number(),
  actionId: z.number(),
  /** `description` is the activity's name on the day of the charge. */
  action_subscription: z.object({
    action_id: z.number(),
    recurrence: z.enum(recurrences),
    description: z.string(),
  }),
  /** The period it pays, in days of the station: '31/01/2026 a 28/02/2026'. */
  vigencia: z.string(),
  price: z.number(),
  paid: z.boolean(),
  createdAt: z.string(),
  /** The end of that period. */
  expiration: z.string(),
  /** Its subscription was cancelled, or is over. */
  cancelled: z.boolean(),
  /** Ours: which of the caller's subscriptions it is of. */
  subscription_id: z.number(),
  payment_method: z.enum(['pix', 'credit_card']).nullable(),
})
export type ActionCharge = z.output<typeof actionChargeSchema>

/** A member's subscription to products of an activity (ACT-21). Amounts in reais. */
export const actionSubscriptionSchema = z.object({
  id: z.number(),
  action_id: z.number(),
  /** The activity's name on the day it was taken. */
  description: z.string(),
  /** `suspended` is a plan's alone: what is not paid after the last try is over. */
  state: z.enum(subscriptionStates),
  recurrence: z.enum(recurrences),
  /** Each time, all its products together. */
  price: z.number(),
  products: z.array(z.object({ id: z.number(), name: z.string(), quantity: z.number(), price: z.number() })),
  payment_method: z.enum(['pix', 'credit_card']).nullable(),
  card: z.object({ brand: z.string(), last_digits: z.string(), expiration_date: z.string() }).nullable(),
  /** Until when it is paid; null before the first payment. */
  current_period_end: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  createdAt: z.string(),
  open_payment: openPaymentSchema.nullable(),
  /** The reason why the newest charge failed, in the gateway's words. */
  refusal: z.string().nullable(),
  /** The time of the next try with the card, and the end of the subscription where nothing is paid until then. */
  next_try_at: z.string().nullable(),
  ends_at: z.string().nullable(),
})
export type ActionSubscription = z.output<typeof actionSubscriptionSchema>
