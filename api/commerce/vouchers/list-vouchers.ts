import { asc, eq } from 'drizzle-orm'
import type { BoughtCoupon, Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { plainOrder } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { dependents } from './tables.ts'
import { voucherTexts } from './texts.ts'
import { readVoucherCode } from './voucher-code.ts'
import { toBoughtCoupon, toVoucher, voucherByCode, voucherPage } from './voucher-rows.ts'

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

/** One of the caller's own; anybody else's does not exist for them (ACT-S09). @throws not_found */
export async function getOwnVoucher(
  ctx: ApiContext,
  typed: string,
  urls: UrlSettings,
): Promise<{ voucher: Voucher | null; bought: BoughtCoupon | null }> {
  const participantId = memberOf(ctx)
  const code = readVoucherCode(typed)
  const row = code && (await voucherByCode(ctx, code, participantId))
  if (!row) throw new ApiError('not_found', voucherTexts.unknown)
  if (row.voucher.kind !== 'course') return { voucher: null, bought: toBoughtCoupon(ctx, row, urls) }
  const people = row.isFamiliar ? await dependentsOf(ctx, participantId) : []
  return { voucher: toVoucher(ctx, row, people, urls), bought: null }
}

/** The dependents of a participant by name, as the wire calls them (ACT-S12). */
function dependentsOf({ db, station }: ApiContext, participantId: number) {
  return db
    .select({ id: dependents.id, dependente: dependents.name, parentesco: dependents.kinship })
    .from(dependents)
    .where(inStation(dependents, { station }, eq(dependents.participantId, participantId)))
    .orderBy(asc(plainOrder(dependents.name)), asc(dependents.id))
}

/** The caller's dependents. */
export const listDependents = async (ctx: ApiContext) => ({ content: await dependentsOf(ctx, memberOf(ctx)) })
