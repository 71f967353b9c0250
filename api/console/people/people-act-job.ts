import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { stepAct } from './step-act.ts'
import { peopleActs } from './tables.ts'

/** Goes on with what is done to many people, until nobody is left (PPL-08). Run again it goes on where it was; run twice, both go on by turns. */
export const peopleActJob = defineJob({
  name: 'act-on-people',
  data: z.object({ stationId: z.number(), actId: z.number() }),
  timeoutSeconds: 3_600,
  async run(job, { stationId, actId }) {
    const ctx = await atStation(job, stationId)
    let isEnded = ctx === null
    while (ctx && !isEnded) isEnded = await stepAct(ctx, { id: actId }, job.urls)
  },
})

/** Longer than any piece of one takes. */
const stillMs = 60_000

/** Takes up what nobody has worked at for a minute: its process was stopped. */
export const resumePeopleActsJob = defineJob({
  name: 'resume-people-acts',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.ports.clock.now().getTime() - stillMs)
    const still = await acrossStations(async () => {
      const { stationId, id, createdAt, workedAt, endedAt, isWaiting } = peopleActs
      const isStill = or(isNull(workedAt), lt(workedAt, before))
      const rows = await ctx.db
        .select({ stationId, actId: id })
        .from(peopleActs)
        .where(and(isNull(endedAt), eq(isWaiting, false), lt(createdAt, before), isStill))
      return rows
    })
    for (const one of still)
      await enqueue(ctx, peopleActJob, one, { singletonKey: `again-${one.stationId}-${one.actId}` })
  },
})

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Removes what is left of old ones. */
export async function tidyPeopleActs({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db
      .delete(peopleActs)
      .where(lt(peopleActs.createdAt, new Date(ports.clock.now().getTime() - keptMs)))
  })
}
