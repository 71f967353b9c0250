import { asc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { doneInDemo, takePartInDemo } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { collectionActivities } from './tables.ts'

const daysAgoOf = [40, 31, 19, 11]

/** A few participations over past weeks, those of journeys first, so that one is under way. */
export async function seedDemoPast({ ctx, isNew, callsOf }: Demo): Promise<void> {
  if (!isNew) return
  const left = [...daysAgoOf]
  for (const { id, typeId } of await candidates(ctx)) {
    const [daysAgo] = left
    const calls = daysAgo === undefined ? null : callsOf('participante', daysAgo)
    if (!calls) return
    if (await takePartInDemo(calls, id, typeId)) left.shift()
  }
}

function candidates({ db, station }: ApiContext) {
  const inJourney = db
    .select({ one: sql`1` })
    .from(collectionActivities)
    .where(
      inStation(
        collectionActivities,
        { station },
        eq(collectionActivities.kind, 'journey'),
        eq(collectionActivities.activityId, activities.id),
      ),
    )
  return db
    .select({ id: activities.id, typeId: activities.typeId })
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        isOnAir,
        inArray(activities.typeId, [...doneInDemo]),
        gt(activities.pointsH, 0),
      ),
    )
    .orderBy(sql`${exists(inJourney)} desc`, asc(activities.id))
}
