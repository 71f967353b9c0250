import { desc } from 'drizzle-orm'
import type { SiteVersion } from '#contract/console/schemas.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { keptVersions } from './publish-site.ts'
import { stationVersions } from './tables.ts'

/** The published states that are kept, newest first. */
export async function listSiteVersions(ctx: ApiContext): Promise<SiteVersion[]> {
  await requireTeam(ctx)
  const rows = await ctx.db
    .select({
      number: stationVersions.number,
      note: stationVersions.note,
      publishedAt: stationVersions.publishedAt,
      publishedBy: stationVersions.publishedBy,
    })
    .from(stationVersions)
    .where(inStation(stationVersions, ctx))
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
