import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { acrossStations } from '../../../platform/db/across-stations.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { caseImports } from '../tables.ts'
import { importCasesJob } from './import-cases-job.ts'

/** Longer than any piece of one takes. */
const stillMs = 60_000

/** Takes up imports that nobody has worked at for a minute: their process was stopped, and its queue would find out after an hour (ADR 133). */
export const resumeCaseImportsJob = defineJob({
  name: 'resume-case-imports',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.ports.clock.now().getTime() - stillMs)
    const still = await acrossStations(async () => {
      const rows = await ctx.db
        .select({ stationId: caseImports.stationId, importId: caseImports.id })
        .from(caseImports)
        .where(
          and(
            inArray(caseImports.state, ['checking', 'writing']),
            lt(caseImports.createdAt, before),
            or(isNull(caseImports.workedAt), lt(caseImports.workedAt, before)),
          ),
        )
      return rows
    })
    for (const one of still)
      await enqueue(ctx, importCasesJob, one, { singletonKey: `again-${one.stationId}-${one.importId}` })
  },
})
