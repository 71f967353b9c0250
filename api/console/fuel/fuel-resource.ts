import { and, eq, notInArray } from 'drizzle-orm'
import { type FuelInput, type ManagedFuel, mostCampaigns } from '#contract/console/fuel/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fuelCampaigns, fuelOptions } from '../../services/fuel/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import type { OwnerResource } from '../entries/owned-entries.ts'
import { fuelsIn, getManagedFuel } from './fuel-rows.ts'
import { fuelConsoleTexts as texts } from './texts.ts'

/** Fuel campaigns as owners write them, with their fuels; what was taken stays as it was promised (FUE-01). */
export const fuelResource: OwnerResource<FuelInput, ManagedFuel> = {
  kind: 'fuel',
  locks: [],
  isPublic: false,
  changed: texts.changed,
  nameOf: ({ name }) => ({ name }),
  requireOpen: (ctx) => requireOption(ctx, 'fuelCampaigns'),
  hold: (ctx, id) =>
    ctx.db.select({ id: fuelCampaigns.id }).from(fuelCampaigns).where(itself(ctx, id)).for('update'),
  get: getManagedFuel,
  async insert({ db, station }, { fuels, ...values }) {
    const kept = await db.$count(fuelCampaigns, inStation(fuelCampaigns, { station }))
    if (kept >= mostCampaigns) throw ApiError.fields({ name: texts.full(mostCampaigns) })
    const row = await insertRow(db, fuelCampaigns, { ...values, stationId: station.id, position: kept })
    await writeFuels({ db, station }, row.id, fuels)
    return row.id
  },
  async update(ctx, id, { input: { fuels, ...values } }) {
    await ctx.db.update(fuelCampaigns).set(values).where(itself(ctx, id))
    await writeFuels(ctx, id, fuels)
  },
}

const itself = (ctx: ApiContext, id: number) => withId(fuelCampaigns, ctx, id)

/** A fuel that stays keeps its number, which forms of members name. */
async function writeFuels(
  { db, station }: Pick<ApiContext, 'db' | 'station'>,
  campaignId: number,
  text: string,
): Promise<void> {
  const names = fuelsIn(text)
  const ofCampaign = inStation(fuelOptions, { station }, eq(fuelOptions.campaignId, campaignId))
  await db.delete(fuelOptions).where(and(ofCampaign, notInArray(fuelOptions.name, names)))
  const kept = await db
    .select({ id: fuelOptions.id, name: fuelOptions.name })
    .from(fuelOptions)
    .where(ofCampaign)
  for (const [position, name] of names.entries()) {
    const found = kept.find((one) => one.name === name)
    if (found)
      await db
        .update(fuelOptions)
        .set({ position })
        .where(and(ofCampaign, eq(fuelOptions.id, found.id)))
    else await db.insert(fuelOptions).values({ stationId: station.id, campaignId, position, name })
  }
}
