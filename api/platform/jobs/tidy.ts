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
