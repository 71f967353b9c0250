import { asc, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId, written } from '../../platform/db/rows.ts'
import { bookRefund } from './books.ts'
import { writeCharge } from './charge-rows.ts'
import { refundSettled } from './events.ts'
import { refunds } from './tables.ts'
import { paymentTexts } from './texts.ts'
import type { Charge, Refund } from './types.ts'

/**
 * What went back, as the gateway counts it: refunds that were asked for and whose answer was lost are done, in their order; what is
 * left over was given back there without us. To be called under the charge's lock.
 */
export async function settleRefunds(ctx: ApiContext, before: Charge, toldCents: number): Promise<Charge> {
  if (toldCents <= before.refundedCents) return before
  // One at a time is asked of a gateway, the oldest first: what is done there is that one.
  const [open] = await openRefunds(ctx, before.id)
  const isDone = open !== undefined && before.refundedCents + open.amountCents <= toldCents
  const charge = isDone ? await finishRefund(ctx, before, open) : before
  const restCents = toldCents - charge.refundedCents
  if (restCents === 0 || (open && !isDone)) return charge
  return finishRefund(ctx, charge, await refundOutside(ctx, charge, restCents))
}

/** Those that were asked for and have no answer yet, oldest first. */
export function openRefunds({ db, station }: ApiContext, chargeId: number): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(inStation(refunds, { station }, eq(refunds.chargeId, chargeId), eq(refunds.state, 'asked')))
    .orderBy(asc(refunds.id))
}

async function refundOutside(ctx: ApiContext, charge: Charge, amountCents: number): Promise<Refund> {
  return ctx.db
    .insert(refunds)
    .values({
      stationId: ctx.station.id,
      chargeId: charge.id,
      key: `outside:${charge.id}:${charge.refundedCents + amountCents}`,
      kind: 'outside',
      amountCents,
      state: 'asked',
      reason: paymentTexts.outside,
      createdAt: ctx.ports.clock.now(),
    })
    .returning()
    .then(written)
}

/** Marks it done, books it, and tells so. */
export async function finishRefund(ctx: ApiContext, charge: Charge, refund: Refund): Promise<Charge> {
  const done = await writeRefund(ctx, refund.id, {
    state: 'done',
    doneAt: ctx.ports.clock.now(),
    nextTryAt: null,
  })
  const refundedCents = charge.refundedCents + refund.amountCents
  const written = await writeCharge(ctx, charge.id, { refundedCents })
  await bookRefund(ctx, written, done)
  await refundSettled.publish(ctx, { charge: written, refund: done })
  return written
}

export async function writeRefund(
  { db, station }: ApiContext,
  id: number,
  facts: Partial<typeof refunds.$inferInsert>,
): Promise<Refund> {
  return db
    .update(refunds)
    .set(facts)
    .where(withId(refunds, { station }, id))
    .returning()
    .then(written)
}
