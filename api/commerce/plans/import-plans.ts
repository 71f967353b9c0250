import { notInArray } from 'drizzle-orm'
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
