import { asc, isNull, notInArray } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { plans } from './tables.ts'

/** Writes the plans of a folder by id; plans that are not in it any more are marked deleted, for people may hold them. */
export async function importPlans(ctx: PlatformContext, stationId: number, list: StationContent['plans']) {
  const kept = list.map((plan) => plan.id)
  await ctx.db
    .update(plans)
    .set({ deletedAt: ctx.ports.clock.now() })
    .where(inStation(plans, { stationId }, kept.length > 0 ? notInArray(plans.id, kept) : undefined))
  for (const [position, plan] of list.entries()) {
    const values = {
      ...plan,
      position,
      externalId: plan.externalId ?? null,
      image: plan.image ?? null,
      deletedAt: null,
      isDraft: false,
    }
    await ctx.db
      .insert(plans)
      .values({ stationId, ...values })
      .onConflictDoUpdate({ target: [plans.stationId, plans.id], set: values })
  }
}

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
