import { asc } from 'drizzle-orm'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { nameOfStored, setApart } from '../../platform/files/index.ts'
import { accountabilityDocuments as documents } from './tables.ts'

/** Replaces the documents of accountability of a station by those of its folder. */
export async function importDocuments(
  ctx: PlatformContext,
  stationId: number,
  list: StationContent['accountability'],
): Promise<void> {
  await ctx.db.delete(documents).where(inStation(documents, { stationId }))
  const rows = []
  for (const { year = null, ...entry } of list) {
    const file = await setApart(ctx.ports.files, stationId, entry.file)
    rows.push({ ...entry, stationId, file, year, shownYear: yearOf(entry.name, year) })
  }
  for (const piece of inPieces(rows)) await ctx.db.insert(documents).values(piece)
}

/** The documents of accountability of a station in the form of station folders: what `importDocuments` reads. */
export async function exportDocuments(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['accountability']> {
  const rows = await ctx.db
    .select()
    .from(documents)
    .where(inStation(documents, { stationId }))
    .orderBy(asc(documents.id))
  return rows.map(({ stationId: _, shownYear: __, year, file, ...entry }) => ({
    ...entry,
    file: nameOfStored(file),
    ...(year !== null && { year }),
  }))
}
