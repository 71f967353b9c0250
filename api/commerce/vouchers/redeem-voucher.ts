import type { VoucherCheck } from '#contract/commerce/vouchers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireUndoable } from '../../platform/require-undoable.ts'
import {
  isRedeemedBy,
  isValid,
  mayRedeem,
  mayUndo,
  redeemableByCode,
  staffAnswer,
  termsIn,
} from './check-voucher.ts'
import { vouchers } from './tables.ts'
import { momentText } from './terms.ts'
import { voucherTexts } from './texts.ts'
import { stateOf, type VoucherRow, voucherByCode } from './voucher-rows.ts'

type Redemption = { code: string; place: string }
type Undo = { code: string; undoUntil: string }

/**
 * Uses a voucher, once: of many at the same moment one goes through, all others learn when and where it was (ORD-10,
 * GAP-84). @throws not_found, forbidden, already_done, gone, too_many_requests
 */
export async function redeemVoucher(ctx: ApiContext, { code, place }: Redemption): Promise<VoucherCheck> {
  const row = await requireRedeemable(ctx, code)
  return inTransaction(ctx, (inner) => redeem(inner, row, place))
}

/** Under the voucher's lock: what is redeemed or undone at the same moment is seen. */
async function redeem(ctx: ApiContext, { voucher: { id, code } }: VoucherRow, place: string) {
  const { db, ports } = ctx
  const itself = withId(vouchers, ctx, id)
  await db.select({ id: vouchers.id }).from(vouchers).where(itself).for('no key update')
  requireUsable(ctx, await requireVoucher(ctx, code))
  await db
    .update(vouchers)
    .set({ redeemedAt: ports.clock.now(), redeemedPlace: place, redeemedById: memberOf(ctx) })
    .where(itself)
  return { isValid: false, staff: staffAnswer(ctx, await requireVoucher(ctx, code)) }
}

/**
 * Takes back a redemption of the last ten minutes: the voucher is as it was. Twice is once.
 * @throws not_found, forbidden to who neither redeemed it nor owns the station, gone, conflict, too_many_requests
 */
export async function undoRedemption(ctx: ApiContext, { code, undoUntil }: Undo): Promise<VoucherCheck> {
  const row = await requireRedeemable(ctx, code)
  return inTransaction(ctx, (inner) => undo(inner, row, undoUntil))
}

async function undo(ctx: ApiContext, { voucher: { id, code } }: VoucherRow, undoUntil: string) {
  const { db, ports } = ctx
  const itself = withId(vouchers, ctx, id)
  await db.select({ id: vouchers.id }).from(vouchers).where(itself).for('no key update')
  const { voucher } = await requireVoucher(ctx, code)
  if (voucher.redeemedAt) {
    if (!mayUndo(ctx, voucher)) throw new ApiError('forbidden', voucherTexts.notYours)
    requireUndoable(voucher.redeemedAt, undoUntil, ports.clock.now())
    await db.update(vouchers).set({ redeemedAt: null, redeemedPlace: null, redeemedById: null }).where(itself)
  }
  const now = await requireVoucher(ctx, code)
  return { isValid: isValid(ctx, now), staff: staffAnswer(ctx, now) }
}

/** A voucher that the caller may redeem. @throws not_found, forbidden, too_many_requests */
async function requireRedeemable(ctx: ApiContext, code: string): Promise<VoucherRow> {
  const row = await redeemableByCode(ctx, code)
  if (!row) throw new ApiError('not_found', voucherTexts.unknown)
  if (!(await mayRedeem(ctx, row))) throw new ApiError('forbidden', voucherTexts.notYours)
  return row
}

async function requireVoucher(ctx: ApiContext, code: string): Promise<VoucherRow> {
  const row = await voucherByCode(ctx, code)
  if (!row) throw new ApiError('not_found', voucherTexts.unknown)
  return row
}

function requireUsable(ctx: ApiContext, row: VoucherRow): void {
  const { redeemedAt, redeemedPlace } = row.voucher
  switch (stateOf(row, termsIn(ctx, row), ctx.ports.clock.now())) {
    case 'used': {
      const when = redeemedAt ? momentText(redeemedAt, ctx.station.config.timezone) : ''
      const said = isRedeemedBy(ctx.actor, row.voucher) ? voucherTexts.usedByYou : voucherTexts.used
      throw new ApiError('already_done', said(when, redeemedPlace ?? ''))
    }
    case 'expired':
      throw new ApiError('gone', voucherTexts.expired)
    case 'cancelled':
      throw new ApiError('gone', voucherTexts.cancelled)
  }
}
