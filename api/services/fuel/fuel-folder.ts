import { asc, eq, notInArray } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { fuelCampaigns, fuelOptions } from './tables.ts'

type Campaigns = StationContent['fuelCampaigns']

/** Replaces the campaigns of a station by those of its folder; vouchers that were taken stay as they were promised. */
export async function importFuelCampaigns(
  { db }: PlatformContext,
  stationId: number,
  list: Campaigns,
): Promise<void> {
  const ids = list.map(({ id }) => id)
  const others = ids.length > 0 ? notInArray(fuelCampaigns.id, ids) : undefined
  await db.delete(fuelCampaigns).where(inStation(fuelCampaigns, { stationId }, others))
  await db.delete(fuelOptions).where(inStation(fuelOptions, { stationId }))
  for (const [position, { id, fuels, image, ...rest }] of list.entries()) {
    const values = { ...rest, image: image ?? null, position, isOffered: true }
    await db
      .insert(fuelCampaigns)
      .values({ stationId, id, ...values })
      .onConflictDoUpdate({ target: [fuelCampaigns.stationId, fuelCampaigns.id], set: values })
    await db
      .insert(fuelOptions)
      .values(fuels.map((fuel, place) => ({ stationId, ...fuel, campaignId: id, position: place })))
  }
}

/** The campaigns that are offered, in the form of station folders: what `importFuelCampaigns` reads. */
export async function exportFuelCampaigns(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<Campaigns> {
  const rows = await db
    .select()
    .from(fuelCampaigns)
    .where(inStation(fuelCampaigns, { stationId }, eq(fuelCampaigns.isOffered, true)))
    .orderBy(asc(fuelCampaigns.position), asc(fuelCampaigns.id))
  const options = await db
    .select()
    .from(fuelOptions)
    .where(inStation(fuelOptions, { stationId }))
    .orderBy(asc(fuelOptions.position), asc(fuelOptions.id))
  return rows.map(({ stationId: _, position: __, isOffered: ___, image, ...row }) => ({
    ...row,
    image: image ?? undefined,
    fuels: options.filter(({ campaignId }) => campaignId === row.id).map(({ id, name }) => ({ id, name })),
  }))
}
