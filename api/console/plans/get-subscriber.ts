import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { mostPlans, type SubscriberDetail, shownBills } from '#contract/console/plans/schemas.ts'
import { payableCents } from '../../commerce/plans/index.ts'
import { plans } from '../../commerce/plans/tables.ts'
import { itemsOf } from '../../commerce/product-subscriptions/index.ts'
import { planPeriods } from '../../commerce/subscriptions/index.ts'
import { subscriptionBills, subscriptions } from '../../commerce/subscriptions/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { subscribersWhere, toSubscriber } from './subscriber-rows.ts'
import { planTexts } from './texts.ts'

type Row = typeof subscriptions.$inferSelect
type Bill = typeof subscriptionBills.$inferSelect

/** One subscription, to a plan or to products, with what comes next and what was charged, the newest first. @throws not_found */
export async function getSubscriber(ctx: ApiContext, { id }: { id: number }): Promise<SubscriberDetail> {
  await requireTeam(ctx)
  const { db } = ctx
  const [[found], bills] = await Promise.all([
    subscribersWhere(ctx, eq(subscriptions.id, id), 1),
    db
      .select()
      .from(subscriptionBills)
      .where(inStation(subscriptionBills, ctx, eq(subscriptionBills.subscriptionId, id)))
      .orderBy(desc(subscriptionBills.id))
      .limit(shownBills),
  ])
  if (!found) throw new ApiError('not_found', planTexts.unknownSubscriber)
  const { row } = found
  const [items, changesTo] = await Promise.all([
    itemsOf(ctx, row.planId === null ? [id] : []),
    plansToChangeTo(ctx, row),
  ])
  return {
    ...toSubscriber(found, items),
    ...{ activityId: row.activityId, changesTo },
    method: row.method,
    nextCharge: nextChargeOf(row, bills),
    nextPlan: row.nextPlanName,
    tries: row.tries,
    suspendsAt: row.suspendsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    bills: bills.map(toBill),
  }
}

/** What an owner may change it to from the end of what is paid: other plans on offer for no more than is paid now (GAP-74). */
async function plansToChangeTo(
  { db, station }: ApiContext,
  row: Row,
): Promise<SubscriberDetail['changesTo']> {
  if (row.planId === null || row.state !== 'active' || row.cancelledAt) return []
  const offered = await db
    .select()
    .from(plans)
    .where(inStation(plans, { station }, isNull(plans.deletedAt), isNotNull(plans.priceCents)))
    .orderBy(asc(plans.position), asc(plans.id))
    .limit(mostPlans)
  return offered
    .filter(({ days }) => planPeriods.includes(days))
    .map((plan) => ({ id: plan.id, name: plan.name, priceCents: payableCents(plan) }))
    .filter((plan) => plan.id !== row.planId && plan.priceCents <= row.priceCents)
}

/** What is tried next: of a bill that is open again, else of the period that follows. */
function nextChargeOf(row: Row, bills: readonly Bill[]): SubscriberDetail['nextCharge'] {
  if (row.state === 'ended' || row.state === 'suspended' || row.cancelledAt || !row.nextStepAt) return null
  const open = bills.find(({ state }) => state === 'open')
  const amountCents = open?.amountCents ?? row.nextPriceCents ?? row.priceCents
  if (amountCents === 0) return null
  const plan = open?.planName ?? row.nextPlanName ?? row.planName
  // A PIX can be paid some days before: it is due when the period ends, as its person reads.
  const at = row.state === 'active' && row.periodEnd ? row.periodEnd : row.nextStepAt
  return { at: at.toISOString(), amountCents, plan }
}

const toBill = (bill: Bill): SubscriberDetail['bills'][number] => ({
  id: bill.id,
  kind: bill.kind,
  state: bill.state,
  plan: bill.planName,
  amountCents: bill.amountCents,
  method: bill.method,
  periodStart: bill.periodStart.toISOString(),
  periodEnd: bill.periodEnd.toISOString(),
  createdAt: bill.createdAt.toISOString(),
  paidAt: bill.paidAt?.toISOString() ?? null,
  reason: bill.state === 'paid' ? null : bill.reason,
})
