import { setTimeout as wait } from 'node:timers/promises'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import { ask, newJar } from './ask.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'

const rounds = 5
const pauseMs = 20
const outageMs = 2_000

/**
 * Measures the built server while its Postgres is stopped and started again, five times, with callers all along: what
 * they are answered, and how long after Postgres takes connections again the first page that asks it is whole (SEC-02).
 */
export async function measureOutage(): Promise<void> {
  const postgres = await createPostgres()
  await postgres.createDatabase('estacao')
  const server = await startBenchServer({
    env: { DATABASE_URL: postgres.url('estacao'), LOG_LEVEL: 'silent' },
  })
  try {
    const answers = new Map<number, number>()
    const backAfter: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const callers = call(server, answers)
      await postgres.stop()
      await wait(outageMs)
      await postgres.start()
      backAfter.push(await untilWhole(server))
      await callers.end()
    }
    const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    console.log(`whole again after ${backAfter.map((ms) => `${ms.toFixed(0)} ms`).join(', ')} (budget 1000)`)
    console.log(`answers meanwhile: ${counted}`)
  } finally {
    await server.stop()
    await postgres.remove()
  }
}

/** Starts four callers of a page that asks the database each time. */
function call(server: BenchServer, answers: Map<number, number>) {
  let isOver = false
  const callers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const status = await statusOf(server)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      await wait(pauseMs)
    }
  })
  return {
    async end() {
      isOver = true
      await Promise.all(callers)
    },
  }
}

async function untilWhole(server: BenchServer): Promise<number> {
  const started = performance.now()
  while ((await statusOf(server)) !== 200) await wait(pauseMs)
  return performance.now() - started
}

/** Gives the status of an answer; 0 is none at all. */
const statusOf = (server: BenchServer) =>
  ask(server.at('fan', ''), { path: '/api/public-actions/1', jar: newJar() }).then(
    ({ status }) => status,
    () => 0,
  )
