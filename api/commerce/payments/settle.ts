import { asc, eq } from 'drizzle-orm'
import { transfer } from '../../ledger/index.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow, updateRow, withId } from '../../platform/db/rows.ts'
import type { GatewayCharge } from '../../platform/ports/payments/payments.ts'
import { lockCharge, writeCharge } from './charge-rows.ts'
import { chargeSettled, refundSettled } from './events.ts'
import { nextReadOf } from './next-read.ts'
import { keepPayer } from './save-payer.ts'
import { type ChargeState, receipts, refunds } from './tables.ts'
import { paymentTexts } from './texts.ts'
import type { Charge, Refund } from './types.ts'

/** What a gateway says of a charge; `id` is null where it never heard of it. */
type Told = Pick<
  GatewayCharge,
  'state' | 'amountCents' | 'paidCents' | 'refundedCents' | 'reason' | 'pix'
> & { id: string | null }

/**
 * The only place that believes a gateway: answers, what is read back, webhooks and jobs come here, in whatever order and however
 * often. Under the locks of the payer and the charge it writes what is new, books what came in and what went back, and tells
 * `chargeSettled` in the transaction. Late, early, repeated and swapped news change nothing twice: amounts only grow, and
 * what ended ended. `ends`: here it waits no longer, whatever the gateway says. Null for what is no charge of the station's.
 */
export function settle(
  outer: ApiContext,
  by: { id: number } | { code: string },
  told: Told,
  { isGivenUp = false, ends = false } = {},
): Promise<Charge | null> {
  return inTransaction(outer, async (moving) => {
    const before = await lockCharge(moving, by)
    if (!before) return null
    if (told.amountCents !== before.amountCents) return disbelieve(moving, before, told)
    const ctx = standing(moving)
    const now = ctx.ports.clock.now()
    const paidCents = Math.max(before.paidCents, told.paidCents)
    const goneCents = goneCentsOf(told, paidCents)
    const state = nextState(before, told, { paidCents, goneCents, ends })
    const facts = {
      state,
      paidCents,
      gatewayId: before.gatewayId ?? told.id,
      pixCode: told.pix?.code ?? before.pixCode,
      expiresAt: told.pix?.expiresAt ?? before.expiresAt,
      reason: state === 'refused' ? (before.reason ?? told.reason) : before.reason,
      paidAt: before.paidAt ?? (state === 'paid' ? now : null),
      readAt: now,
    }
    const nextReadAt = nextReadOf({ ...before, ...facts }, now, { isOpenThere: told.state === 'pending' })
    const written = await writeCharge(ctx, before.id, { ...facts, nextReadAt })
    if (paidCents > before.paidCents) await bookReceipt(ctx, written, paidCents - before.paidCents)
    if (state === 'paid' && before.state !== 'paid') await keepPayer(ctx, written)
    // What was paid is known before what went back of it.
    await chargeSettled.publish(ctx, { charge: written, isGivenUp: isGivenUp || written.givenUpAt !== null })
    return settleRefunds(ctx, written, goneCents)
  })
}

type Moved = { paidCents: number; goneCents?: number; ends?: boolean }

/**
 * What is paid stays paid, and what ended without a payment ends only by all of it coming in. A payment that met our own calling off, all of
 * which the gateway gave back for that, is none. Pure.
 */
export function nextState(
  { state, amountCents, endAskedAt }: Pick<Charge, 'state' | 'amountCents' | 'endAskedAt'>,
  told: Pick<Told, 'state'>,
  { paidCents, goneCents = 0, ends = false }: Moved,
): ChargeState {
  if (state === 'paid') return 'paid'
  const isCalledOff = endAskedAt !== null && paidCents > 0 && goneCents >= paidCents
  if (isCalledOff) return state === 'refused' ? 'refused' : 'expired'
  if (paidCents >= amountCents) return 'paid'
  if (state !== 'asked' && state !== 'pending') return state
  if (told.state === 'refused' || told.state === 'expired') return told.state
  return ends ? 'expired' : 'pending'
}

/** What went back; of what a bank took back all of it, whatever the gateway counts. Pure. */
const goneCentsOf = ({ state, refundedCents }: Told, paidCents: number): number =>
  state === 'refunded' ? paidCents : Math.min(refundedCents, paidCents)

/** Another amount than was asked for is no answer to what was asked: nothing is booked, somebody has to look. */
function disbelieve(ctx: ApiContext, charge: Charge, told: Told): Charge {
  raiseAlarm('charge_amount_differs')
  const facts = {
    stationId: ctx.station.id,
    charge: charge.code,
    asked: charge.amountCents,
    told: told.amountCents,
  }
  ctx.ports.log.error(facts, 'A gateway tells another amount of a charge than was asked for')
  return charge
}

/** The same instant for everything that is written together: rows and lines of the ledger fall on one day. */
function standing(ctx: ApiContext): ApiContext {
  const now = ctx.ports.clock.now()
  return { ...ctx, ports: { ...ctx.ports, clock: { ...ctx.ports.clock, now: () => now } } }
}

/**
 * What went back, as the gateway counts it: refunds that were asked for and whose answer was lost are done, in their order; what is
 * left over was given back there without us. To be called under the charge's lock.
 */
async function settleRefunds(ctx: ApiContext, before: Charge, toldCents: number): Promise<Charge> {
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
  return insertRow(ctx.db, refunds, {
    stationId: ctx.station.id,
    chargeId: charge.id,
    key: `outside:${charge.id}:${charge.refundedCents + amountCents}`,
    kind: 'outside',
    amountCents,
    state: 'asked',
    reason: paymentTexts.outside,
    createdAt: ctx.ports.clock.now(),
  })
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
  return updateRow(db, refunds, withId(refunds, { station }, id), facts)
}

const cash = { kind: 'cash' } as const
const sales = { kind: 'sales' } as const

/** What came in, as a receipt and as lines of the ledger, in centavos. Under the charge's lock. */
async function bookReceipt(ctx: ApiContext, charge: Charge, amountCents: number): Promise<void> {
  const receipt = await insertRow(ctx.db, receipts, {
    stationId: ctx.station.id,
    chargeId: charge.id,
    amountCents,
    createdAt: ctx.ports.clock.now(),
  })
  await transfer(ctx, {
    key: `receipt:${receipt.id}`,
    cause: 'purchase',
    referenceId: charge.referenceId,
    note: charge.code,
    amountH: amountCents,
    from: sales,
    to: cash,
  })
}

/** What went back. */
async function bookRefund(ctx: ApiContext, charge: Charge, refund: Refund): Promise<void> {
  await transfer(ctx, {
    key: `refund:${refund.id}`,
    cause: 'refund',
    referenceId: charge.referenceId,
    note: charge.code,
    amountH: refund.amountCents,
    from: cash,
    to: sales,
  })
}
