import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type SubscriberDetail, shownBills } from '#contract/console/plans/schemas.ts'
import { subscriptionBills, subscriptions } from '../../commerce/subscriptions/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { toSubscriber } from './list-subscribers.ts'
import { planTexts } from './texts.ts'

type Row = typeof subscriptions.$inferSelect
type Bill = typeof subscriptionBills.$inferSelect

/** One subscription with what comes next and what was charged, the newest first. @throws not_found */
export async function getSubscriber(ctx: ApiContext, { id }: { id: number }): Promise<SubscriberDetail> {
  await requireOwner(ctx)
  const { db, station } = ctx
  const [[found], bills] = await Promise.all([
    db
      .select({ row: subscriptions, name: participants.name, email: participants.email })
      .from(subscriptions)
      .innerJoin(
        participants,
        and(
          eq(participants.stationId, subscriptions.stationId),
          eq(participants.id, subscriptions.participantId),
        ),
      )
      .where(
        and(
          eq(subscriptions.stationId, station.id),
          eq(subscriptions.id, id),
          isNotNull(subscriptions.planId),
        ),
      ),
    db
      .select()
      .from(subscriptionBills)
      .where(and(eq(subscriptionBills.stationId, station.id), eq(subscriptionBills.subscriptionId, id)))
      .orderBy(desc(subscriptionBills.id))
      .limit(shownBills),
  ])
  if (!found) throw new ApiError('not_found', planTexts.unknownSubscriber)
  const { row } = found
  return {
    ...toSubscriber(found, []),
    method: row.method,
    nextCharge: nextChargeOf(row, bills),
    nextPlan: row.nextPlanName,
    tries: row.tries,
    suspendsAt: row.suspendsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    bills: bills.map(toBill),
  }
}

/** What is tried next: of a bill that is open again, else of the period that follows. */
function nextChargeOf(row: Row, bills: readonly Bill[]): SubscriberDetail['nextCharge'] {
  if (row.state === 'ended' || row.state === 'suspended' || row.cancelledAt || !row.nextStepAt) return null
  const open = bills.find(({ state }) => state === 'open')
  const amountCents = open?.amountCents ?? row.nextPriceCents ?? row.priceCents
  if (amountCents === 0) return null
  const plan = open?.planName ?? row.nextPlanName ?? row.planName
  return { at: row.nextStepAt.toISOString(), amountCents, plan }
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
