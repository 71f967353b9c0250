import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { stepSubscription } from './step-subscription.ts'
import { subscriptions } from './tables.ts'

/** So many in one run; what is left is first in the next. */
const batch = 2_000
/** Beside each other: each waits for its gateway. */
const atOnce = 5
/** After so long a run begins no more: the next one is due. */
const beginsForMs = 45_000

type Due = { station_id: number; id: number }

/** Each minute: renewals, further tries, suspensions and ends that are due, of all stations in turns. */
export const stepSubscriptionsJob = defineJob({
  name: 'step-subscriptions',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: stepSubscriptions,
})

export async function stepSubscriptions(job: JobContext): Promise<void> {
  const due = await dueNow(job)
  const { clock, log } = job.ports
  const endMs = clock.now().getTime() + beginsForMs
  const work = async () => {
    for (let one = due.shift(); one && clock.now().getTime() < endMs; one = due.shift())
      await stepOne(job, one)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (due.length > 0) log.warn({ left: due.length }, 'Subscriptions are due that no run came to yet')
}

/** One that fails does not keep the others; it is due again in the next run. */
async function stepOne(job: JobContext, { station_id, id }: Due): Promise<void> {
  const stationId = Number(station_id)
  try {
    const ctx = await atStation(job, stationId)
    if (ctx) await stepSubscription(ctx, Number(id))
  } catch (error) {
    job.ports.log.error({ stationId, subscription: Number(id), err: error }, 'A subscription could not go on')
  }
}

async function dueNow({ db, ports }: JobContext): Promise<Due[]> {
  const now = sql`${ports.clock.now().toISOString()}::timestamptz`
  const { rows } = await acrossStations(
    async () =>
      await db.execute<Due>(sql`
        select station_id, id from (
          select station_id, id, next_step_at,
            row_number() over (partition by station_id order by next_step_at, id) as turn
          from ${subscriptions} where next_step_at <= ${now}
        ) due order by turn, next_step_at limit ${batch}`),
  )
  return rows
}
