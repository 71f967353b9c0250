import type { DatabaseConnection, RawSql } from '#api/platform/db/client.ts'
import type { Ports } from '#api/platform/ports/index.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { createBoss, createQueues, jobsChannel } from './boss.ts'
import type { AnyJob, JobContext } from './define-job.ts'

type Running = {
  /** Lets running jobs end (20 s at most), starts no others, and leaves the database unused. */
  stop(): Promise<void>
}

const never = new Promise<never>(() => {})
const mostUnsettled = 1_000

/**
 * The SQL function pg-boss gets. It settles runs without waiting for the answer: an error there would be an unhandled
 * rejection and end the process, so it is logged, and what the database was away for is written when it is back (else the run
 * counts as expired later and is tried again). After `end` nothing reaches the database any more.
 */
function guardedSql(rawSql: RawSql, ports: Ports) {
  const open = new Set<Promise<unknown>>()
  const unsettled: Parameters<RawSql>[] = []
  let hasEnded = false
  const isSettling = (text: string) => /select count\(\*\) from results/i.test(text)
  async function sql(text: string, values?: unknown[]) {
    if (hasEnded) return never
    const answer = rawSql(text, values)
    open.add(answer)
    try {
      return await answer
    } catch (error) {
      if (!isSettling(text)) throw error
      if (error instanceof ServiceAway && unsettled.length < mostUnsettled) unsettled.push([text, values])
      else ports.log.error({ err: error }, 'The end of a job could not be written')
      return { rows: [{ count: 0 }] }
    } finally {
      open.delete(answer)
    }
  }
  return {
    sql,
    /** Writes what could not be written while the database was away. */
    async settle() {
      for (const [text, values] of unsettled.splice(0)) await sql(text, values)
    },
    async end() {
      hasEnded = true
      await Promise.allSettled(open)
    },
  }
}

/** Calls that come while one runs become one more run. */
function coalesce(work: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false
  let again = false
  return async () => {
    again = true
    if (isRunning) return
    isRunning = true
    while (again) {
      again = false
      await work().catch(onError)
    }
    isRunning = false
  }
}

/**
 * Runs the jobs in this process until `stop`. Any number of processes on one database share the work: each run goes to
 * one of them.
 */
export async function startJobs({
  connection,
  ports,
  stations,
  urls,
  jobs,
}: {
  connection: DatabaseConnection
  ports: Ports
  jobs: AnyJob[]
} & Pick<JobContext, 'stations' | 'urls'>): Promise<Running> {
  const ctx: JobContext = { db: connection.db, ports, stations, urls }
  const { log } = ports
  const guarded = guardedSql(connection.rawSql, ports)
  const boss = createBoss(guarded.sql)
  // The queue hands on copies of errors. That the database is away is said by the connection, once.
  const logError = (error: unknown) => {
    if (Object(error).service !== 'database') log.error({ err: error }, 'The job queue had an error')
  }
  boss.on('error', logError)
  await boss.start()
  await createQueues(boss, jobs)

  const workers = new Map<string, string>()
  const look = (name: string) => boss.notifyWorker(workers.get(name) ?? '')

  async function runOne(job: AnyJob, data: unknown): Promise<void> {
    try {
      await job.run(ctx, job.data.parse(data ?? {}))
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job failed')
      throw error
    } finally {
      // Without this the worker would wait for its interval although more may be queued.
      look(job.name)
    }
  }

  const stops: (() => Promise<void>)[] = []
  for (const job of jobs) {
    const id = await boss.work<unknown>(job.name, { batchSize: 1 }, async (runs) => {
      for (const { data } of runs) await runOne(job, data)
    })
    workers.set(job.name, id)
    const options = { singletonKey: job.name }
    if (job.cron) await boss.schedule(job.name, job.cron, {}, options)
    else await boss.unschedule(job.name)
    if (!job.wakeOn) continue
    const wake = coalesce(async () => {
      await boss.send(job.name, {}, options)
      look(job.name)
    }, logError)
    stops.push(await connection.listen(job.wakeOn, wake))
  }
  stops.push(
    await connection.listen(jobsChannel, async (name) => {
      if (name === null) await guarded.settle()
      for (const each of name === null ? workers.keys() : [name]) look(each)
    }),
  )
  return {
    async stop() {
      for (const stopListening of stops) await stopListening()
      await boss.stop({ graceful: true, wait: true, timeout: 20_000 })
      await guarded.end()
    },
  }
}
