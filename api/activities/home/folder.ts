import { asc } from 'drizzle-orm'
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
