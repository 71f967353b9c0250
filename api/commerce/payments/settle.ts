import { raiseAlarm } from '../../platform/alarms.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import type { GatewayCharge } from '../../platform/ports/payments/payments.ts'
import { bookReceipt } from './books.ts'
import { lockCharge, writeCharge } from './charge-rows.ts'
import { chargeSettled } from './events.ts'
import { nextReadOf } from './next-read.ts'
import { settleRefunds } from './settle-refunds.ts'
import type { ChargeState } from './tables.ts'
import type { Charge } from './types.ts'

/** What a gateway says of a charge; `id` is null where it never heard of it. */
export type Told = Pick<
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
