import { asc, isNull } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { plans } from './tables.ts'

/** Plans of a station in the form of station folders: what `importPlans` reads. */
export async function exportPlans(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['plans']> {
  const rows = await ctx.db
    .select()
    .from(plans)
    .where(inStation(plans, { stationId }, isNull(plans.deletedAt)))
    .orderBy(asc(plans.position), asc(plans.id))
  return rows.map((row) => ({
    id: row.id,
    externalId: row.externalId ?? undefined,
    name: row.name,
    description: row.description,
    benefits: row.benefits,
    priceCents: row.priceCents,
    discountCents: row.discountCents,
    days: row.days as 30 | 183 | 365,
    image: row.image ?? undefined,
    purchaseText: row.purchaseText,
    highlighted: row.highlighted,
    gives: row.gives,
  }))
}
