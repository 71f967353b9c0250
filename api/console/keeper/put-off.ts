import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { subscriptionBills, subscriptions } from '../../commerce/subscriptions/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { privacyRequests, retentionLists } from '../../people/privacy/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'

/** Owners see a week before what will be deleted (PPL-32). */
const noticeDays = 7

/** Moves what time alone would have brought by as long as a station was closed. */
export async function putOffByClosure(ctx: ApiContext, closedAt: Date): Promise<void> {
  await prolong(ctx, closedAt)
  await putOffDeletions(ctx, closedAt)
}

/**
 * Periods, and what is due by them, end as much later as a station was closed within them; a recurrence is counted from as much later,
 * too, and so are the bills of what is paid and of what is to be paid: whoever pays one gets the days that it says.
 */
async function prolong({ db, station, ports }: ApiContext, closedAt: Date): Promise<void> {
  const [from, now] = [closedAt, ports.clock.now()].map((at) => sql`${at.toISOString()}::timestamptz`)
  const { periodStart, periodEnd, nextStepAt, suspendsAt, anchorAt } = subscriptions
  const later = sql`(${now} - greatest(${from}, coalesce(${periodStart}, ${from})))`
  const isOpen = inStation(subscriptions, { station }, ne(subscriptions.state, 'ended'))
  const isCurrent = sql`${subscriptionBills.periodEnd} > ${from}`
  // What follows first: no two bills of a subscription begin on the same day, not even for a moment.
  for (const which of [
    eq(subscriptionBills.state, 'open'),
    and(eq(subscriptionBills.state, 'paid'), isCurrent),
  ])
    await db
      .update(subscriptionBills)
      .set({
        periodStart: sql`${subscriptionBills.periodStart} + ${later}`,
        periodEnd: sql`${subscriptionBills.periodEnd} + ${later}`,
      })
      .from(subscriptions)
      .where(
        and(
          isOpen,
          inStation(
            subscriptionBills,
            { station },
            eq(subscriptionBills.subscriptionId, subscriptions.id),
            which,
          ),
        ),
      )
  await db
    .update(subscriptions)
    .set({
      periodEnd: sql`${periodEnd} + ${later}`,
      nextStepAt: sql`${nextStepAt} + ${later}`,
      suspendsAt: sql`${suspendsAt} + ${later}`,
      anchorAt: sql`${anchorAt} + ${later}`,
    })
    .where(and(isOpen, isNotNull(periodEnd)))
}

/** A week to think is a week in which the page can be opened, and so is one in which a list can be held back. */
async function putOffDeletions({ db, station, ports }: ApiContext, closedAt: Date): Promise<void> {
  const closedMs = ports.clock.now().getTime() - closedAt.getTime()
  const later = sql`make_interval(secs => ${closedMs / 1_000})`
  await db
    .update(privacyRequests)
    .set({ actsAt: sql`${privacyRequests.actsAt} + ${later}` })
    .where(
      inStation(
        privacyRequests,
        { station },
        eq(privacyRequests.kind, 'deletion'),
        eq(privacyRequests.state, 'waiting'),
      ),
    )
  await db
    .update(participants)
    .set({ deletesAt: sql`${participants.deletesAt} + ${later}` })
    .where(inStation(participants, { station }, isNotNull(participants.deletesAt)))
  const week = new Date(ports.clock.now().getTime() + noticeDays * 86_400_000)
  await db
    .update(retentionLists)
    .set({ runsAt: sql`greatest(${retentionLists.runsAt}, ${week.toISOString()}::timestamptz)` })
    .where(inStation(retentionLists, { station }, inArray(retentionLists.state, ['listed', 'running'])))
}
