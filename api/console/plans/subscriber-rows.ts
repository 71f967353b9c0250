import { desc, type SQL } from 'drizzle-orm'
import type { Subscriber } from '#contract/console/plans/schemas.ts'
import type { itemsOf } from '../../commerce/product-subscriptions/index.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'

/** A subscription with whose it is. */
type Found = { row: typeof subscriptions.$inferSelect; name: string; email: string }

/** Subscriptions of the station with whose they are, newest first: of plans and of products alike. */
export const subscribersWhere = ({ db, station }: ApiContext, condition: SQL | undefined, limit: number) =>
  db
    .select({ row: subscriptions, name: participants.name, email: participants.email })
    .from(subscriptions)
    .innerJoin(participants, withId(participants, subscriptions, subscriptions.participantId))
    .where(inStation(subscriptions, { station }, condition))
    .orderBy(desc(subscriptions.id))
    .limit(limit)

/** As owners read it, with its products among `items`. Pure. */
export const toSubscriber = (
  { row, name, email }: Found,
  items: Awaited<ReturnType<typeof itemsOf>>,
): Subscriber => ({
  id: row.id,
  person: { id: row.participantId, name, email },
  plan: row.planName,
  priceCents: row.priceCents,
  days: row.days,
  recurrence: row.recurrence,
  products: items
    .filter(({ subscriptionId }) => subscriptionId === row.id)
    .map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name)),
  state: row.state,
  since: row.createdAt.toISOString(),
  paidUntil: row.periodEnd?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  cancelReason: row.cancelReason,
})
