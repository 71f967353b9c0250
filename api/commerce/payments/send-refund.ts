import { z } from 'zod'
import { raiseAlarm } from '../../platform/alarms.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { atStation, defineJob } from '../../platform/jobs/index.ts'
import { PaymentInDoubt, PaymentRefused } from '../../platform/ports/payments/payments.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { chargeInStation, lockCharge } from './charge-rows.ts'
import { refundSettled } from './events.ts'
import { gatewayOf } from './gateway-of.ts'
import { minuteMs } from './next-read.ts'
import { finishRefund, openRefunds, settle, writeRefund } from './settle.ts'
import { refunds } from './tables.ts'
import type { Charge, Refund } from './types.ts'

/** Asks a gateway for a refund that was written. Again is harmless: the gateway knows the key. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  data: z.object({ stationId: z.number(), refundId: z.number() }),
  retries: 2,
  async run(job, { stationId, refundId }) {
    const ctx = await atStation(job, stationId)
    if (ctx) await sendRefund(ctx, refundId)
  },
})

/**
 * Has the gateway give back what was written, outside any transaction, and settles its answer. Done before: nothing. False where the
 * gateway was asked and did not answer.
 */
export async function sendRefund(ctx: ApiContext, refundId: number): Promise<boolean> {
  const refund = await refundInStation(ctx, refundId)
  if (refund?.state !== 'asked') return true
  const charge = await chargeInStation(ctx, { id: refund.chargeId })
  if (!charge?.gatewayId) return true
  // In their order: what a gateway counts as given back is then the oldest, whatever answer was lost.
  const [oldest] = await openRefunds(ctx, charge.id)
  if (oldest?.id !== refund.id) {
    await tryLater(ctx, refundId)
    return true
  }
  try {
    await ask(ctx, { ...charge, gatewayId: charge.gatewayId }, refund)
  } catch (error) {
    if (error instanceof PaymentInDoubt) {
      await tryLater(ctx, refundId)
      return false
    }
    if (!(error instanceof PaymentRefused)) throw error
    await refuse(ctx, charge, refundId, error.message)
  }
  return true
}

/** @throws PaymentInDoubt, PaymentRefused */
async function ask(ctx: ApiContext, charge: Charge & { gatewayId: string }, refund: Refund): Promise<void> {
  const { gatewayId: id } = charge
  const { id: refundId, amountCents } = refund
  const key = `E${ctx.station.id}-R${refundId}`
  if (refund.sentAt && (await isDoneThere(ctx, charge, refundId))) return
  await writeRefund(ctx, refundId, { sentAt: ctx.ports.clock.now() })
  const told = await askOutsideSlot(() => gatewayOf(ctx, charge).refund({ id, amountCents, key }))
  await settleRefund(ctx, charge, refundId)
  await settle(ctx, { id: charge.id }, told)
}

async function refundInStation({ db, station }: ApiContext, id: number): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(withId(refunds, { station }, id))
  return row
}

/** An answer may have been lost: what was sent before is looked for, and sent again only where the gateway has not done it. */
async function isDoneThere(ctx: ApiContext, charge: Charge, refundId: number): Promise<boolean> {
  const told = await askOutsideSlot(() => gatewayOf(ctx, charge).read({ id: charge.gatewayId ?? '' }))
  if (told) await settle(ctx, { id: charge.id }, told)
  return (await refundInStation(ctx, refundId))?.state !== 'asked'
}

/** Under the lock of the charge; whatever settled it meanwhile did the same. */
function settleRefund(outer: ApiContext, { id }: Charge, refundId: number): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const charge = await lockCharge(ctx, { id })
    const refund = await refundInStation(ctx, refundId)
    if (charge && refund?.state === 'asked') await finishRefund(ctx, charge, refund)
  })
}

async function tryLater(ctx: ApiContext, id: number): Promise<void> {
  await writeRefund(ctx, id, { nextTryAt: new Date(ctx.ports.clock.now().getTime() + minuteMs) })
}

/**
 * The gateway may refuse what it did before: it is read first, and what is done there is done here. What went back there otherwise is
 * seen once nothing is open any more.
 */
async function refuse(ctx: ApiContext, charge: Charge, refundId: number, said: string): Promise<void> {
  const { id, gatewayId } = charge
  const told = await askOutsideSlot(() => gatewayOf(ctx, charge).read({ id: gatewayId ?? '' }))
  if (told) await settle(ctx, { id }, told)
  await writeRefused(ctx, id, refundId, said)
  if (told) await settle(ctx, { id }, told)
}

function writeRefused(outer: ApiContext, id: number, refundId: number, said: string): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const charge = await lockCharge(ctx, { id })
    const refund = await refundInStation(ctx, refundId)
    if (!charge || refund?.state !== 'asked') return
    const refused = await writeRefund(ctx, refundId, { state: 'refused', reason: said, nextTryAt: null })
    raiseAlarm('refund_refused')
    ctx.ports.log.error(
      { stationId: ctx.station.id, charge: charge.code, said },
      'A gateway refused a refund',
    )
    await refundSettled.publish(ctx, { charge, refund: refused })
  })
}
