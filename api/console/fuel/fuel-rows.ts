import { asc, count, desc } from 'drizzle-orm'
import { type FuelInput, type ManagedFuel, mostFuels } from '#contract/console/fuel/schemas.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fuelCampaigns, fuelOptions, fuelVouchers } from '../../services/fuel/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { tagOf } from '../site-parts.ts'
import { fuelConsoleTexts as texts } from './texts.ts'

/** The campaigns of the station, the last to end first: three queries. @throws forbidden, not_found where the station has none of it */
export async function listManagedFuel(ctx: ApiContext): Promise<ManagedFuel[]> {
  await requireTeam(ctx)
  const { db } = ctx
  requireOption(ctx, 'fuelCampaigns')
  const rows = await db
    .select()
    .from(fuelCampaigns)
    .where(inStation(fuelCampaigns, ctx))
    .orderBy(desc(fuelCampaigns.endsOn), desc(fuelCampaigns.id))
  const options = await db
    .select()
    .from(fuelOptions)
    .where(inStation(fuelOptions, ctx))
    .orderBy(asc(fuelOptions.position), asc(fuelOptions.id))
  const taken = await db
    .select({ campaignId: fuelVouchers.campaignId, all: count() })
    .from(fuelVouchers)
    .where(inStation(fuelVouchers, ctx))
    .groupBy(fuelVouchers.campaignId)
  return rows.map(({ id, stationId: _, position: __, ...row }) => {
    const fuels = options.filter(({ campaignId }) => campaignId === id).map(({ name }) => name)
    const value: FuelInput = { ...row, fuels: fuels.join('\n') }
    const all = taken.find(({ campaignId }) => campaignId === id)?.all ?? 0
    return { id, ...value, taken: all, tag: tagOf(value) }
  })
}

/** One of them. @throws forbidden, not_found */
export async function getManagedFuel(ctx: ApiContext, id: number): Promise<ManagedFuel> {
  const found = (await listManagedFuel(ctx)).find((one) => one.id === id)
  if (!found) throw new ApiError('not_found', texts.unknown)
  return found
}

/** The fuels of a text, one a line, each once. Pure. @throws invalid_input */
export function fuelsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 60))
  const names = [...new Set(lines.filter((line) => line !== ''))]
  if (names.length > mostFuels) throw ApiError.fields({ fuels: texts.tooManyFuels(mostFuels) })
  return names
}
