import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ApiContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { chargeInStation, writeCharge } from './charge-rows.ts'
import { hourMs, minuteMs, nextReadOf } from './next-read.ts'
import { readCharge } from './read-charge.ts'
import { sendRefund } from './send-refund.ts'
import { writeRefund } from './settle.ts'
import { charges, refunds } from './tables.ts'

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

/** What a gateway is to be asked about now. */
type Due = { what: 'charge' | 'refund'; stationId: number; id: number; gateway: string }

/** Of each gateway, of refunds and of charges, in one run; what is left is first in the next. */
const batch = 200

/**
 * What is due, by gateway: refunds, then charges in doubt and money that has to go back, then what ran out of time, what waits, and
 * last what is only watched, which a member can make much of. Of each of these stations take turns, the oldest of each first (SEC-98).
 */
export async function dueAtGateways({ db, ports }: JobContext): Promise<Due[][]> {
  const now = sql`${ports.clock.now().toISOString()}::timestamptz`
  const { rows } = await acrossStations(
    async () =>
      await db.execute<{ what: Due['what']; station_id: number; id: number; gateway: string }>(sql`
        with due as (
          select 'refund' as what, refund.station_id, refund.id, charge.gateway, refund.next_try_at as at, 0 as rank
          from ${refunds} refund
          join ${charges} charge on charge.station_id = refund.station_id and charge.id = refund.charge_id
          where refund.state = 'asked' and refund.next_try_at <= ${now}
          union all
          select 'charge', station_id, id, gateway, next_read_at, case
            when state in ('refused', 'expired') and paid_cents = 0 then 4
            when state = 'pending' and expires_at > ${now} then 3
            when state = 'pending' and expires_at is not null then 2
            else 1
          end
          from ${charges} where next_read_at <= ${now}
        ), numbered as (
          select *, row_number() over (partition by gateway, rank, station_id order by at, id) as nth from due
        ), chosen as (
          select *, row_number() over (partition by gateway, what order by rank, nth, at) as nth_of_kind from numbered
        )
        select what, station_id, id, gateway from chosen where nth_of_kind <= ${batch} order by rank, nth, at`),
  )
  const byGateway = new Map<string, Due[]>()
  for (const { what, station_id: stationId, id, gateway } of rows) {
    const due = byGateway.get(gateway) ?? []
    byGateway.set(gateway, due)
    due.push({ what, stationId: Number(stationId), id: Number(id), gateway })
  }
  return [...byGateway.values()]
}

/** Asks what became of a charge whose answer was lost, while it is not known; a gateway that is silent again is asked by the next one (GAP-121). */
export const readDoubtJob = defineJob({
  name: 'read-doubt',
  data: z.object({ stationId: z.number(), chargeId: z.number() }),
  retries: 0,
  async run(job, { stationId, chargeId }) {
    const ctx = await atStation(job, stationId)
    const charge = ctx && (await chargeInStation(ctx, { id: chargeId }))
    if (!charge || charge.state === 'paid' || charge.endAskedAt) return
    await readCharge(ctx, charge).catch((error) => {
      if (!(error instanceof PaymentInDoubt)) throw error
    })
  },
})
