import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { collectionActivities, collections } from './tables.ts'

type Rows = Pick<StationContent, 'categories' | 'journeys' | 'nowPlaying'>

/** The rows of a station's home in the form of station folders: what `importCollections` reads. */
export async function exportCollections(ctx: Pick<PlatformContext, 'db'>, stationId: number): Promise<Rows> {
  const rows = await ctx.db
    .select()
    .from(collections)
    .where(inStation(collections, { stationId }))
    .orderBy(asc(collections.position), asc(collections.id))
  const members = await ctx.db
    .select()
    .from(collectionActivities)
    .where(inStation(collectionActivities, { stationId }))
    .orderBy(asc(collectionActivities.position))
  const of = (kind: (typeof rows)[number]['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name, icon }) => ({
        id,
        name,
        icon: icon ?? 'star',
        activities: members
          .filter((one) => one.kind === kind && one.collectionId === id)
          .map((one) => one.activityId),
      }))
  const [playing] = of('now-playing')
  return {
    categories: of('category'),
    journeys: of('journey').map(({ icon: _, ...journey }) => journey),
    nowPlaying: playing && { title: playing.name, activities: playing.activities },
  }
}
