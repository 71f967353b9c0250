import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { type Database, notify } from '#api/platform/db/client.ts'
import { createBoss } from './boss.ts'
import type { Job } from './define-job.ts'

/** Told when a run was queued, with the job's name. */
export const jobsChannel = 'jobs_queued'

/** Runs pg-boss's own SQL (`$1` …) through a handle, and so inside its transaction. */
function executeOn(db: Database, text: string, values: unknown[] = []) {
  const parts = text.split(/\$(\d+)/)
  const chunks = parts.map((part, at) => (at % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)))
  return db.execute<Record<string, unknown>>(sql.join(chunks))
}

type EnqueueOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /** At most one waiting run per key; a second one is dropped. */
  singletonKey?: string
  /** Those of a higher one begin first; 0 is everybody's. */
  priority?: number
}

/** How many runs of a job wait whose data hold these facts. */
export async function countWaiting<Data extends object>(
  { db }: PlatformContext,
  job: Job<Data>,
  facts: Partial<Data>,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from jobs.job
    where name = ${job.name} and state < 'active' and data @> ${JSON.stringify(facts)}::jsonb`)
  return rows[0]?.count ?? 0
}

/**
 * Queues a run of a job, in the transaction of `ctx` if there is one: it runs if and only if that commits.
 * @throws Error when the job is not among those the process was started with
 */
export async function enqueue<Data extends object>(
  { db }: PlatformContext,
  job: Job<Data>,
  data: Data,
  { startAfter, singletonKey, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  const boss = createBoss((text, values) => executeOn(db, text, values))
  const id = await boss.send(job.name, data, {
    singletonKey: singletonKey ?? randomUUID(),
    priority,
    ...(startAfter && { startAfter }),
  })
  if (id === null && !singletonKey)
    throw new Error(`There is no queue of the job ${job.name}: add it to all-jobs.ts`)
  await notify(db, jobsChannel, job.name)
}
