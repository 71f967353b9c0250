import { desc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { news } from './tables.ts'

/** Replaces the news of a station by those of its folder; HTML made harmless. */
export async function importNews(
  ctx: PlatformContext,
  stationId: number,
  list: StationContent['news'],
): Promise<void> {
  await ctx.db.delete(news).where(inStation(news, { stationId }))
  const rows = list.map(({ image = null, html, publishedAt, ...entry }) => ({
    ...entry,
    stationId,
    image,
    html: sanitizeHtml(html),
    publishedAt: new Date(publishedAt),
  }))
  for (const piece of inPieces(rows)) await ctx.db.insert(news).values(piece)
}

/** The news of a station in the form of station folders: what `importNews` reads. */
export async function exportNews(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['news']> {
  const rows = await ctx.db
    .select()
    .from(news)
    .where(inStation(news, { stationId }))
    .orderBy(desc(news.publishedAt), desc(news.id))
  return rows.map(({ stationId: _, image, publishedAt, ...entry }) => ({
    ...entry,
    ...(image !== null && { image }),
    publishedAt: publishedAt.toISOString(),
  }))
}
