import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { collectionActivities, collections } from './tables.ts'

type Kind = (typeof collections.$inferSelect)['kind']
type Entry = { id: number; name: string; icon?: string; activities: number[] }

/** Replaces the rows of a station's home by those of its folder. */
export async function importCollections(ctx: PlatformContext, stationId: number, content: StationContent) {
  await ctx.db.delete(collections).where(inStation(collections, { stationId }))
  const { nowPlaying } = content
  await write(ctx, stationId, 'category', content.categories)
  await write(ctx, stationId, 'journey', content.journeys)
  if (nowPlaying)
    await write(ctx, stationId, 'now-playing', [
      { id: 1, name: nowPlaying.title, activities: nowPlaying.activities },
    ])
}

async function write(ctx: PlatformContext, stationId: number, kind: Kind, list: Entry[]): Promise<void> {
  if (list.length === 0) return
  await ctx.db.insert(collections).values(
    list.map(({ id, name, icon }, position) => ({
      stationId,
      kind,
      id,
      name,
      icon: icon ?? null,
      position,
    })),
  )
  const rows = list.flatMap((entry) =>
    entry.activities.map((activityId, position) => ({
      stationId,
      kind,
      collectionId: entry.id,
      activityId,
      position,
    })),
  )
  for (const piece of inPieces(rows)) await ctx.db.insert(collectionActivities).values(piece)
}
