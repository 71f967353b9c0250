import type { ApiContext } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import {
  type ChargeRequest,
  PaymentInDoubt,
  PaymentNotSent,
  PaymentRefused,
} from '../../platform/ports/payments/payments.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { gatewayOf, refusedAs } from './gateway-of.ts'
import { doubtReadAfterMs } from './next-read.ts'
import { settle } from './settle.ts'
import { readDoubtJob } from './settle-charges.ts'
import { paymentTexts } from './texts.ts'
import type { Charge } from './types.ts'

/**
 * Asks the gateway for a charge that was opened, outside any transaction, and settles what it answers. What certainly took nobody's money fails
 * at once (GAP-121); where nobody knows, it stays `asked` and jobs find out: it is never asked for again.
 */
export async function sendCharge(ctx: ApiContext, charge: Charge, request: ChargeRequest): Promise<void> {
  try {
    const told = await askOutsideSlot(() => gatewayOf(ctx, charge).charge(request))
    await settle(ctx, { id: charge.id }, told)
  } catch (error) {
    if (error instanceof PaymentInDoubt) return doubt(ctx, charge, error)
    if (!(error instanceof PaymentRefused)) throw error
    await settle(ctx, { id: charge.id }, refusedAs(charge, error.message))
  }
}

/**
 * Of a PIX nobody has the code: whoever waits for it may try again at once. Should its gateway know it after all, it is called off there. That of
 * a renewal nobody waits for, and it is found.
 */
const isNobodys = ({ method, purpose }: Charge): boolean => method === 'pix' && purpose !== 'subscription'

async function doubt(ctx: ApiContext, charge: Charge, error: PaymentInDoubt): Promise<void> {
  const facts = { stationId: ctx.station.id, charge: charge.code, reason: error.message }
  ctx.ports.log.warn(facts, 'Nobody knows whether a charge was made; it is looked for')
  const isUnsent = error instanceof PaymentNotSent
  if (isUnsent || isNobodys(charge))
    await settle(ctx, { id: charge.id }, refusedAs(charge, paymentTexts.notSent))
  if (isUnsent) return
  const nowMs = ctx.ports.clock.now().getTime()
  for (const ms of doubtReadAfterMs)
    await enqueue(
      ctx,
      readDoubtJob,
      { stationId: ctx.station.id, chargeId: charge.id },
      { startAfter: new Date(nowMs + ms) },
    )
}
