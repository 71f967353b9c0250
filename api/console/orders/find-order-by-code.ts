import { readVoucherCode } from '../../commerce/vouchers/index.ts'
import { noteScan, requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { numberOf } from './search-orders.ts'
import { orderManagementTexts as texts } from './texts.ts'

/** The order of a receipt that was scanned, however its code was typed. @throws not_found */
export async function findOrderByCode(ctx: ApiContext, typed: string): Promise<{ id: number }> {
  await requireTeam(ctx)
  const code = readVoucherCode(typed)
  const id = code && (await numberOf(ctx, code))
  if (!id) throw new ApiError('not_found', texts.unknown)
  await noteScan(ctx, { what: 'order.scan', part: `order:${id}`, name: code })
  return { id }
}
