import { eq } from 'drizzle-orm'
import type { VoucherCheck } from '#contract/commerce/vouchers/schemas.ts'
import { undoUntil } from '#contract/undo.ts'
import { slowCaller } from '../../people/access/index.ts'
import { noteScan } from '../../people/owner-changes/index.ts'
import { type ApiContext, may } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { partnerMembers } from './tables.ts'
import { termsOf } from './terms.ts'
import { readVoucherCode } from './voucher-code.ts'
import { stateOf, type VoucherRow, voucherByCode } from './voucher-rows.ts'

/** Codes somebody checks in a minute before they wait: a door has a queue, a guesser has thousands. */
const perCaller = { name: 'voucher-check', free: 60, durationSeconds: 60 }

/** Whether a code is a voucher that may be used, and nothing else (ORD-10, GAP-84). @throws too_many_requests */
export async function checkVoucher(ctx: ApiContext, typed: string): Promise<{ isValid: boolean }> {
  const row = await redeemableByCode(ctx, typed)
  return { isValid: row !== null && isValid(ctx, row) }
}

/**
 * The same, and to who may redeem it what it is for, when and where it was used. No name, to nobody.
 * @throws too_many_requests
 */
export async function inspectVoucher(ctx: ApiContext, typed: string): Promise<VoucherCheck> {
  const row = await redeemableByCode(ctx, typed)
  if (!row) return { isValid: false, staff: null }
  if (!(await mayRedeem(ctx, row))) return { isValid: isValid(ctx, row), staff: null }
  await noteScan(ctx, { what: 'voucher.scan', part: `voucher:${row.voucher.id}`, name: row.action.name })
  return { isValid: isValid(ctx, row), staff: staffAnswer(ctx, row) }
}

export const isValid = (ctx: ApiContext, row: VoucherRow) =>
  stateOf(row, termsIn(ctx, row), ctx.ports.clock.now()) === 'valid'

/** A coupon or a course's voucher of the station; receipts of donations are for nobody's door. */
export async function redeemableByCode(ctx: ApiContext, typed: string): Promise<VoucherRow | null> {
  await slowCaller(ctx, perCaller)
  const code = readVoucherCode(typed)
  const row = code ? await voucherByCode(ctx, code) : undefined
  return row && row.voucher.kind !== 'donation' ? row : null
}

export const termsIn = ({ station }: ApiContext, { voucher, body }: VoucherRow) =>
  termsOf(voucher.kind, body, station.config.timezone)

/** Owners redeem everything of their station, people of a partner what is that partner's. */
export async function mayRedeem(ctx: ApiContext, row: VoucherRow): Promise<boolean> {
  const { actor, db, station } = ctx
  if (actor.kind !== 'participant' || actor.isBlocked) return false
  if (may(ctx, 'sales')) return true
  if (row.partnerId === null) return false
  const [member] = await db
    .select({ id: partnerMembers.participantId })
    .from(partnerMembers)
    .where(
      inStation(
        partnerMembers,
        { station },
        eq(partnerMembers.partnerId, row.partnerId),
        eq(partnerMembers.participantId, actor.id),
      ),
    )
  return member !== undefined
}

/** What the person at the door sees. */
export function staffAnswer(ctx: ApiContext, row: VoucherRow): NonNullable<VoucherCheck['staff']> {
  const { voucher, action } = row
  const terms = termsIn(ctx, row)
  return {
    code: voucher.code,
    kind: voucher.kind === 'course' ? 'course' : 'coupon',
    state: stateOf(row, terms, ctx.ports.clock.now()),
    action: { id: action.id, name: action.name },
    use_by: terms.lastDay,
    redeemed_at: voucher.redeemedAt?.toISOString() ?? null,
    redeemed_place: voucher.redeemedPlace,
    redeemed_by_you: isRedeemedBy(ctx.actor, voucher),
    undo_until: mayUndo(ctx, voucher) ? undoUntil(voucher.redeemedAt, ctx.ports.clock.now()) : null,
    suggested_place: terms.local.slice(0, 80),
  }
}

/** Who redeemed it takes it back, and owners (GAP-142). */
export const mayUndo = (ctx: ApiContext, voucher: VoucherRow['voucher']): boolean =>
  may(ctx, 'sales') || isRedeemedBy(ctx.actor, voucher)

/** Whether this person redeemed it, so that a second try is told what the first one did. */
export const isRedeemedBy = (actor: ApiContext['actor'], voucher: VoucherRow['voucher']): boolean =>
  actor.kind === 'participant' && voucher.redeemedById === actor.id
