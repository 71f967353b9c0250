import { nothingGiven, type PlanGives } from '#contract/commerce/plans/gives.ts'
import type { subscriptionBills, subscriptions } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type BillRow = typeof subscriptionBills.$inferSelect

/** What is subscribed to on the terms of one day: a plan, or products, which have no plan's number. */
export type Terms = {
  planId: number | null
  planName: string
  priceCents: number
  days: number
  gives: PlanGives
}
/** A plan on the terms of one day. */
export type PlanTerms = Terms & { planId: number }

export const termsOf = ({ planId, planName, priceCents, days, gives }: SubscriptionRow): Terms => ({
  planId,
  planName,
  priceCents,
  days,
  gives,
})

/** The same of a subscription to a plan. */
export function planTermsOf(row: SubscriptionRow): PlanTerms {
  const { planId, ...terms } = termsOf(row)
  if (planId === null) throw new Error('A subscription to products has no plan')
  return { planId, ...terms }
}

/** What it becomes at the period's end; null: it stays what it is. */
export function nextTermsOf(row: SubscriptionRow): PlanTerms | null {
  const { nextPlanId: planId, nextPlanName: planName, nextPriceCents: priceCents, nextDays: days } = row
  if (planId === null || planName === null || priceCents === null || days === null) return null
  return { planId, planName, priceCents, days, gives: row.nextGives ?? nothingGiven }
}

/** The columns of what it becomes, or of nothing. */
export const asNext = (terms: PlanTerms | null) => ({
  nextPlanId: terms?.planId ?? null,
  nextPlanName: terms?.planName ?? null,
  nextPriceCents: terms?.priceCents ?? null,
  nextDays: terms?.days ?? null,
  nextGives: terms?.gives ?? null,
})
