import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { argon2Passwords } from '#api/platform/ports/index.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import type { BenchServer } from './bench-server.ts'
import { asCrowd, type Question } from './crowd.ts'
import { earlierBuild } from './earlier-build.ts'
import { readStamp, sendLogin } from './log-in.ts'
import { readMetric } from './measure-page.ts'
import { addActivity, participation } from './participations.ts'
import { addPeople, openSessions, type SeededData, withDemoData } from './seeded-data.ts'

const passwords = argon2Passwords()

const rounds = 5
const amount = 150
const people = 1_000

/** An address and who asks for it, with the least ratio to the requests per second of the earlier commit. */
type Measured = { name: string; atLeast: number; ask: (tokens: Tokens, at: number) => Question }
type Tokens = { member: string; crowd: string[] }

const page = (path: string) => ({
  name: path,
  atLeast: 3,
  ask: ({ member }: Tokens): Question => ({ path, headers: { cookie: `sessao=${member}` } }),
})

const measured: Measured[] = [
  page('/homepage'),
  page('/homepage/atividades/1'),
  page('/homepage/extrato/extratos-totais'),
  { name: 'landing, rendered', atLeast: 3, ask: () => ({ path: '/' }) },
  { name: 'GET /api/public-actions/1', atLeast: 3, ask: () => ({ path: '/api/public-actions/1' }) },
  {
    name: 'GET /api/actions/',
    atLeast: 3,
    ask: ({ member }) => ({ path: '/api/actions/', headers: { authorization: `Bearer ${member}` } }),
  },
  {
    name: 'participation, API',
    atLeast: 2,
    ask: ({ crowd }, at) => participation(at, { authorization: `Bearer ${crowd[at % crowd.length] ?? ''}` }),
  },
]

/**
 * Measures pages and answers that are made anew each time, beside those of the earlier commit: both built, on their own
 * databases of one kind with the same demo, measured alternately. The ratio of CPU is the same however busy the machine
 * is; its budget is the one of requests.
 */
export async function measureRendered(): Promise<void> {
  const earlier = earlierBuild()
  if (!earlier) return
  console.log('embedded database')
  await beside(earlier, {})
  const postgres = await createPostgres()
  try {
    await Promise.all(['before', 'now'].map((name) => postgres.createDatabase(name)))
    console.log('\nPostgres')
    await beside(earlier, { before: postgres.url('before'), now: postgres.url('now') })
  } finally {
    await postgres.remove()
  }
}

type Side = { server: BenchServer; tokens: Tokens; asked: number }

async function beside(earlier: string, urls: { before?: string; now?: string }): Promise<void> {
  const env = { PAGE_CACHE: 'off' }
  const then = { root: earlier, env, databaseUrl: urls.before }
  await withSide(then, (before) =>
    withSide({ env, databaseUrl: urls.now }, async (now) => {
      for (const one of measured) await compare(one, before, now)
      await compareLogIn(now.server)
    }),
  )
}

async function withSide(
  options: Parameters<typeof withDemoData>[1],
  work: (side: Side) => Promise<void>,
): Promise<void> {
  await withDemoData(async (data) => {
    const tokens = await seedPeople(data)
    await data.serve((server) => work({ server, tokens, asked: 0 }))
  }, options)
}

async function seedPeople({ seed }: SeededData): Promise<Tokens> {
  const tokens: Tokens = { member: '', crowd: [] }
  await seed(async (sql) => {
    await addPeople(sql, 'turma', people)
    await addActivity(sql)
    tokens.crowd = await openSessions(sql, `email like 'turma%'`)
    ;[tokens.member = ''] = await openSessions(sql, `email = 'participante@exemplo.com.br'`)
  })
  return tokens
}

type Cost = { perSecond: number; cpuMs: number }

async function compare({ name, atLeast, ask }: Measured, before: Side, now: Side): Promise<void> {
  const results: { before: Cost; now: Cost }[] = []
  const measure = (side: Side) => costOf(side, (at) => ask(side.tokens, at))
  for (const side of [before, now]) await measure(side)
  for (let round = 0; round < rounds; round += 1)
    results.push({ before: await measure(before), now: await measure(now) })
  const speed = median(results.map((one) => one.now.perSecond / one.before.perSecond))
  const cpu = median(results.map((one) => one.before.cpuMs / one.now.cpuMs))
  const of = (side: 'before' | 'now') => {
    const each = results.map((one) => one[side])
    return `${median(each.map((one) => one.perSecond)).toFixed(0)}/s, ${median(each.map((one) => one.cpuMs)).toFixed(2)} ms`
  }
  console.log(
    `${name.padEnd(36)} ${speed.toFixed(2)} × the requests/s, 1/${cpu.toFixed(2)} of the CPU (budget ${atLeast})   ${of('before')} -> ${of('now')}`,
  )
  if (Math.max(speed, cpu) < atLeast) process.exitCode = 1
}

async function costOf(side: Side, ask: (at: number) => Question): Promise<Cost> {
  const cpuBefore = await cpuSeconds(side.server)
  const { perSecond, failed } = await asCrowd(side.server, { amount }, () => {
    side.asked += 1
    return ask(side.asked)
  })
  if (failed > 0) throw new Error(`${failed} requests failed`)
  return { perSecond, cpuMs: (((await cpuSeconds(side.server)) - cpuBefore) * 1000) / amount }
}

/** Counts of Linux, whatever its own clock does. */
const ticksPerSecond = 100

/** Reads the CPU time as the system counts it, where it does: the server's own figure costs it as much as several calls. */
async function cpuSeconds(server: BenchServer): Promise<number> {
  const file = `/proc/${server.pid}/stat`
  if (!existsSync(file)) return readMetric(server, 'process_cpu_seconds_total')
  const [, , ...fields] = readFileSync(file, 'utf8').replace(/^.*\)/, '0 0').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const logIns = 20
const mostOfHash = 1.3

/** Compares a log-in by its form with the hash alone, both by their CPU. */
async function compareLogIn(server: BenchServer): Promise<void> {
  const origin = server.at('fan', '')
  const stamp = await readStamp(origin)
  await wait(3_100)
  await sendLogin(origin, stamp)
  await passwords.hash('Senha123')
  const ratios: number[] = []
  for (let round = 0; round < logIns; round += 1) {
    const before = await cpuSeconds(server)
    await sendLogin(origin, stamp)
    const logInMs = ((await cpuSeconds(server)) - before) * 1000
    const start = process.cpuUsage()
    await passwords.hash('Senha123')
    const { user, system } = process.cpuUsage(start)
    ratios.push(logInMs / ((user + system) / 1000))
  }
  const ratio = median(ratios)
  console.log(`${'log-in'.padEnd(36)} ${ratio.toFixed(2)} × the CPU of its hash (budget ${mostOfHash})`)
  if (ratio > mostOfHash) process.exitCode = 1
}

const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
