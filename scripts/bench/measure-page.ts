import { request } from 'node:http'
import type { BenchServer } from './bench-server.ts'
import type { Question } from './crowd.ts'
import { type Load, load } from './load.ts'

/** `cpuMs` is the server's own time per request: it says the same however busy the machine is. */
export type MeasuredPage = Load & { queries: number; cpuMs: number }

type Page = { path: string; headers: Record<string, string> }

/** Requests whose queries are counted, one by one: now and then a job asks in between. */
const counted = 5
const warmUp = 20
const amount = 100

/** Measures a page of the bench's station under ten connections, and what one request costs. */
export async function measurePage(server: BenchServer, { path, headers }: Page): Promise<MeasuredPage> {
  const url = server.at('fan', path)
  await load(url, { amount: warmUp, headers })
  const queries: number[] = []
  for (let round = 0; round < counted; round += 1) {
    const before = await readMetric(server, 'db_queries_total')
    const code = await status(url, headers)
    if (code !== 200) throw new Error(`${path} answered ${code}`)
    queries.push((await readMetric(server, 'db_queries_total')) - before)
  }
  const cpuBefore = await readMetric(server, 'process_cpu_seconds_total')
  const loaded = await load(url, { amount, headers })
  const cpuMs = (((await readMetric(server, 'process_cpu_seconds_total')) - cpuBefore) * 1000) / amount
  return { ...loaded, queries: Math.min(...queries), cpuMs }
}

/** The number of changes and looks. */
const looks = 30

/** Measures the first look at a page after each change, in the middle of many: nothing that was kept helps it. */
export async function measureFirstLook(
  server: BenchServer,
  { path, headers }: Page,
  change: (at: number) => Question,
): Promise<{ cpuMs: number; ms: number }> {
  const url = server.at('fan', path)
  const cost: { cpuMs: number; ms: number }[] = []
  for (let at = 1; at <= looks; at += 1) {
    const { path: changed, headers: ofChange = {}, ...sent } = change(at)
    const answer = await ask(server.at('fan', changed), ofChange, sent)
    if (answer.code !== 200) throw new Error(`${changed} answered ${answer.code}`)
    const cpuBefore = await readMetric(server, 'process_cpu_seconds_total')
    const begun = performance.now()
    const code = await status(url, headers)
    const ms = performance.now() - begun
    if (code !== 200) throw new Error(`${path} answered ${code}`)
    const cpuMs = ((await readMetric(server, 'process_cpu_seconds_total')) - cpuBefore) * 1000
    cost.push({ cpuMs, ms })
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return { cpuMs: middle(cost.map((one) => one.cpuMs)), ms: middle(cost.map((one) => one.ms)) }
}

/** Prints two measurements of one page beside each other, with what grew between them. */
export function printPair(name: string, few: MeasuredPage, many: MeasuredPage): void {
  console.log(name)
  printPage('few', few)
  printPage('many', many)
  const [cpu, p50] = [many.cpuMs / few.cpuMs, many.p50 / few.p50]
  console.log(`  CPU ${cpu.toFixed(2)} times, p50 ${p50.toFixed(2)} times`)
}

function printPage(name: string, page: MeasuredPage): void {
  const { perSecond, p50, p99, queries, cpuMs, failed } = page
  const speed = `${perSecond.toFixed(1).padStart(6)} requests/s   p50 ${p50} ms   p99 ${p99} ms`
  const numbers = `${speed}   ${cpuMs.toFixed(0)} ms of CPU   ${queries} queries`
  console.log(`  ${name.padEnd(6)}${numbers}${failed > 0 ? `   ${failed} FAILED` : ''}`)
}

/** Reads one of the server's own figures. */
export async function readMetric(server: BenchServer, name: string): Promise<number> {
  const { body } = await ask(server.at('fan', '/metrics'), {})
  return Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(body)?.[1])
}

const status = async (url: string, headers: Record<string, string>) => (await ask(url, headers)).code

function ask(
  url: string,
  headers: Record<string, string>,
  sent: Pick<Question, 'method' | 'body'> = {},
): Promise<{ code: number; body: string }> {
  const { host, port, pathname, search } = new URL(url)
  const { method = 'GET' } = sent
  return new Promise((resolve, reject) => {
    request({ method, port, path: `${pathname}${search}`, headers: { host, ...headers } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () => resolve({ code: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end(sent.body)
  })
}
