import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { trophies } from './tables.ts'

/** Replaces the trophies of a station by those of its folder; who has won them is not kept here. */
export async function importTrophies(
  ctx: PlatformContext,
  stationId: number,
  list: StationContent['trophies'],
): Promise<void> {
  await ctx.db.delete(trophies).where(inStation(trophies, { stationId }))
  if (list.length === 0) return
  await ctx.db.insert(trophies).values(
    list.map(({ id, description, image, activityId }, position) => ({
      stationId,
      id,
      description,
      image,
      activityId: activityId ?? null,
      position,
    })),
  )
}

/** The trophies of a station in the form of station folders: what `importTrophies` reads. */
export async function exportTrophies(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['trophies']> {
  const rows = await ctx.db
    .select()
    .from(trophies)
    .where(inStation(trophies, { stationId }))
    .orderBy(asc(trophies.position), asc(trophies.id))
  return rows.map(({ id, description, image, activityId }) => ({
    id,
    description,
    image,
    activityId: activityId ?? undefined,
  }))
}
