import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from '#api/index.ts'
import { createParticipant } from '#api/people/access/create-participant.ts'
import { startSession } from '#api/people/access/start-session.ts'
import { type DatabaseConnection, notify, openDatabase } from '#api/platform/db/client.ts'
import { defineJob, enqueue, startJobs } from '#api/platform/jobs/index.ts'
import type { Ports } from '#api/platform/ports/index.ts'
import { importStation } from '#api/station-folders.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { jobContext } from '#tests/fixtures/job-context.ts'
import { startFlakyProxy } from '#tests/setup/flaky-proxy.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import { freePort } from '#tests/setup/server-process.ts'
import { prepareTemplate } from '#tests/setup/template.ts'

const soon = { timeout: 60_000, interval: 25 }
/** The same waits as in production, in small. */
const pace = { beatMs: 100, silenceMs: 1_000, graceMs: 500, attemptMs: 1_500 }
const person = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  status: 'active' as const,
  firstLogin: false,
}

type World = Awaited<ReturnType<typeof openWorld>>
let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** One process on a Postgres of its own, behind a network that can fail: the API, a job, a listener. */
async function openWorld() {
  const postgres = await createPostgres()
  await postgres.createDatabase('estacao')
  const proxy = await startFlakyProxy(postgres.port)
  const logged: object[] = []
  const note = (facts: object | string) => void logged.push(Object(facts))
  const log: Ports['log'] = { debug() {}, info: note, warn: note, error: note }
  const ports = testPorts({ log })
  const url = new URL(postgres.url('estacao'))
  url.port = String(proxy.port)
  const connection = await openDatabase({ url: url.href, log, pace })
  await prepareTemplate(connection)
  const ran = new Set<number>()
  const job = defineJob({
    name: 'count',
    data: z.object({ value: z.number() }),
    run: async (_, { value }) => void ran.add(value),
  })
  const jobs = await startJobs({ ...jobContext({ db: connection.db, ports }), connection, jobs: [job] })
  const heard: (string | null)[] = []
  await connection.listen('outage', (payload) => heard.push(payload))
  const { ask, db } = await openApi(connection, ports)
  return {
    ...{ postgres, proxy, connection, db, ask, logged, ran, heard },
    enqueue: (value: number) => enqueue({ db, ports }, job, { value }),
    async close() {
      await jobs.stop()
      await connection.close()
      await proxy.close()
      await postgres.remove()
    },
  }
}

/** The API with one member, who asks who they are. */
async function openApi(connection: DatabaseConnection, ports: Ports) {
  const { db } = connection
  const stations = createStationRegistry(db)
  const api = createApi({
    db,
    ports,
    stations,
    urls: { scheme: 'http', baseDomain: 'localhost', port: 3000 },
  })
  const folder = {
    config: configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' }),
    content: contentSchema.parse({}),
  }
  await importStation({ db, ports }, folder, { version: 'test', files: [] })
  const station = await stations.byId(7)
  if (!station) throw new Error('the import made no station')
  const ctx = { db, ports, station, actor: { kind: 'visitor' as const }, address: '127.0.0.1' }
  const member = await createParticipant(ctx, person)
  if (!member) throw new Error('the participant is taken')
  const { token } = await startSession(ctx, member.id)
  const headers = { authorization: `Bearer ${token}` }
  const ask = () =>
    api.fetch(new Request('http://api.test/api/users-web/me', { headers }), { hostStationId: 7 })
  return { db, ask }
}

let lastValue = 0

/** Asks and queues without a pause until told to stop; says what was answered and which runs were acknowledged. */
function underLoad() {
  let isOver = false
  const answers: { status: number; body: string }[] = []
  const [asked, acknowledged, refused] = [new Set<number>(), new Set<number>(), new Set<number>()]
  async function ask() {
    while (!isOver) {
      const answer = await world.ask()
      answers.push({ status: answer.status, body: await answer.text() })
      if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  async function queue() {
    while (!isOver) {
      lastValue += 1
      const value = lastValue
      asked.add(value)
      await world.enqueue(value).then(
        () => acknowledged.add(value),
        () => refused.add(value),
      )
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const work = [...Array.from({ length: 20 }, ask), queue(), queue()]
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  return {
    count,
    refused,
    async end() {
      isOver = true
      await Promise.all(work)
      return { answers, acknowledged, asked }
    },
  }
}

const without = (values: number[], others: Set<number>) => values.filter((value) => !others.has(value))

/** Runs whose handing-out was not heard any more: they expire after their time and are tried again. */
async function handedOut(): Promise<Set<number>> {
  const { rows } = await world.db.execute<{ value: number }>(
    sql`select (data->>'value')::int as value from jobs.job where name = 'count' and state = 'active'`,
  )
  return new Set(rows.map(({ value }) => value))
}

/** Everything that the process does works: calls, jobs that were acknowledged, notifications. */
async function expectWhole(load: ReturnType<typeof underLoad>): Promise<void> {
  const before = load.count(200)
  await expect.poll(() => load.count(200), soon).toBeGreaterThan(before + 50)
  const { answers, acknowledged, asked } = await load.end()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { body } of answers.filter(({ status }) => status === 503))
    expect(JSON.parse(body)).toEqual({
      code: 'unavailable',
      messages: ['Estamos fora do ar por um instante. Tente novamente em alguns minutos.'],
    })
  const notRun = () => [...acknowledged].filter((value) => !world.ran.has(value))
  await expect.poll(async () => without(notRun(), await handedOut()), soon).toEqual([])
  const nobodyAskedFor = [...world.ran].filter((value) => value > lastValue - asked.size && !asked.has(value))
  expect(nobodyAskedFor).toEqual([])
  expect(world.heard).toContain(null)
  await notify(world.db, 'outage', 'again')
  await expect.poll(() => world.heard.at(-1), soon).toBe('again')
  expect(await world.connection.problem()).toBeNull()
  // A line when it goes, one when it is back, and what a job itself has to say: none for each call.
  expect(world.logged.length).toBeLessThan(30)
}

describe('SEC-02 running calls answer 503, and all is whole again', () => {
  const begin = async () => {
    world.heard.length = 0
    world.logged.length = 0
    const load = underLoad()
    await expect.poll(() => load.count(200), soon).toBeGreaterThan(20)
    return load
  }

  test('when backends are terminated under load', async () => {
    const load = await begin()
    const terminate = () =>
      world.connection
        .rawSql(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          ['estacao'],
        )
        .catch(() => {})
    const broken = () => terminate().then(() => load.count(503))
    await expect.poll(broken, soon).toBeGreaterThan(5)
    await expectWhole(load)
  })

  test('when the server is stopped under load and started again', async () => {
    const load = await begin()
    await world.postgres.stop()
    await expect.poll(() => load.count(503), soon).toBeGreaterThan(50)
    expect(await world.connection.problem()).toBeTruthy()
    await world.postgres.start()
    await expectWhole(load)
  })

  test('when the server accepts and never answers', async () => {
    const load = await begin()
    world.proxy.silence(true)
    // Whoever was waiting for an answer gets one, and whoever comes later does not wait.
    await expect.poll(() => load.count(503), soon).toBeGreaterThan(50)
    expect(await world.connection.problem()).toBeTruthy()
    world.proxy.silence(false)
    await expectWhole(load)
  })

  test('when the server fails over to another port', async () => {
    const load = await begin()
    await world.postgres.stop()
    await expect.poll(() => load.count(503), soon).toBeGreaterThan(5)
    await world.postgres.start(await freePort())
    world.proxy.leadTo(world.postgres.port)
    await expectWhole(load)
  })
})
