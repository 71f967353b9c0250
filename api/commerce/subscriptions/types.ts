import type { subscriptionBills, subscriptions } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type BillRow = typeof subscriptionBills.$inferSelect

/** A plan on the terms of one day. */
export type Terms = { planId: number; planName: string; priceCents: number; days: number }

export const termsOf = ({ planId, planName, priceCents, days }: SubscriptionRow): Terms => ({
  planId,
  planName,
  priceCents,
  days,
})

/** What it becomes at the period's end; null: it stays what it is. */
export function nextTermsOf(row: SubscriptionRow): Terms | null {
  const { nextPlanId, nextPlanName, nextPriceCents, nextDays } = row
  if (nextPlanId === null || nextPlanName === null || nextPriceCents === null || nextDays === null)
    return null
  return { planId: nextPlanId, planName: nextPlanName, priceCents: nextPriceCents, days: nextDays }
}

/** The columns of what it becomes, or of nothing. */
export const asNext = (terms: Terms | null) => ({
  nextPlanId: terms?.planId ?? null,
  nextPlanName: terms?.planName ?? null,
  nextPriceCents: terms?.priceCents ?? null,
  nextDays: terms?.days ?? null,
})
