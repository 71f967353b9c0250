import { countDistinct, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Today } from '#contract/console/schemas.ts'
import { comments } from '../activities/comments/tables.ts'
import { invitationMails } from '../activities/invitations/tables.ts'
import { activities, isOnAir } from '../activities/participation/tables.ts'
import { posts } from '../activities/posts/tables.ts'
import { orderParts, orders } from '../commerce/orders/tables.ts'
import { topUps } from '../commerce/top-ups/tables.ts'
import { participants } from '../people/access/tables.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import { registrationChanges } from '../people/registration-changes/tables.ts'
import { type ApiContext, may } from '../platform/context.ts'
import { inStation, withId } from '../platform/db/rows.ts'
import { appointments } from '../services/appointments/tables.ts'
import { supportMessages } from '../site/public/tables.ts'
import { figuresFor } from './figures.ts'
import { isPaid, isUndelivered } from './orders/order-rows.ts'
import { isOwnKind } from './own-areas.ts'
import { countWaitingCredits } from './people/decide-credit.ts'
import { countWaitingPoints } from './points/point-queue.ts'
import { toConfirm } from './top-ups/search-top-ups.ts'

/**
 * How the station does, what waits in the areas that the station has and the caller looks after, each kind by one statement, and for whoever makes the site how
 * far a new station came: whether an activity is on air, and whether somebody was invited or came. @throws forbidden
 */
export async function getToday(ctx: ApiContext): Promise<Today> {
  const isOfSite = may(ctx, 'site')
  await requireTeam(ctx)
  const [waiting, figures, activityOnAir, hasPeople, hasMailed] = await Promise.all([
    whatWaits(ctx),
    figuresFor(ctx),
    isOfSite && isThere(ctx, activities, inStation(activities, ctx, isOnAir)),
    isOfSite &&
      isThere(
        ctx,
        participants,
        inStation(participants, ctx, eq(participants.role, 'participant'), eq(participants.status, 'active')),
      ),
    isOfSite && isThere(ctx, invitationMails, inStation(invitationMails, ctx)),
  ])
  return { waiting, figures, activityOnAir, invited: hasPeople || hasMailed }
}

async function whatWaits(ctx: ApiContext): Promise<Today['waiting']> {
  const { features, behaviour } = ctx.station.config
  const { db } = ctx
  const [sells, answers] = [features.checkout && may(ctx, 'sales'), may(ctx, 'support')]
  const [toDeliver, transfers, asked, messages, texts, changes, points, approvals] = await Promise.all([
    sells ? countToDeliver(ctx) : 0,
    sells ? db.$count(topUps, inStation(topUps, ctx, toConfirm)) : 0,
    behaviour.unionServices && may(ctx, 'appointments') ? countAsked(ctx) : 0,
    answers
      ? db.$count(supportMessages, inStation(supportMessages, ctx, eq(supportMessages.state, 'open')))
      : 0,
    may(ctx, 'moderation') ? countWaitingTexts(ctx) : 0,
    answers && behaviour.preRegistration ? countChanges(ctx) : 0,
    may(ctx, 'points') ? countHanded(ctx) : 0,
    may(ctx, 'membership') ? countApprovals(ctx) : 0,
  ])
  const all: Today['waiting'] = [
    { kind: 'orders', count: toDeliver },
    { kind: 'topUps', count: transfers },
    { kind: 'appointments', count: asked },
    { kind: 'support', count: messages },
    { kind: 'texts', count: texts },
    { kind: 'registrationChanges', count: changes },
    { kind: 'points', count: points },
    { kind: 'approvals', count: approvals },
  ]
  return all.filter(({ count }) => count > 0)
}

/** From the parts that are not handed over yet, which have an index of their own, to their orders. */
async function countToDeliver(ctx: ApiContext): Promise<number> {
  const [row] = await ctx.db
    .select({ count: countDistinct(orderParts.orderId) })
    .from(orderParts)
    .innerJoin(orders, withId(orders, ctx, orderParts.orderId, isPaid))
    .where(inStation(orderParts, ctx, isUndelivered))
  return row?.count ?? 0
}

/** Their index begins with the kind: those of the caller are named. */
const countAsked = (ctx: ApiContext) =>
  ctx.db.$count(appointments, inStation(appointments, ctx, isOwnKind(ctx), eq(appointments.state, 'asked')))

const countChanges = (ctx: ApiContext) =>
  ctx.db.$count(registrationChanges, inStation(registrationChanges, ctx, isNull(registrationChanges.doneAt)))

/** Points by hand, for one person or many. */
async function countHanded(ctx: ApiContext): Promise<number> {
  const [one, many] = await Promise.all([countWaitingPoints(ctx), countWaitingCredits(ctx)])
  return one + many
}

/** Their own index has nobody else. */
const countApprovals = (ctx: ApiContext) =>
  ctx.db.$count(participants, inStation(participants, ctx, sql`${participants.status} = 'pending'`))

async function countWaitingTexts(ctx: ApiContext): Promise<number> {
  const [inThreads, onWall] = await Promise.all([
    ctx.db.$count(comments, inStation(comments, ctx, isNotNull(comments.waitsSince))),
    ctx.db.$count(posts, inStation(posts, ctx, isNotNull(posts.waitsSince))),
  ])
  return inThreads + onWall
}

async function isThere({ db }: ApiContext, table: PgTable, which: SQL): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(table).where(which).limit(1)
  return found.length > 0
}
