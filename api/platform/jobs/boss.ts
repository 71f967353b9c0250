import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { PlatformContext } from '#api/platform/context.ts'
import { type Database, notify, type RawSql } from '#api/platform/db/client.ts'
import type { AnyJob, Job } from './define-job.ts'

const schema = 'jobs'

/**
 * pg-boss on a database of ours, either kind: it gets a function that runs SQL instead of a connection string.
 * Polls seldom, because work announces itself.
 */
export function createBoss(rawSql: RawSql): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => rawSql(text, values) },
    schema,
    pollingIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 15,
    maintenanceIntervalSeconds: 300,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 7,
  })
}

/**
 * Makes the queues of the jobs. In a queue of the policy `short` at most one run waits per singleton key; runs without
 * a key of their own get a unique one in `enqueue`.
 */
export async function createQueues(boss: PgBoss, jobs: AnyJob[]): Promise<void> {
  for (const { name, retries = 5, timeoutSeconds = 300 } of jobs) {
    const options = {
      name,
      policy: 'short',
      retryLimit: retries,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: timeoutSeconds,
    } as const
    await unlessDeadlocked(() => boss.createQueue(name, options))
    await unlessDeadlocked(() => boss.updateQueue(name, options))
  }
}

/** Processes that start at once may wait for each other; the one the database gives up on (40P01) tries again. */
async function unlessDeadlocked(work: () => Promise<void>, attempts = 5): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (attempts === 1 || (error as { code?: string }).code !== '40P01') throw error
    await unlessDeadlocked(work, attempts - 1)
  }
}

/** Makes the tables and queues, as the first start does; for databases that no server has started on. */
export async function installJobs(rawSql: RawSql, jobs: AnyJob[]): Promise<void> {
  const boss = createBoss(rawSql)
  await rawSql(PgBoss.getConstructionPlans(schema))
  await createQueues(boss, jobs)
}

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
