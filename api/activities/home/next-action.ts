import { and, asc, eq, gte, inArray, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import {
  actionCards,
  cardColumns,
  cardSource,
  decide,
  seatsOffered,
  timesOf,
  typesTakenHere,
} from '../participation/index.ts'
import { activities, activitySeats, isOnAir } from '../participation/tables.ts'
import { doneBy } from './list-actions.ts'
import { collectionActivities } from './tables.ts'

/** Of the nearest ones, so many are looked at: all of them being locked or sold out, there is none. */
const mostLookedAt = 24

/**
 * The activity to do after this one: open to the caller now and new to them; of its journeys first, in the order that goes on from it,
 * then of 'now playing' and its categories, then of all by priority. Null: there is none (ACT-S08, GAP-150).
 */
export async function getNextAction(ctx: ApiContext, id: number): Promise<{ content: ActionCard | null }> {
  const rows = await nearest(ctx, id)
  const cards = await actionCards(ctx, await cardSource(ctx, rows))
  const content = cards.find((card, at) => {
    const row = rows[at]
    return row !== undefined && isOpen(ctx, row, card)
  })
  return { content: content ?? null }
}

type Row = Awaited<ReturnType<typeof nearest>>[number]

function isOpen({ ports, station }: ApiContext, row: Row, card: ActionCard): boolean {
  const { timezone: timeZone } = station.config
  const { userActions, prerequisites, only_for } = card
  const offer = seatsOffered(row.typeId, row.body)
  const planLock = only_for && { names: only_for.plans, isOpen: only_for.is_open }
  const { state } = decide(
    row,
    { userActions, prerequisites, planLock },
    {
      now: ports.clock.now(),
      timeZone,
      takesParticipations: true,
      worth: timesOf(row, timeZone).worth,
      seats: offer && { ...offer, left: offer.total === null ? null : offer.total - (row.taken ?? 0) },
    },
  )
  return state === 'open'
}

/** Activities that are in their window and that the caller never did, nearest to this one first. */
function nearest(ctx: ApiContext, activityId: number) {
  const now = ctx.ports.clock.now()
  const near = besides(ctx, activityId)
  return ctx.db
    .select({ ...cardColumns, taken: activitySeats.taken })
    .from(activities)
    .leftJoin(near, eq(near.activityId, activities.id))
    .leftJoin(activitySeats, inStation(activitySeats, ctx, eq(activitySeats.activityId, activities.id)))
    .where(
      inStation(
        activities,
        ctx,
        isOnAir,
        ne(activities.id, activityId),
        inArray(activities.typeId, typesTakenHere()),
        lte(activities.participationStart, now),
        gte(activities.participationEnd, now),
        notInArray(activities.id, doneBy(ctx)),
      ),
    )
    .orderBy(
      sql`${near.nearness} nulls last`,
      asc(near.isBefore),
      asc(near.position),
      asc(activities.priority),
      asc(activities.id),
    )
    .limit(mostLookedAt)
}

/** What stands in a collection with an activity, each once: where it is nearest, and whether it comes before it there. */
function besides(ctx: ApiContext, id: number) {
  const { db } = ctx
  const { kind, collectionId, activityId, position } = collectionActivities
  const own = db
    .select({ kind, collectionId, position })
    .from(collectionActivities)
    .where(inStation(collectionActivities, ctx, eq(activityId, id)))
    .as('own')
  const nearness = sql<number>`array_position(array['journey', 'now-playing', 'category'], ${kind})`
  const isBefore = sql<boolean>`${position} < ${own.position}`
  return db
    .selectDistinctOn([activityId], {
      activityId,
      nearness: nearness.as('nearness'),
      isBefore: isBefore.as('is_before'),
      position,
    })
    .from(collectionActivities)
    .innerJoin(own, and(eq(own.kind, kind), eq(own.collectionId, collectionId)))
    .where(inStation(collectionActivities, ctx))
    .orderBy(activityId, nearness, isBefore, position)
    .as('near')
}
