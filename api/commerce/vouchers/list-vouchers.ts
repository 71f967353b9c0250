import type { BoughtCoupon, Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { dependentsOf } from './list-dependents.ts'
import { toBoughtCoupon, toVoucher } from './voucher-answer.ts'
import { voucherPage } from './voucher-rows.ts'

type Page = { after?: string | undefined; limit: number }

/** The caller's vouchers, newest first (ORD-08). @throws invalid_input */
export async function listVouchers(
  ctx: ApiContext,
  { after, limit }: Page,
  urls: UrlSettings,
): Promise<{ content: Voucher[]; next: string | null }> {
  const participantId = memberOf(ctx)
  const page = { participantId, kinds: ['course' as const], before: cursorOf(after), limit }
  const { rows, next } = await voucherPage(ctx, page)
  const people = rows.some(({ isFamiliar }) => isFamiliar) ? await dependentsOf(ctx, participantId) : []
  return { content: rows.map((row) => toVoucher(ctx, row, people, urls)), next }
}

/** The caller's coupons and donations, newest first (ORD-07). @throws invalid_input */
export async function listBoughtCoupons(
  ctx: ApiContext,
  { after, limit }: Page,
  urls: UrlSettings,
): Promise<{ content: BoughtCoupon[]; next: string | null }> {
  const { rows, next } = await voucherPage(ctx, {
    participantId: memberOf(ctx),
    kinds: ['coupon', 'donation'],
    before: cursorOf(after),
    limit,
  })
  return { content: rows.map((row) => toBoughtCoupon(ctx, row, urls)), next }
}

function cursorOf(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) throw ApiError.fields({ after: 'Página inválida' })
  return Number(after)
}
