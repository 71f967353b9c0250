import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { TopUp, TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { topUpStatus } from '#contract/commerce/top-ups/state.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type Charge, latestCharge } from '../payments/index.ts'
import type { TopUpRow } from './types.ts'

/** A request in the names of the wire (WAL-02). Pure. */
export const topUpAnswer = (row: TopUpRow): TopUp => ({
  id: row.id,
  user_id: row.participantId,
  type_id: 5,
  points: reaisOf(row.amountCents),
  credit: row.pointsH / 100,
  createdAt: row.createdAt.toISOString(),
  status: { name: topUpStatus(row) },
  state: row.state,
  way: row.way,
  is_purchase: row.isPurchase,
  reason: row.reason,
  notice: row.notice,
})

/** With its code, while it can be paid. */
export async function topUpDetail(ctx: ApiContext, row: TopUpRow): Promise<TopUpDetail> {
  const isOpen = row.way === 'pix' && row.state === 'waiting'
  const charge: Charge | undefined = isOpen ? await latestCharge(ctx, 'top_up', row.id) : undefined
  const isPayable = charge?.state === 'pending' && charge.pixCode !== null
  return {
    ...topUpAnswer(row),
    pix_qr_code: isPayable ? charge.pixCode : null,
    expiration_date: isPayable ? ((charge.expiresAt ?? row.expiresAt)?.toISOString() ?? null) : null,
  }
}
