import { and, countDistinct, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm'
import { type Waiting, type WaitingKind, waitingKinds } from '#contract/console/schemas.ts'
import { comments } from '../activities/comments/tables.ts'
import { posts } from '../activities/posts/tables.ts'
import { orderParts, orders } from '../commerce/orders/tables.ts'
import { isUnpaid, subscriptions } from '../commerce/subscriptions/tables.ts'
import { topUps } from '../commerce/top-ups/tables.ts'
import { participants } from '../people/access/tables.ts'
import { dataRequests } from '../people/privacy/tables.ts'
import { registrationChanges } from '../people/registration-changes/tables.ts'
import { type ApiContext, may } from '../platform/context.ts'
import { inStation, withId } from '../platform/db/rows.ts'
import { appointments } from '../services/appointments/tables.ts'
import { supportMessages } from '../site/public/tables.ts'
import { stations } from '../stations/registry/tables.ts'
import { hasCases } from './case-readers/list-case-readers.ts'
import { isPaid, isUndelivered } from './orders/order-rows.ts'
import { isOwnKind } from './own-areas.ts'
import { countWaitingCredits } from './people/decide-credit.ts'
import { countWaitingPoints } from './points/point-queue.ts'
import { toConfirm } from './top-ups/search-top-ups.ts'

type Counts = Partial<Record<WaitingKind, SQL<number> | false>>

/**
 * What waits in the areas that the station has and the caller looks after: one statement, each kind by an index that has nothing else
 * (PPL-01). Whose it is the door has looked at with the session
 */
export async function getWaiting(ctx: ApiContext): Promise<Waiting> {
  const counts = countsFor(ctx)
  const asked = waitingKinds.flatMap((kind) => {
    const count = counts[kind]
    return count ? [[kind, count] as const] : []
  })
  if (asked.length === 0) return []
  const [row] = await ctx.db
    .select({ ...Object.fromEntries(asked), dueAt: nearestDue(ctx) })
    .from(stations)
    .where(eq(stations.id, ctx.station.id))
  const found = row as Partial<Record<WaitingKind, unknown>> | undefined
  return asked.flatMap(([kind]) => {
    const count = Number(found?.[kind] ?? 0)
    if (count === 0) return []
    return [{ kind, count, ...(kind === 'privacy' && row?.dueAt && { due: dueOf(ctx, row.dueAt) }) }]
  })
}

/** Until when the first of the requests by the law is answered (PPL-32). */
function nearestDue(ctx: ApiContext): SQL<Date | null> {
  const due = ctx.db
    .select({ at: min(dataRequests.dueAt) })
    .from(dataRequests)
    .where(inStation(dataRequests, ctx, eq(dataRequests.state, 'open')))
  return sql<Date | null>`${due}`.mapWith(dataRequests.dueAt)
}

const dueOf = ({ ports }: ApiContext, at: Date) => ({ at: at.toISOString(), isLate: at < ports.clock.now() })

function countsFor(ctx: ApiContext): Counts {
  const { features, behaviour } = ctx.station.config
  const { db } = ctx
  const [sells, answers] = [features.checkout && may(ctx, 'sales'), may(ctx, 'support')]
  return {
    orders: sells && toDeliver(ctx),
    topUps: sells && db.$count(topUps, inStation(topUps, ctx, toConfirm)),
    charges:
      sells &&
      db.$count(subscriptions, inStation(subscriptions, ctx, isUnpaid, isNotNull(subscriptions.planId))),
    appointments: behaviour.unionServices && may(ctx, 'appointments') && askedFor(ctx),
    caseAccounts:
      behaviour.unionServices &&
      may(ctx, 'cases') &&
      db.$count(participants, and(hasCases(ctx), isNull(participants.cpfConfirmedAt))),
    support:
      answers &&
      db.$count(supportMessages, inStation(supportMessages, ctx, eq(supportMessages.state, 'open'))),
    texts: may(ctx, 'moderation') && waitingTexts(ctx),
    registrationChanges: answers && behaviour.preRegistration && openChanges(ctx),
    // By hand, for one person or many.
    points: may(ctx, 'points') && sql`${countWaitingPoints(ctx)} + ${countWaitingCredits(ctx)}`,
    approvals:
      may(ctx, 'membership') &&
      db.$count(participants, inStation(participants, ctx, sql`${participants.status} = 'pending'`)),
    privacy:
      may(ctx, 'privacy') &&
      db.$count(dataRequests, inStation(dataRequests, ctx, eq(dataRequests.state, 'open'))),
  }
}

/** From the parts that are not handed over yet, which have an index of their own, to their orders. */
function toDeliver(ctx: ApiContext): SQL<number> {
  const count = ctx.db
    .select({ count: countDistinct(orderParts.orderId) })
    .from(orderParts)
    .innerJoin(orders, withId(orders, ctx, orderParts.orderId, isPaid))
    .where(inStation(orderParts, ctx, isUndelivered))
  return sql`${count}`
}

/** Their index begins with the kind: those of the caller are named. */
const askedFor = (ctx: ApiContext) =>
  ctx.db.$count(appointments, inStation(appointments, ctx, isOwnKind(ctx), eq(appointments.state, 'asked')))

const openChanges = (ctx: ApiContext) =>
  ctx.db.$count(registrationChanges, inStation(registrationChanges, ctx, isNull(registrationChanges.doneAt)))

const waitingTexts = ({ db, station }: ApiContext): SQL<number> =>
  sql`${db.$count(comments, inStation(comments, { station }, isNotNull(comments.waitsSince)))}
    + ${db.$count(posts, inStation(posts, { station }, isNotNull(posts.waitsSince)))}`
