import type { BoughtCoupon, Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { dependentsOf } from './list-dependents.ts'
import { voucherTexts } from './texts.ts'
import { toBoughtCoupon, toVoucher } from './voucher-answer.ts'
import { readVoucherCode } from './voucher-code.ts'
import { voucherByCode } from './voucher-rows.ts'

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
