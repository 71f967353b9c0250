import { desc, eq, lt } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { TopUp, TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { topUpStatus } from '#contract/commerce/top-ups/state.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { type Charge, latestCharge, readChargeNow } from '../payments/index.ts'
import { topUps } from './tables.ts'
import { ownTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

/** The caller's requests for credits, newest first, page by page (WAL-02). */
export async function listTopUps(
  ctx: ApiContext,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ content: TopUp[]; next: string | null }> {
  const { rows, last } = await page(
    ctx.db
      .select()
      .from(topUps)
      .where(
        inStation(
          topUps,
          ctx,
          eq(topUps.participantId, memberOf(ctx)),
          after ? lt(topUps.id, after) : undefined,
        ),
      )
      .orderBy(desc(topUps.id)),
    limit,
  )
  return { content: rows.map(topUpAnswer), next: last ? String(last.id) : null }
}

/** A request in the names of the wire (WAL-02). Pure. */
const topUpAnswer = (row: TopUpRow): TopUp => ({
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

/**
 * Whether the PIX of a request is paid, read back from the gateway now, at most every three seconds. Where the gateway does not answer it
 * is what it was. @throws not_found, too_many_requests
 */
export async function verifyTopUp(ctx: ApiContext, id: number): Promise<TopUpDetail> {
  const { state, way } = await ownTopUp(ctx, id)
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: 'top-up-verification', key, points: 120, durationSeconds: 60 })
  const isOpen = state === 'waiting' && way === 'pix'
  const charge = isOpen ? await latestCharge(ctx, 'top_up', id) : undefined
  if (charge) await readChargeNow(ctx, charge)
  return topUpDetail(ctx, await ownTopUp(ctx, id))
}
