import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiClient, createClient } from '#contract/client.ts'
import { getManagedActivity, saveActivity } from '#contract/console/activities/endpoints.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import { ask, newJar } from './ask.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { openSessions, stationId, withDemoData } from './seeded-data.ts'

const rounds = 10
const budgetMs = 1_000
const pauseMs = 5
/** A public activity of the demo, whose page says its name. */
const params = { id: 1 }
const path = '/atividade/1'

/**
 * Measures two processes on one Postgres, ten connections on the landing page of each all along: an owner renames an
 * activity through the first, and how long after the answer each process shows the new name. Budget: a second, in every
 * process.
 */
export async function measureColdPage(): Promise<void> {
  const postgres = await createPostgres()
  await postgres.createDatabase('estacao')
  const databaseUrl = postgres.url('estacao')
  try {
    await withDemoData(
      async ({ seed, serve }) => {
        let token = ''
        await seed(async (sql) => {
          ;[token = ''] = await openSessions(sql, `email = 'dona@exemplo.com.br'`)
        })
        await serve(async (first) => {
          const second = await startBenchServer({ env: { DATABASE_URL: databaseUrl } })
          try {
            await measure([first, second], ownersClient(first, token))
          } finally {
            await second.stop()
            rmSync(second.dataDir, { recursive: true, force: true })
          }
        })
      },
      { databaseUrl },
    )
  } finally {
    await postgres.remove()
  }
}

async function measure(servers: readonly [BenchServer, BenchServer], owner: ApiClient): Promise<void> {
  const times = servers.map((): number[] => [])
  let isOver = false
  const crowds = servers.map(async (server) => {
    while (!isOver) await load(server.at('fan'), { seconds: 1 })
  })
  for (let round = 0; round < rounds; round += 1) {
    const name = `Renomeada ${round}`
    await rename(owner, name)
    const answered = performance.now()
    await Promise.all(
      servers.map(async (server, at) => {
        await untilShown(server, name)
        times[at]?.push(performance.now() - answered)
      }),
    )
  }
  isOver = true
  await Promise.all(crowds)
  for (const [at, of] of times.entries()) print(at === 0 ? 'process of the edit' : 'other process', of)
}

async function rename(owner: ApiClient, name: string): Promise<void> {
  const before = await owner.call(getManagedActivity, { params })
  const { id: _, type, type_id, status, tag, updated_by, prerequisites, ...input } = before
  const value = { ...input, name, prerequisites: prerequisites.map((one) => one.id) }
  await owner.call(saveActivity, { params, body: { seen: tag, type_id, value } as never })
}

async function untilShown(server: BenchServer, name: string): Promise<void> {
  for (;;) {
    const { body } = await ask(server.at('fan', ''), { path, jar: newJar() })
    if (body.includes(name)) return
    await wait(pauseMs)
  }
}

function print(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const [middle = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.log(
    `${name.padEnd(24)} new page after ${middle.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms (budget ${budgetMs})`,
  )
  if (worst > budgetMs) process.exitCode = 1
}

/** Gives the contract's client over HTTP. */
const ownersClient = (server: BenchServer, token: string): ApiClient =>
  createClient({
    transport: (request) => fetch(request),
    baseUrl: `http://127.0.0.1:${server.port}/api`,
    stationId,
    token,
    timeoutMs: 60_000,
  })
