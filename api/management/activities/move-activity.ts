import { and, asc, eq, sql } from 'drizzle-orm'
import type { ManagedActivity } from '#contract/management/activities/schemas.ts'
import { activities } from '../../activities/tables.ts'
import type { ApiContext } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { touchStation } from '../../stations/index.ts'
import { audit } from '../audit.ts'
import { requireOwner } from '../managed-site.ts'
import { activityInStation, lockActivities, toManaged } from './activity-rows.ts'

/** One place up or down in the order of the station. At an end nothing happens. @throws not_found */
export async function moveActivity(
  outer: ApiContext,
  { id, by }: { id: number; by: -1 | 1 },
): Promise<ManagedActivity> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    await lockActivities(ctx)
    const row = await activityInStation(ctx, id)
    const order = await orderOf(ctx)
    const at = order.findIndex((one) => one.id === id)
    const other = order[at + by]
    if (!other) return toManaged(ctx, row)
    const own = order[at]?.priority ?? row.priority
    if (own === other.priority) {
      await spreadOut(ctx)
      await swap(ctx, { id, priority: (at + by + 1) * 10 }, { id: other.id, priority: (at + 1) * 10 })
    } else await swap(ctx, { id, priority: other.priority }, { id: other.id, priority: own })
    await audit(ctx, {
      who: owner.name,
      participantId: owner.id,
      what: 'activity.move',
      part: `activity:${id}`,
      before: { place: at + 1 },
      after: { place: at + by + 1 },
    })
    await touchStation(ctx, ctx.station.id)
    return toManaged(ctx, await activityInStation(ctx, id))
  })
}

function orderOf({ db, station }: ApiContext) {
  return db
    .select({ id: activities.id, priority: activities.priority })
    .from(activities)
    .where(eq(activities.stationId, station.id))
    .orderBy(asc(activities.priority), asc(activities.id))
}

/** Gives every activity a place of its own, ten apart, in the order there is. */
async function spreadOut({ db, station }: ApiContext): Promise<void> {
  await db.execute(sql`
    update ${activities} set priority = ranked.place * 10
    from (
      select id, row_number() over (order by priority, id) as place
      from ${activities} where station_id = ${station.id}
    ) as ranked
    where ${activities.stationId} = ${station.id} and ${activities.id} = ranked.id`)
}

type Place = { id: number; priority: number }

async function swap({ db, station }: ApiContext, ...places: [Place, Place]): Promise<void> {
  for (const { id, priority } of places)
    await db
      .update(activities)
      .set({ priority })
      .where(and(eq(activities.stationId, station.id), eq(activities.id, id)))
}
