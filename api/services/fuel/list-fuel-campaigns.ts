import { asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { FuelCampaign, FuelVoucher } from '#contract/services/fuel/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { fuelCampaigns, fuelOptions, fuelVouchers } from './tables.ts'

/** What is offered today, the days being those of the station. */
export const isOn = ({ station, ports }: ApiContext) => {
  const today = dayIn(ports.clock.now(), station.config.timezone)
  return inStation(
    fuelCampaigns,
    { station },
    eq(fuelCampaigns.isOffered, true),
    lte(fuelCampaigns.startsOn, today),
    gte(fuelCampaigns.endsOn, today),
  )
}

/** The campaigns that are on, in their order, with how many vouchers are left in all and for the caller (FUE-01). @throws not_found */
export async function listFuelCampaigns(ctx: ApiContext): Promise<FuelCampaign[]> {
  requireOption(ctx, 'fuelCampaigns')
  const { db } = ctx
  const rows = await db
    .select()
    .from(fuelCampaigns)
    .where(isOn(ctx))
    .orderBy(asc(fuelCampaigns.position), asc(fuelCampaigns.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const options = await db
    .select()
    .from(fuelOptions)
    .where(inStation(fuelOptions, ctx, inArray(fuelOptions.campaignId, ids)))
    .orderBy(asc(fuelOptions.position), asc(fuelOptions.id))
  const taken = await takenOf(ctx, ids)
  return rows.map((row) => {
    const { all = 0, mine = 0 } = taken.find(({ campaignId }) => campaignId === row.id) ?? {}
    const left = Math.max(0, row.vouchers - all)
    return {
      id: row.id,
      campanha: { nomeCampanha: row.name, descricao: row.description, imagem: row.image },
      fuels: options.filter(({ campaignId }) => campaignId === row.id).map(({ id, name }) => ({ id, name })),
      ...{ tipoVoucher: row.voucherType, volume: row.litres, valor: row.valueCents / 100 },
      ...{ dataFim: row.endsOn, left, left_for_user: Math.min(left, Math.max(0, row.perMember - mine)) },
    }
  })
}

function takenOf(ctx: ApiContext, campaignIds: number[]) {
  const { campaignId, participantId } = fuelVouchers
  return ctx.db
    .select({
      campaignId,
      all: count(),
      mine: sql`count(*) filter (where ${eq(participantId, memberOf(ctx))})`.mapWith(Number),
    })
    .from(fuelVouchers)
    .where(inStation(fuelVouchers, ctx, inArray(campaignId, campaignIds)))
    .groupBy(campaignId)
}

type Row = typeof fuelVouchers.$inferSelect

/** A voucher as the wire has it. Pure. */
export const toVoucher = ({ station }: ApiContext, row: Row): FuelVoucher => ({
  ...{ id: row.id, nomeCampanha: row.campaign, tipoVoucher: row.voucherType, combustivel: row.fuel },
  ...{ volume: row.litres, valorVoucher: row.valueCents / 100, codigo: row.code },
  dataEmissao: dayIn(row.issuedAt, station.config.timezone),
  dataValidade: row.validUntil,
  usadoEm: row.usedAt && dayIn(row.usedAt, station.config.timezone),
})

/** The caller's vouchers, newest first (FUE-01). @throws not_found */
export async function listFuelVouchers(ctx: ApiContext): Promise<FuelVoucher[]> {
  requireOption(ctx, 'fuelCampaigns')
  const rows = await ctx.db
    .select()
    .from(fuelVouchers)
    .where(inStation(fuelVouchers, ctx, eq(fuelVouchers.participantId, memberOf(ctx))))
    .orderBy(desc(fuelVouchers.id))
    .limit(500)
  return rows.map((row) => toVoucher(ctx, row))
}
