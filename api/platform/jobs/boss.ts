import PgBoss from 'pg-boss'
import type { RawSql } from '#api/platform/db/client.ts'
import type { AnyJob } from './define-job.ts'

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
