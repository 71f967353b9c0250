import { isNull, lt, or } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import {
  type GatewayCharge,
  PaymentInDoubt,
  PaymentRefused,
  type Payments,
} from '../../platform/ports/payments/payments.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { lockCharge, writeCharge } from './charge-rows.ts'
import { gatewayOf, refusedAs } from './gateway-of.ts'
import { graceMs, lostAfterMs } from './next-read.ts'
import { settle } from './settle.ts'
import { charges } from './tables.ts'
import { paymentTexts } from './texts.ts'
import type { Charge } from './types.ts'

/** What a gateway says of a charge, found by its number there or, as long as it is not known, by ours. @throws PaymentInDoubt */
export const readAtGateway = (
  gateway: Payments,
  { gatewayId, code }: Charge,
): Promise<GatewayCharge | null> => gateway.read(gatewayId ? { id: gatewayId } : { code })

/** Asks a charge's gateway what became of it, and settles that. @throws PaymentInDoubt */
export async function readCharge(ctx: ApiContext, charge: Charge): Promise<void> {
  const gateway = gatewayOf(ctx, charge)
  await believeRead(ctx, charge, await askOutsideSlot(() => readAtGateway(gateway, charge)))
}

/**
 * Settles what was read. A PIX whose time is over, or that ended here or was given up while nobody knew of it, is cancelled at the gateway first, so
 * that what ends here cannot be paid there any more; what no gateway knows after a while was never made. @throws PaymentInDoubt
 */
export async function believeRead(
  ctx: ApiContext,
  charge: Charge,
  told: GatewayCharge | null,
): Promise<void> {
  const nowMs = ctx.ports.clock.now().getTime()
  if (!told) {
    const isLost = nowMs - charge.createdAt.getTime() >= lostAfterMs
    if (isLost) await settle(ctx, { id: charge.id }, refusedAs(charge, paymentTexts.notFound))
    return
  }
  const endsAt = told.pix?.expiresAt ?? charge.expiresAt
  const isOver = endsAt !== null && nowMs >= endsAt.getTime() + graceMs
  if ((isOver || isEndedHere(charge)) && waits(told)) await endCharge(ctx, charge, told.id)
  else await settle(ctx, { id: charge.id }, told)
}

/** Nobody is asked to pay it any more. Cards that are pondered are not called off: what they take goes back. */
const isEndedHere = ({ method, state, givenUpAt }: Charge): boolean =>
  method === 'pix' && (state === 'refused' || state === 'expired' || givenUpAt !== null)

/** Not all of it came, and it has not ended: a part may have come. */
const waits = ({ state, paidCents, amountCents }: GatewayCharge) =>
  state !== 'refused' && state !== 'expired' && paidCents < amountCents

/**
 * Ends a charge that waits for its payment, at the gateway and then here; what was paid meanwhile is settled as paid, and what was
 * paid in part ends and goes back. @throws PaymentInDoubt
 */
export async function endCharge(
  ctx: ApiContext,
  charge: Charge,
  gatewayId: string,
  by: { isGivenUp?: boolean } = {},
): Promise<void> {
  // Its answer may be lost: what the gateway gives back for it is then known to be ours.
  await writeCharge(ctx, charge.id, { endAskedAt: ctx.ports.clock.now() })
  const told = await askOutsideSlot(() => cancelOrRead(gatewayOf(ctx, charge), gatewayId))
  if (told) await settle(ctx, { id: charge.id }, told, { ...by, ends: true })
}

async function cancelOrRead(gateway: Payments, id: string): Promise<GatewayCharge | null> {
  try {
    return await gateway.cancel({ id })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return gateway.read({ id })
  }
}

/** Somebody who waits may have a gateway asked this often. */
const askedEachMs = 3_000

/** The same for somebody who waits for it: at most every few seconds, and nothing is said where the gateway says nothing. */
export async function readChargeNow(ctx: ApiContext, charge: Charge): Promise<void> {
  if (!(await claimReading(ctx, charge.id))) return
  await readCharge(ctx, charge).catch((error) => {
    if (!(error instanceof PaymentInDoubt)) throw error
  })
}

/** One of many who ask at the same moment reads it. */
async function claimReading({ db, station, ports }: ApiContext, id: number): Promise<boolean> {
  const now = ports.clock.now()
  const rows = await db
    .update(charges)
    .set({ readAt: now })
    .where(
      withId(
        charges,
        { station },
        id,
        or(isNull(charges.readAt), lt(charges.readAt, new Date(now.getTime() - askedEachMs + 1))),
      ),
    )
    .returning({ id: charges.id })
  return rows.length > 0
}

/**
 * Gives up a charge for its payer. One that waits for its PIX ends at its gateway first, so that it cannot be paid there; what was paid meanwhile is
 * paid. Where nobody knows what was charged, or the gateway does not answer, it is put aside: what it pays ends now (`end`, in the transaction that
 * holds payer and charge), and what comes in for it goes back by itself (GAP-121).
 */
export async function giveUpOrPutAside(
  ctx: ApiContext,
  charge: Charge,
  end: (inner: ApiContext) => Promise<void>,
): Promise<void> {
  const { state, method, gatewayId } = charge
  if (state === 'pending' && method === 'pix' && gatewayId) {
    // Whatever becomes of the answer.
    await writeCharge(ctx, charge.id, { givenUpAt: ctx.ports.clock.now() })
    try {
      return await endCharge(ctx, charge, gatewayId, { isGivenUp: true })
    } catch (error) {
      if (!(error instanceof PaymentInDoubt)) throw error
    }
  }
  await inTransaction(ctx, async (inner) => {
    const now = await lockCharge(inner, { id: charge.id })
    if (now?.state !== 'asked' && now?.state !== 'pending') return
    await writeCharge(inner, charge.id, { givenUpAt: inner.ports.clock.now() })
    await end(inner)
  })
}
