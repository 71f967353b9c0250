import { and, asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { chargeInStation, writeCharge } from './charge-rows.ts'
import { hourMs, minuteMs, nextReadOf } from './next-read.ts'
import { readCharge } from './read-charge.ts'
import { sendRefund } from './send-refund.ts'
import { writeRefund } from './settle-refunds.ts'
import { charges, refunds } from './tables.ts'

/** Of both in one run; what is left is first in the next. */
const batch = 100

/** Each minute: finds out what became of charges and refunds whose answer or webhook was lost, and ends what ran out of time. */
export const settleChargesJob = defineJob({
  name: 'settle-charges',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: settleCharges,
})

/** One that fails does not keep the others. */
export async function settleCharges(job: JobContext): Promise<void> {
  for (const due of await dueCharges(job)) await attempt(job, 'charge', due, () => readDue(job, due))
  for (const due of await dueRefunds(job))
    await attempt(job, 'refund', due, async () => {
      const ctx = await atStation(job, due.stationId)
      if (!ctx) return
      // As with charges: what cannot be sent is not in everybody's way.
      await writeRefund(ctx, due.id, { nextTryAt: new Date(job.ports.clock.now().getTime() + minuteMs * 5) })
      await sendRefund(ctx, due.id)
    })
}

type Due = { stationId: number; id: number }

function dueCharges({ db, ports }: JobContext): Promise<Due[]> {
  const { stationId, id, nextReadAt } = charges
  return acrossStations(
    async () =>
      await db
        .select({ stationId, id })
        .from(charges)
        .where(lte(nextReadAt, ports.clock.now()))
        .orderBy(asc(nextReadAt))
        .limit(batch),
  )
}

function dueRefunds({ db, ports }: JobContext): Promise<Due[]> {
  const { stationId, id, nextTryAt, state } = refunds
  return acrossStations(
    async () =>
      await db
        .select({ stationId, id })
        .from(refunds)
        .where(and(eq(state, 'asked'), lte(nextTryAt, ports.clock.now())))
        .orderBy(asc(nextTryAt))
        .limit(batch),
  )
}

/** Its next time is written first: what cannot be read, however that fails, is not in everybody's way. */
async function readDue(job: JobContext, { stationId, id }: Due): Promise<void> {
  const ctx = await atStation(job, stationId)
  const charge = ctx && (await chargeInStation(ctx, { id }))
  if (!charge) return
  const now = job.ports.clock.now()
  // What ended and is due nevertheless has too much of somebody's: a gateway that is silent now is asked again.
  await writeCharge(ctx, id, {
    nextReadAt: nextReadOf(charge, now) ?? new Date(now.getTime() + hourMs),
  })
  await readCharge(ctx, charge)
}

async function attempt(
  { ports }: JobContext,
  what: string,
  { stationId, id }: Due,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const facts = { stationId, [what]: id }
    if (error instanceof PaymentInDoubt)
      ports.log.warn({ ...facts, reason: error.message }, 'A gateway did not answer')
    else ports.log.error({ ...facts, err: error }, 'What is due at a gateway failed')
  }
}
