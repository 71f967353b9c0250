import { desc, eq } from 'drizzle-orm'
import type { FuelVoucher } from '#contract/services/fuel/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { fuelVouchers } from './tables.ts'

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
