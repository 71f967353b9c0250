import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PlatformContext } from '#api/platform/context.ts'
import { defineJob, type Job } from './define-job.ts'

/** Removes rows that have expired. Nothing depends on it having run. */
export type TidyTask = (ctx: PlatformContext) => Promise<void>

/** The hourly job that runs what the areas bring; one that fails does not keep the others. */
export function tidyJob(tasks: TidyTask[]): Job<object> {
  return defineJob({
    name: 'tidy',
    data: z.object({}),
    cron: '17 * * * *',
    async run(ctx) {
      const results = await Promise.allSettled(tasks.map((task) => task(ctx)))
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures, 'Tidying up failed in part')
    },
  })
}

/**
 * Makes the room of what was changed or deleted free again, each night (UTC). Postgres does so by itself; the embedded
 * one has no such process, and its folder would only grow. One table at a time: calls go on between them.
 */
export const sweepEmbeddedJob = defineJob({
  name: 'sweep-embedded',
  data: z.object({}),
  cron: '47 6 * * *',
  async run({ db }) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    for (const { name } of rows) await db.execute(sql.raw(`vacuum ${name}`))
  },
})
