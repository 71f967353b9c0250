import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { vouchers } from './tables.ts'
import { momentText } from './terms.ts'
import { voucherTexts } from './texts.ts'

/**
 * Refuses when the voucher of a participation was redeemed: what was handed over cannot be taken back. Locks the voucher
 * until the transaction ends, so that it is either redeemed or its participation undone. @throws conflict
 */
export async function requireUnusedVoucher(
  { db, station }: Pick<ApiContext, 'db' | 'station'>,
  { participationId }: { participationId: number },
): Promise<void> {
  const [row] = await db
    .select({ redeemedAt: vouchers.redeemedAt, place: vouchers.redeemedPlace })
    .from(vouchers)
    .where(inStation(vouchers, { station }, eq(vouchers.participationId, participationId)))
    .for('no key update')
  if (!row?.redeemedAt) return
  const when = momentText(row.redeemedAt, station.config.timezone)
  throw new ApiError('conflict', voucherTexts.usedAlready(when, row.place ?? ''))
}
