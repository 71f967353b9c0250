import { desc, eq } from 'drizzle-orm'
import type { SiteVersion } from '#contract/management/schemas.ts'
import type { ApiContext } from '../context.ts'
import { requireOwner } from '../owner-changes/index.ts'
import { keptVersions } from './publish-site.ts'
import { stationVersions } from './tables.ts'

/** The published states that are kept, newest first. */
export async function listSiteVersions(ctx: ApiContext): Promise<SiteVersion[]> {
  await requireOwner(ctx)
  const rows = await ctx.db
    .select({
      number: stationVersions.number,
      note: stationVersions.note,
      publishedAt: stationVersions.publishedAt,
      publishedBy: stationVersions.publishedBy,
    })
    .from(stationVersions)
    .where(eq(stationVersions.stationId, ctx.station.id))
    .orderBy(desc(stationVersions.number))
    .limit(keptVersions)
  return rows.map((row, at) => ({
    number: row.number,
    note: row.note,
    published_at: row.publishedAt.toISOString(),
    published_by: row.publishedBy,
    current: at === 0,
  }))
}
