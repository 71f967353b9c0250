import { eq, inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { readChargeAt } from './charge-rows.ts'
import { hourMs, minuteMs } from './next-read.ts'
import { sendRefundJob } from './send-refund.ts'
import { refunds } from './tables.ts'
import { paymentTexts } from './texts.ts'
import type { Charge, Refund } from './types.ts'

type New = Pick<Refund, 'key' | 'amountCents' | 'reason'> & { kind: 'order' | 'surplus' }

/**
 * Writes that a part of a charge goes back, in the transaction of what decided so, under the locks of payer and charge; a job asks
 * the gateway. Twice the same key is one. @throws conflict when there is not so much left
 */
export async function openRefund(ctx: ApiContext, charge: Charge, facts: New): Promise<Refund> {
  const { db, station, ports } = ctx
  const [same] = await db
    .select()
    .from(refunds)
    .where(inStation(refunds, ctx, eq(refunds.key, facts.key)))
  if (same) return same
  const promised = await refundsOf(ctx, charge.id, ['order', 'surplus', 'outside'])
  if (promised + facts.amountCents > charge.paidCents) throw new ApiError('conflict', paymentTexts.tooMuch)
  const now = ports.clock.now()
  const row = await insertRow(db, refunds, {
    ...facts,
    stationId: station.id,
    chargeId: charge.id,
    state: 'asked',
    createdAt: now,
    nextTryAt: new Date(now.getTime() + minuteMs),
  })
  await enqueue(ctx, sendRefundJob, { stationId: station.id, refundId: row.id })
  return row
}

/** Centavos of a charge that went back or are going to, of these kinds. */
async function refundsOf(
  { db, station }: ApiContext,
  chargeId: number,
  kinds: Refund['kind'][],
): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(
      inStation(
        refunds,
        { station },
        eq(refunds.chargeId, chargeId),
        inArray(refunds.kind, kinds),
        inArray(refunds.state, ['asked', 'done']),
      ),
    )
  return row?.cents ?? 0
}

/** So often what came too much is offered back; then somebody has to look. */
const mostTries = 6

/**
 * How often a gateway refused to give back what came too much, and from when on it is asked again: later each time; null: never
 * (GAP-65).
 */
export async function refusedSurplus(
  { db, station }: ApiContext,
  chargeId: number,
): Promise<{ count: number; dueAt: Date | null }> {
  const rows = await db
    .select({ createdAt: refunds.createdAt })
    .from(refunds)
    .where(
      inStation(
        refunds,
        { station },
        eq(refunds.chargeId, chargeId),
        eq(refunds.kind, 'surplus'),
        eq(refunds.state, 'refused'),
      ),
    )
  const count = rows.length
  if (count >= mostTries) return { count, dueAt: null }
  const lastMs = Math.max(0, ...rows.map(({ createdAt }) => createdAt.getTime()))
  return { count, dueAt: new Date(count === 0 ? 0 : lastMs + hourMs * 2 ** count) }
}

/**
 * Gives back what came in beyond what is kept of a charge: the second payment of what was paid already, or all of it where nothing is
 * kept, for it came too late (GAP-65). A refund that the gateway refused is offered again later, by the job that reads the charge.
 * Under the locks of payer and charge. Answers the centavos that go back from now on; 0 where there are none, or not yet.
 */
export async function returnSurplus(
  ctx: ApiContext,
  charge: Charge,
  { isKept }: { isKept: boolean },
): Promise<number> {
  const goneCents = await refundsOf(ctx, charge.id, ['order', 'surplus', 'outside'])
  const leftCents = charge.paidCents - goneCents
  const twiceCents = charge.paidCents - charge.amountCents - (await refundsOf(ctx, charge.id, ['surplus']))
  const surplusCents = isKept ? Math.min(leftCents, twiceCents) : leftCents
  if (surplusCents <= 0) return 0
  const { count, dueAt } = await refusedSurplus(ctx, charge.id)
  if (dueAt === null || dueAt > ctx.ports.clock.now()) {
    await readChargeAt(ctx, charge.id, dueAt)
    return 0
  }
  await openRefund(ctx, charge, {
    kind: 'surplus',
    key: `${charge.purpose}:${charge.referenceId}:surplus:${charge.paidCents}:${goneCents}${count > 0 ? `:${count}` : ''}`,
    amountCents: surplusCents,
    reason: paymentTexts.surplus,
  })
  return surplusCents
}
