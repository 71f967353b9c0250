import { and, count, eq, inArray, not } from 'drizzle-orm'
import { mostEntries } from '#stations/limits.ts'
import { collectionActivities } from '../../activities/home/tables.ts'
import { activities, isStandalone } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { CollectionKey } from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'

/** The activities of a collection, in this order, in place of those it had. @throws invalid_input */
export async function writeCollectionActivities(
  ctx: ApiContext,
  { kind, id }: CollectionKey,
  wanted: number[],
): Promise<void> {
  const { collectionId } = collectionActivities
  const ofStation = inStation(activities, ctx)
  const isOwn = and(eq(collectionActivities.kind, kind), eq(collectionId, id))
  // Each step stands on the home of every member; rows of other kinds show their first ones.
  if (kind === 'journey' && wanted.length > mostEntries.journeySteps)
    throw ApiError.fields({ activities: texts.longJourney(mostEntries.journeySteps) })
  if (new Set(wanted).size !== wanted.length) throw ApiError.fields({ activities: texts.listed })
  if (wanted.length > 0) {
    const [found] = await ctx.db
      .select({ there: count() })
      .from(activities)
      .where(and(ofStation, inArray(activities.id, wanted), not(isStandalone)))
    if (found?.there !== wanted.length) throw ApiError.fields({ activities: texts.listed })
  }
  const before = await ctx.db
    .delete(collectionActivities)
    .where(inStation(collectionActivities, ctx, isOwn))
    .returning({ id: collectionActivities.activityId })
  if (wanted.length > before.length) await refuseTooMany(ctx, wanted.length)
  if (wanted.length > 0)
    await ctx.db.insert(collectionActivities).values(
      wanted.map((activityId, position) => ({
        stationId: ctx.station.id,
        kind,
        collectionId: id,
        activityId,
        position,
      })),
    )
}

/** What is larger already may shrink. The entries of the collection itself are not there while this counts. @throws invalid_input */
async function refuseTooMany(ctx: ApiContext, wanted: number): Promise<void> {
  const { collectionActivities: most, collectionEntries: mostOfAll } = mostEntries
  if (wanted > most) throw ApiError.fields({ activities: texts.longCollection(most) })
  const [others] = await ctx.db
    .select({ there: count() })
    .from(collectionActivities)
    .where(inStation(collectionActivities, ctx))
  if ((others?.there ?? 0) + wanted > mostOfAll)
    throw ApiError.fields({ activities: texts.manyEntries(mostOfAll) })
}
