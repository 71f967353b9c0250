import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#api/platform/context.ts'
import { notify } from '#api/platform/db/client.ts'
import type { Ports } from '#api/platform/ports/index.ts'
import { jobContext } from '#tests/fixtures/job-context.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { type AnyJob, defineJob, enqueue, startJobs, tidyJob } from './index.ts'

const database = testDatabase()
const platform = () => ({ db: database.db, ports: testPorts() })
const soon = { timeout: 20_000 }
const stops: (() => Promise<void>)[] = []

/** Starts jobs as one process does; stopped after the test. */
async function start(jobs: AnyJob[], { second = false, ports = testPorts() as Ports } = {}) {
  const connection = second ? await database.another() : database
  const running = await startJobs({ ...jobContext({ db: connection.db, ports }), connection, jobs })
  stops.push(() => running.stop())
  return { running, ctx: { db: connection.db, ports } }
}

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function recordingJob(name: string, work: (value: number) => Promise<void> = async () => {}) {
  const seen: number[] = []
  const job = defineJob({
    name,
    data: z.object({ value: z.number() }),
    async run(_ctx, { value }) {
      seen.push(value)
      await work(value)
    },
  })
  return { job, seen }
}

test('queued runs are each done once, by one of two processes, without waiting for the next poll', async () => {
  const { job, seen } = recordingJob('record-once')
  const { ctx } = await start([job])
  await start([job], { second: true })
  const wanted = Array.from({ length: 20 }, (_, value) => value)
  for (const value of wanted) await enqueue(ctx, job, { value })
  await expect.poll(() => seen.length, soon).toBe(20)
  expect([...seen].sort((a, b) => a - b)).toEqual(wanted)
})

test('a run belongs to the transaction it was queued in', async () => {
  const { job, seen } = recordingJob('record-commit')
  const { ctx } = await start([job])
  await inTransaction(ctx, (inner) => enqueue(inner, job, { value: 1 }))
  const lost = inTransaction(ctx, async (inner) => {
    await enqueue(inner, job, { value: 2 })
    throw new Error('no')
  })
  await expect(lost).rejects.toThrow('no')
  await enqueue(ctx, job, { value: 3 })
  await expect.poll(() => seen, soon).toEqual([1, 3])
})

test('one waiting run per singleton key; a run for later waits', async () => {
  const { job, seen } = recordingJob('record-key')
  await installQueuesOnly(job)
  const ctx = { db: database.db, ports: testPorts() }
  await enqueue(ctx, job, { value: 1 }, { singletonKey: 'order:1' })
  await enqueue(ctx, job, { value: 2 }, { singletonKey: 'order:1' })
  await enqueue(ctx, job, { value: 3 }, { singletonKey: 'order:2' })
  await enqueue(ctx, job, { value: 4 }, { startAfter: new Date(Date.now() + 3_600_000) })
  await start([job])
  await expect.poll(() => [...seen].sort(), soon).toEqual([1, 3])
})

async function installQueuesOnly(job: AnyJob): Promise<void> {
  const running = await startJobs({ ...jobContext(platform()), connection: database, jobs: [job] })
  await running.stop()
}

test('a job of no queue is a programming error, not a run that never happens', async () => {
  const { job } = recordingJob('nobody-knows-it')
  await expect(enqueue({ db: database.db, ports: testPorts() }, job, { value: 1 })).rejects.toThrow(
    /all-jobs/,
  )
})

test('a notification starts the job soon', async () => {
  let runs = 0
  const job = defineJob({
    name: 'woken',
    data: z.object({}),
    wakeOn: 'wake_channel',
    async run() {
      runs += 1
    },
  })
  const { ctx } = await start([job])
  await notify(ctx.db, 'wake_channel')
  await expect.poll(() => runs, soon).toBe(1)
})

test('a job that throws is logged and left to be tried again; the next ones run', async () => {
  const errors: object[] = []
  const silent = () => {}
  const log: Ports['log'] = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (facts: object | string) => errors.push(Object(facts)),
  }
  const { job, seen } = recordingJob('fails', async (value) => {
    if (value === 1) throw new Error('broken')
  })
  const { ctx } = await start([job], { ports: testPorts({ log }) })
  await enqueue(ctx, job, { value: 1 })
  await enqueue(ctx, job, { value: 2 })
  await expect.poll(() => seen, soon).toEqual([1, 2])
  expect(errors).toMatchObject([{ job: 'fails', err: { message: 'broken' } }])
  const states = async () =>
    (
      await database.db.execute<{ state: string }>(
        sql`select state from jobs.job where name = 'fails' order by created_on`,
      )
    ).rows
  await expect.poll(states).toEqual([{ state: 'retry' }, { state: 'completed' }])
})

test('stop lets a running job end', async () => {
  let hasEnded = false
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { job } = recordingJob('slow', async () => {
    begin()
    await new Promise((resolve) => setTimeout(resolve, 300))
    hasEnded = true
  })
  const { ctx, running } = await start([job])
  await enqueue(ctx, job, { value: 1 })
  await begun
  await running.stop()
  expect(hasEnded).toBe(true)
  const { rows } = await database.db.execute(sql`select state from jobs.job where name = 'slow'`)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('two processes that start at once on a database without queues both start', async () => {
  await database.rawSql('drop schema jobs cascade')
  const { job, seen } = recordingJob('fresh')
  const [{ ctx }] = await Promise.all([start([job]), start([job], { second: true })])
  await enqueue(ctx, job, { value: 1 })
  await expect.poll(() => seen, soon).toEqual([1])
})

test('tidying up goes on when one task fails', async () => {
  let isTidy = false
  const job = tidyJob([
    async () => {
      throw new Error('broken')
    },
    async () => {
      isTidy = true
    },
  ])
  await expect(job.run(jobContext(platform()), {})).rejects.toThrow(AggregateError)
  expect(isTidy).toBe(true)
})
