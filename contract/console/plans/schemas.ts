import { z } from 'zod'
import { planGivesSchema } from '../../commerce/plans/gives.ts'
import { subscriptionStates } from '../../commerce/subscriptions/schemas.ts'
import { assetField } from '../../content-fields.ts'
import { idParam } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { recurrences } from '../../recurrence.ts'
import { optionalText, writtenText } from '../../written-text.ts'

/** As many as a station may offer at a time. */
export const mostPlans = 30
/** With those that were withdrawn: pages of owners show them all. */
export const mostKeptPlans = 200
export const mostBenefits = 20

/** A plan as an owner writes it (GAP-73: no other period). Benefits are lines of one text, each a benefit. */
export const planInputSchema = z.strictObject({
  name: requiredText(mostLetters.plan.name),
  description: optionalText(mostLetters.plan.description).default(''),
  /** Centavos of a period before the discount; null is 'A negociar'. */
  priceCents: z.int().min(0).max(100_000_000).nullable().default(null),
  /** Centavos off it. */
  discountCents: z.int().min(0).max(100_000_000).default(0),
  days: z.union([z.literal(30), z.literal(183), z.literal(365)]),
  benefits: optionalText(mostLetters.plan.benefits).default(''),
  image: assetField.nullable().default(null),
  purchaseText: optionalText(mostLetters.plan.purchaseText).default(''),
  highlighted: z.boolean().default(false),
  /** What the platform itself gives. */
  gives: planGivesSchema.prefault({}),
})
export type PlanInput = z.output<typeof planInputSchema>

/** A plan for its owners, with how many have it; those who have it on other terms keep theirs. */
export const managedPlanSchema = z.object({
  id: z.number(),
  ...planInputSchema.shape,
  isWithdrawn: z.boolean(),
  /** It was never offered yet; it counts as withdrawn. */
  isDraft: z.boolean(),
  subscribers: z.number(),
  /** Of these, how many pay another price or period than the plan says now. */
  onOtherTerms: z.number(),
  tag: z.string(),
})
export type ManagedPlan = z.output<typeof managedPlanSchema>

/** Somebody who has or had a plan, or products of an activity that come again. Amounts in centavos. */
export const subscriberSchema = z.object({
  id: z.number(),
  person: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  plan: z.string(),
  priceCents: z.number(),
  days: z.number(),
  /** How often products come; null of a plan. */
  recurrence: z.enum(recurrences).nullable(),
  /** What comes each time: '2 × Caixa pequena'; none of a plan. */
  products: z.array(z.string()),
  state: z.enum(subscriptionStates),
  since: z.string(),
  paidUntil: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
})
export type Subscriber = z.output<typeof subscriberSchema>

/** Who is looked for, and from whom on. */
export const subscriberFilterSchema = z.object({
  search: z.string().max(100).optional(),
  state: z.enum(subscriptionStates).optional(),
  plan: idParam.optional(),
  /** Of the products of this activity, in place of plans (ACT-21). */
  activity: idParam.optional(),
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})
export type SubscriberFilter = z.output<typeof subscriberFilterSchema>

/** What a period of a plan, or what is left of one, was charged for. Amounts in centavos. */
export const subscriberBillSchema = z.object({
  id: z.number(),
  kind: z.enum(['first', 'renewal', 'upgrade']),
  state: z.enum(['open', 'paid', 'void']),
  plan: z.string(),
  amountCents: z.number(),
  method: z.enum(['pix', 'credit_card']).nullable(),
  periodStart: z.string(),
  periodEnd: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Why the last try was refused. */
  reason: z.string().nullable(),
})
export type SubscriberBill = z.output<typeof subscriberBillSchema>

/** As many bills as the page of a subscriber shows, the newest. */
export const shownBills = 36

/** One of them with what comes next and what was charged. */
export const subscriberDetailSchema = subscriberSchema.extend({
  /** Whose products they are; null of a plan. */
  activityId: z.number().nullable(),
  /** Plans an owner may change it to from the end of what is paid; none of products (GAP-74). */
  changesTo: z.array(z.object({ id: z.number(), name: z.string(), priceCents: z.number() })),
  method: z.enum(['pix', 'credit_card']).nullable(),
  /** Null: nothing is charged any more. */
  nextCharge: z.object({ at: z.string(), amountCents: z.number(), plan: z.string() }).nullable(),
  /** What it becomes when what is paid ends. */
  nextPlan: z.string().nullable(),
  /** Refused tries of the period that is due. */
  tries: z.number(),
  suspendsAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  bills: z.array(subscriberBillSchema),
})
export type SubscriberDetail = z.output<typeof subscriberDetailSchema>

const reason = writtenText(mostLetters.reason)
export const subscriberEndSchema = z.strictObject({ reason })
export const subscriberChangeSchema = z.strictObject({ planId: idParam, reason })

/** What plans brought in a month of the station's calendar, and who came and went. Amounts in centavos. */
export const planMonthSchema = z.object({
  /** `2026-03`. */
  month: z.string(),
  paidCents: z.number(),
  refundedCents: z.number(),
  /** Charges that a bank refused. */
  failed: z.number(),
  /** Of all charges of the month that were decided. */
  decided: z.number(),
  /** Who had a paid or free plan when it began. */
  atStart: z.number(),
  came: z.number(),
  left: z.number(),
})
export type PlanMonth = z.output<typeof planMonthSchema>
/** The last of them is the current one. */
export const shownMonths = 12
