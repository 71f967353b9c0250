import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { nameOfStored, setApart } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { downloads } from './tables.ts'

/** Replaces the files for members of a station by those of its folder; HTML made harmless. */
export async function importDownloads(
  ctx: PlatformContext,
  stationId: number,
  list: StationContent['downloads'],
): Promise<void> {
  await ctx.db.delete(downloads).where(inStation(downloads, { stationId }))
  const rows = []
  for (const { html, file, ...entry } of list)
    rows.push({
      ...entry,
      stationId,
      html: sanitizeHtml(html),
      file: await setApart(ctx.ports.files, stationId, file),
    })
  for (const piece of inPieces(rows)) await ctx.db.insert(downloads).values(piece)
}

/** The files for members of a station in the form of station folders: what `importDownloads` reads. */
export async function exportDownloads(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['downloads']> {
  const rows = await ctx.db
    .select()
    .from(downloads)
    .where(inStation(downloads, { stationId }))
    .orderBy(asc(downloads.id))
  return rows.map(({ stationId: _, file, ...entry }) => ({ ...entry, file: nameOfStored(file) }))
}
