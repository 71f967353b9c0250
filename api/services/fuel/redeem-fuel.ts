import { and, eq } from 'drizzle-orm'
import type { FuelVoucher } from '#contract/services/fuel/schemas.ts'
import { newVoucherCode } from '../../commerce/vouchers/index.ts'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOn, toVoucher } from './list-fuel-campaigns.ts'
import { fuelCampaigns, fuelOptions, fuelVouchers } from './tables.ts'
import { fuelTexts } from './texts.ts'

type Wanted = { fuelId: number; key: string | undefined }

/**
 * Gives the caller a voucher for a fuel of a campaign that is on: as many as its rule gives somebody, as many as there are, also
 * when many ask at once (FUE-02). The same key again answers the same voucher.
 * @throws not_found for a fuel that is not offered, conflict
 */
export async function redeemFuel(ctx: ApiContext, { fuelId, key }: Wanted): Promise<FuelVoucher> {
  requireOption(ctx, 'fuelCampaigns')
  const participantId = memberOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, participantId)
    const before = key && (await sentBefore(ctx, participantId, key))
    if (before) {
      if (before.fuelId !== fuelId) throw new ApiError('conflict', fuelTexts.otherForm)
      return toVoucher(ctx, before)
    }
    const offer = await lockOffer(ctx, fuelId)
    if (!offer) throw new ApiError('not_found', fuelTexts.unknown)
    return toVoucher(ctx, await issue(ctx, { ...offer, participantId, key }))
  })
}

async function sentBefore({ db, station }: ApiContext, participantId: number, key: string) {
  const { idempotencyKey } = fuelVouchers
  const [row] = await db
    .select()
    .from(fuelVouchers)
    .where(
      inStation(
        fuelVouchers,
        { station },
        eq(fuelVouchers.participantId, participantId),
        eq(idempotencyKey, key),
      ),
    )
  return row
}

/** The campaign of a fuel, and nobody takes another of its vouchers until the transaction ends. */
async function lockOffer(ctx: ApiContext, fuelId: number) {
  const [row] = await ctx.db
    .select({ campaign: fuelCampaigns, fuel: fuelOptions })
    .from(fuelOptions)
    .innerJoin(fuelCampaigns, withId(fuelCampaigns, fuelOptions, fuelOptions.campaignId, isOn(ctx)))
    .where(withId(fuelOptions, ctx, fuelId))
    .for('update', { of: fuelCampaigns })
  return row
}

type Issue = NonNullable<Awaited<ReturnType<typeof lockOffer>>> & {
  participantId: number
  key: string | undefined
}

async function issue(ctx: ApiContext, { campaign, fuel, participantId, key }: Issue) {
  const { db, station, ports } = ctx
  const ofCampaign = inStation(fuelVouchers, ctx, eq(fuelVouchers.campaignId, campaign.id))
  const mine = await db.$count(fuelVouchers, and(ofCampaign, eq(fuelVouchers.participantId, participantId)))
  if (mine >= campaign.perMember) throw new ApiError('conflict', fuelTexts.taken(campaign.perMember))
  const all = await db.$count(fuelVouchers, ofCampaign)
  if (all >= campaign.vouchers) throw new ApiError('conflict', fuelTexts.none)
  const now = ports.clock.now()
  return insertRow(db, fuelVouchers, {
    ...{ stationId: station.id, participantId, campaignId: campaign.id, ordinal: mine + 1 },
    ...{ campaign: campaign.name, fuel: fuel.name, fuelId: fuel.id, voucherType: campaign.voucherType },
    ...{ litres: campaign.litres, valueCents: campaign.valueCents, code: newVoucherCode() },
    ...{ issuedAt: now, idempotencyKey: key ?? null },
    validUntil: lastDay(dayIn(now, station.config.timezone), campaign.validDays),
  })
}

/** The last of so many days, the first included; days are YYYY-MM-DD. Pure. */
export function lastDay(first: string, days: number): string {
  const date = new Date(`${first}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days - 1)
  return date.toISOString().slice(0, 10)
}
