import { and, eq, notInArray } from 'drizzle-orm'
import { type FuelInput, type ManagedFuel, mostCampaigns } from '#contract/console/fuel/schemas.ts'
import { lastLine, makeOnce, type Outcome, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { fuelCampaigns, fuelOptions } from '../../services/fuel/tables.ts'
import { fuelsIn, getManagedFuel, listManagedFuel } from './fuel-rows.ts'
import { fuelConsoleTexts as texts } from './texts.ts'

/** A new campaign, once for each form. @throws invalid_input, not_found where the station has no campaigns */
export function createFuel(ctx: ApiContext, input: FuelInput, key?: string): Promise<ManagedFuel> {
  return ownerChange(ctx, { sent: input }, async (ctx, owner) => {
    const known = await listManagedFuel(ctx)
    const made = (id: number): Outcome<ManagedFuel> => ({ answer: (ctx) => getManagedFuel(ctx, id) })
    const make = async () => {
      if (known.length >= mostCampaigns) throw ApiError.fields({ name: texts.full(mostCampaigns) })
      const { fuels, ...values } = input
      const [row] = await ctx.db
        .insert(fuelCampaigns)
        .values({ ...values, stationId: ctx.station.id, position: known.length })
        .returning({ id: fuelCampaigns.id })
      if (!row) throw new Error('The campaign was not written')
      await writeFuels(ctx, row.id, fuels)
      const done = { what: 'fuel.create', part: `fuel:${row.id}`, after: { name: input.name } }
      return { id: row.id, answer: { done, ...made(row.id) } }
    }
    const sent = { key, by: owner.id, what: 'fuel', input }
    return makeOnce<Outcome<ManagedFuel>>(ctx, sent, make, async (id) => made(id))
  })
}

/** Changes a campaign that is as its owner saw it; what was taken stays as it was promised. @throws conflict, not_found, invalid_input */
export function saveFuel(
  ctx: ApiContext,
  { id, seen, value }: { id: number; seen: string; value: FuelInput },
): Promise<ManagedFuel> {
  const part = `fuel:${id}`
  return ownerChange(ctx, { sent: value }, async (ctx) => {
    // Held against others who change it, and who take a voucher of it, before it is read.
    const ofCampaign = and(eq(fuelCampaigns.stationId, ctx.station.id), eq(fuelCampaigns.id, id))
    await ctx.db.select({ id: fuelCampaigns.id }).from(fuelCampaigns).where(ofCampaign).for('update')
    const before = await getManagedFuel(ctx, id)
    const { fuels, ...values } = value
    await ctx.db.update(fuelCampaigns).set(values).where(ofCampaign)
    await writeFuels(ctx, id, fuels)
    const after = await getManagedFuel(ctx, id)
    // Sent again after a lost answer it is what it was to become.
    if (after.tag === before.tag) return { answer: () => after }
    if (before.tag !== seen) {
      const who = (await lastLine(ctx, part))?.who ?? texts.somebody
      throw new ApiError('conflict', texts.changed, { details: { who, tag: before.tag, value: before } })
    }
    return { done: { what: 'fuel.save', part, before, after }, answer: () => after }
  })
}

/** A fuel that stays keeps its number, which forms of members name. */
async function writeFuels({ db, station }: ApiContext, campaignId: number, text: string): Promise<void> {
  const names = fuelsIn(text)
  const ofCampaign = and(eq(fuelOptions.stationId, station.id), eq(fuelOptions.campaignId, campaignId))
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
