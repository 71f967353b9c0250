import { asc, count, desc, eq, not, sql } from 'drizzle-orm'
import { standaloneTypes } from '#contract/activity-types/index.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { activities, isStandalone } from '../../activities/participation/tables.ts'
import { type Move, wasMoved } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { changePart } from '../entries/owner-part.ts'
import { activityInStation, activityPart, toManaged } from './activity-rows.ts'

/** One place up or down in the order of the station. At an end nothing happens, nor when it was moved. @throws conflict, not_found */
export function moveActivity(
  ctx: ApiContext,
  { id, ...move }: { id: number } & Move,
): Promise<ManagedActivity> {
  return changePart(ctx, activityPart, {}, async (ctx) => {
    const { by } = move
    const row = await activityInStation(ctx, id)
    const place = await placeOf(ctx, row)
    const other = wasMoved(move, place) ? undefined : await neighbour(ctx, row, by)
    if (!other) return { answer: (ctx) => toManaged(ctx, row) }
    if (row.priority === other.priority) {
      await spreadOut(ctx)
      await swap(ctx, { id, priority: (place + by) * 10 }, { id: other.id, priority: place * 10 })
    } else await swap(ctx, { id, priority: other.priority }, { id: other.id, priority: row.priority })
    const sides = { before: { place }, after: { place: place + by } }
    return {
      done: { what: 'activity.move', part: `activity:${id}`, name: row.name, ...sides },
      answer: async (ctx) => toManaged(ctx, await activityInStation(ctx, id)),
    }
  })
}

/** The list that an activity stands in: that of all, or that of its own type (POL-11). */
const sameList = ({ typeId }: Place) =>
  standaloneTypes.includes(typeId) ? eq(activities.typeId, typeId) : not(isStandalone)

/** The activity that stands before (-1) or behind (1) another in the order of the station. */
async function neighbour({ db, station }: ApiContext, row: Place, by: -1 | 1) {
  const { id, priority } = row
  const own = sql`(${priority}::integer, ${id}::bigint)`
  const key = sql`(${activities.priority}, ${activities.id})`
  const [one] = await db
    .select({ id: activities.id, priority: activities.priority })
    .from(activities)
    .where(
      inStation(activities, { station }, sameList(row), by < 0 ? sql`${key} < ${own}` : sql`${key} > ${own}`),
    )
    .orderBy(...[activities.priority, activities.id].map((column) => (by < 0 ? desc(column) : asc(column))))
    .limit(1)
  return one
}

/** Which of its list it is, from 1 on. */
async function placeOf({ db, station }: ApiContext, row: Place): Promise<number> {
  const { id, priority } = row
  const [before] = await db
    .select({ many: count() })
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        sameList(row),
        sql`(${activities.priority}, ${activities.id}) < (${priority}::integer, ${id}::bigint)`,
      ),
    )
  return (before?.many ?? 0) + 1
}

/** Gives every activity a place of its own in its list, ten apart, in the order there is. */
async function spreadOut({ db, station }: ApiContext): Promise<void> {
  await db.execute(sql`
    update ${activities} set priority = ranked.place * 10
    from (
      select id, row_number() over (
        partition by case when ${isStandalone} then ${activities.typeId} end order by priority, id
      ) as place
      from ${activities} where station_id = ${station.id}
    ) as ranked
    where ${activities.stationId} = ${station.id} and ${activities.id} = ranked.id`)
}

type Place = { id: number; priority: number; typeId: number }
type Moved = Omit<Place, 'typeId'>

async function swap({ db, station }: ApiContext, ...places: [Moved, Moved]): Promise<void> {
  for (const { id, priority } of places)
    await db
      .update(activities)
      .set({ priority })
      .where(withId(activities, { station }, id))
}
