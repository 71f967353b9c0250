import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { residentMb } from './resident-mb.ts'

const starts = 3
const startBudgetMs = 2_500
/** The number of parts of the requests; memory is read after each. */
const parts = 5
const amount = 20_000
/** The growth that a part may add once everything has been asked for: heaps breathe. */
const growthBudget = 1.1

/**
 * Measures a later start and what a process keeps at rest, with the embedded database and on Postgres; and whether
 * memory stays flat over 100,000 requests, a fifth of them rendered.
 */
export async function measureMemory(): Promise<void> {
  await measure('embedded database', {}, 350)
  const postgres = await createPostgres()
  try {
    await postgres.createDatabase('estacao')
    await measure('Postgres', { DATABASE_URL: postgres.url('estacao') }, 200)
  } finally {
    await postgres.remove()
  }
}

async function measure(name: string, env: Record<string, string>, restBudget: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-memory-'))
  const start = () => startBenchServer({ dataDir, keepData: true, env })
  try {
    await (await start()).stop()
    const seen: { startMs: number; restMb: number }[] = []
    for (let nth = 0; nth < starts; nth += 1) {
      const server = await start()
      await wait(2_000)
      seen.push({ startMs: server.startMs, restMb: residentMb(server) })
      if (nth === starts - 1) await askOften(server)
      await server.stop()
    }
    const least = (key: 'startMs' | 'restMb') => Math.min(...seen.map((one) => one[key]))
    console.log(
      `${name}: later start ${least('startMs').toFixed(0)} ms (budget ${startBudgetMs}), at rest ${least('restMb')} MB (budget ${restBudget}), the least of ${starts}`,
    )
    if (least('startMs') > startBudgetMs || least('restMb') > restBudget) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function askOften(server: BenchServer): Promise<void> {
  const sizes: number[] = []
  for (let part = 0; part < parts; part += 1) {
    // What is kept, and what is rendered for each: a made-up query is no kept page.
    await load(server.at('fan'), { amount: amount * 0.8 })
    await load(server.at('fan', '/login?com=email'), { amount: amount * 0.2 })
    await wait(2_000)
    sizes.push(residentMb(server))
  }
  const [, early = 0] = sizes
  const growth = (sizes.at(-1) ?? 0) / early
  console.log(
    `  resident after each 20,000 requests: ${sizes.join(', ')} MB; the last ${growth.toFixed(2)} times the second (budget ${growthBudget})`,
  )
  if (growth > growthBudget) process.exitCode = 1
}
