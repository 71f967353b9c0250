import { z } from 'zod'
import type { ApiContext } from '../../platform/context.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { chargeInStation, writeCharge } from './charge-rows.ts'
import { type Due, dueAtGateways } from './due-at-gateways.ts'
import { hourMs, minuteMs, nextReadOf } from './next-read.ts'
import { readCharge } from './read-charge.ts'
import { sendRefund } from './send-refund.ts'
import { writeRefund } from './settle-refunds.ts'

/** So many are asked of one gateway beside each other. */
const atOnce = 5
/** A gateway that was silent so often, one after the other, is not asked on: each silence takes as long as a call may. */
const mostSilent = 3
/** After so long a run begins no more: the next one is due. */
const beginsForMs = 45_000

/** Each minute: finds out what became of charges and refunds whose answer or webhook was lost, and ends what ran out of time. */
export const settleChargesJob = defineJob({
  name: 'settle-charges',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: settleCharges,
})

/** At all gateways beside each other: one that is silent keeps nobody else waiting (SEC-98). */
export async function settleCharges(job: JobContext): Promise<void> {
  const lanes = await dueAtGateways(job)
  await Promise.all(lanes.map((due) => settleInLane(job, due)))
}

/** What is not begun stays due. */
async function settleInLane(job: JobContext, due: Due[]): Promise<void> {
  const { clock, log } = job.ports
  const endMs = clock.now().getTime() + beginsForMs
  let silent = 0
  const next = () => (silent < mostSilent && clock.now().getTime() < endMs ? due.shift() : undefined)
  const work = async () => {
    for (let one = next(); one; one = next()) silent = (await isAnswered(job, one)) ? 0 : silent + 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const [left] = due
  if (left) log.warn({ gateway: left.gateway, left: due.length }, 'A gateway is not asked on in this run')
}

/** Whether the gateway answered, or was not what failed. One that fails does not keep the others. */
async function isAnswered(job: JobContext, { what, stationId, id }: Due): Promise<boolean> {
  try {
    const ctx = await atStation(job, stationId)
    if (!ctx) return true
    return what === 'refund' ? await sendDue(ctx, id) : await readDue(ctx, id)
  } catch (error) {
    const facts = { stationId, [what]: id }
    const isSilent = error instanceof PaymentInDoubt
    if (isSilent) job.ports.log.warn({ ...facts, reason: error.message }, 'A gateway did not answer')
    else job.ports.log.error({ ...facts, err: error }, 'What is due at a gateway failed')
    return !isSilent
  }
}

/** As with charges: what cannot be sent is not in everybody's way. */
async function sendDue(ctx: ApiContext, id: number): Promise<boolean> {
  await writeRefund(ctx, id, { nextTryAt: new Date(ctx.ports.clock.now().getTime() + minuteMs * 5) })
  return sendRefund(ctx, id)
}

/** Its next time is written first: what cannot be read, however that fails, is not in everybody's way. */
async function readDue(ctx: ApiContext, id: number): Promise<boolean> {
  const charge = await chargeInStation(ctx, { id })
  if (!charge) return true
  const now = ctx.ports.clock.now()
  // What ended and is due nevertheless is watched, or has too much of somebody's: a gateway that is silent now is asked again.
  const next = nextReadOf(charge, now, { isOpenThere: true }) ?? new Date(now.getTime() + hourMs)
  await writeCharge(ctx, id, { nextReadAt: next })
  await readCharge(ctx, charge)
  return true
}
