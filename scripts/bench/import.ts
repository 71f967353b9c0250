import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { RawSql } from '#api/platform/db/client.ts'
import { caseColumns } from '#contract/services/consultancies/case-import.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import type { BenchServer } from './bench-server.ts'
import { callServer } from './call-server.ts'
import { measurePage, printPair } from './measure-page.ts'
import { residentMb } from './resident-mb.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const lines = 50_000
/** Full pages of the owners' list both, or the larger one would only show more. */
const [few, many] = [30, 10_000]
const own = 10
/** Lists with all of them may cost so much more. */
const cpuBudget = 1.2
/** A page may take so much longer while a file comes in. */
const pageBudget = 2
const cpf = '52998224725'

/**
 * Lists of cases with few and with many; then what an import of many lines takes, and what others feel of it. On a Postgres of its own:
 * the embedded one keeps its pages in the memory of the process.
 */
export async function measureImport(): Promise<void> {
  const postgres = await createPostgres()
  try {
    await postgres.createDatabase('estacao')
    await measureOn(postgres.url('estacao'))
  } finally {
    await postgres.remove()
  }
}

async function measureOn(databaseUrl: string): Promise<void> {
  await withDemoData(
    async ({ seed, serve }) => {
      let owner = ''
      let member = ''
      await seed(async (sql) => {
        await addPeople(sql, 'processo', 2)
        await sql(
          `update participants set role = 'owner' where station_id = ${stationId} and email = 'processo1@exemplo.com.br'`,
        )
        await sql(`update participants set cpf = null where station_id = ${stationId} and cpf = '${cpf}'`)
        await sql(
          `update participants set cpf = '${cpf}' where station_id = ${stationId} and email = 'processo2@exemplo.com.br'`,
        )
        await sql(
          `update stations set config = jsonb_set(config, '{behaviour,unionServices}', 'true') where id = ${stationId}`,
        )
        ;[owner = '', member = ''] = await openSessions(sql, "email like 'processo%'")
        await addCases(sql, { from: 1, to: few })
      })
      const pages = [
        { path: '/gestao/consultas/processos', headers: cookieOf(owner) },
        { path: '/homepage/consultoria-juridica/processos', headers: cookieOf(member) },
      ]
      const measureAll = () =>
        serve(async (server) => {
          const found = []
          for (const page of pages) found.push(await measurePage(server, page))
          return found
        })
      const short = await measureAll()
      await seed((sql) => addCases(sql, { from: few + 1, to: many }))
      const long = await measureAll()
      pages.forEach(({ path }, at) => {
        const [before, after] = [short[at], long[at]]
        if (!before || !after) return
        printPair(`${path}, ${few} and ${many} cases`, before, after)
        const isSame = before.queries === after.queries ? 'the same queries' : 'OTHER QUERIES'
        console.log(`  budget ${cpuBudget} times the CPU, ${isSame}`)
      })
      await serve((server) => measureFile(server, { owner, member }))
    },
    { databaseUrl },
  )
}

/** Cases of others, the first few of the member's CPF. */
async function addCases(sql: RawSql, { from, to }: { from: number; to: number }): Promise<void> {
  await sql(`
    insert into service_cases (station_id, area, number, cpf, is_collective, kind, filed_on, situation, court, title, updated_at)
    select ${stationId}, 'legal', 'BENCH-' || n, case when n <= ${own} then '${cpf}' else lpad(n::text, 11, '0') end, false,
      'Reclamação', '2025-04-10', 'Em andamento', 'TRT', 'Horas extras', now()
    from generate_series(${from}, ${to}) n`)
}

type People = { owner: string; member: string }

/** Measures a page alone and beside an import, the memory of the process, and the cost of a line of a fifth of them and of all. */
async function measureFile(server: BenchServer, { owner, member }: People): Promise<void> {
  const ask = () => askPage(server, member)
  for (let at = 0; at < 40; at += 1) await ask()
  const alone = await middleOf(ask, wait(8_000))
  const atRest = residentMb(server)
  const fifth = { name: 'A', lines: lines / 5 }
  let beside = 0
  const [short, mostShort] = await peakDuring(server, () =>
    importFile(server, owner, fifth, (ended) => middleOf(ask, ended)),
  )
  const [long, mostLong] = await peakDuring(server, () =>
    importFile(server, owner, { name: 'B', lines }, async (ended) => {
      beside = await middleOf(ask, ended)
    }),
  )
  const perLine = (ms: number, of: number) => `${((ms * 1000) / of).toFixed(0)} µs a line`
  console.log(`${lines / 5} lines in ${(short / 1000).toFixed(1)} s, ${perLine(short, lines / 5)}`)
  console.log(`${lines} lines in ${(long / 1000).toFixed(1)} s, ${perLine(long, lines)}`)
  console.log(
    `memory ${atRest} MB at rest, ${mostShort} MB at most with the short file, ${mostLong} MB with the long one`,
  )
  const ratio = (beside / alone).toFixed(2)
  console.log(
    `/homepage p50 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside, ${ratio} times (budget ${pageBudget})`,
  )
}

/** Does some work, and answers its result with the most MB that the process held meanwhile. */
export async function peakDuring<T>(server: BenchServer, work: () => Promise<T>): Promise<[T, number]> {
  let most = residentMb(server)
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server))
  }, 200)
  try {
    const done = await work()
    return [done, most]
  } finally {
    clearInterval(watch)
  }
}

/** Milliseconds of a page in the middle of all that are asked, one after the other, until something ends. */
export async function middleOf(ask: () => Promise<number>, end: Promise<unknown>): Promise<number> {
  const taken: number[] = []
  let isOver = false
  void end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    taken.push(await ask())
    // As somebody does who reads.
    await wait(20)
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0
}

/** Milliseconds that a page of a member takes. */
export function askPage(server: BenchServer, token: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { host: `fan.localhost:${server.port}`, ...cookieOf(token) }
    request({ port: server.port, path: '/homepage', headers }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - begun))
    })
      .on('error', reject)
      .end()
  })
}

const header = Object.keys(caseColumns).join(';')

/** Milliseconds from the sending of a file until its last case is written. */
async function importFile(
  server: BenchServer,
  token: string,
  file: { name: string; lines: number },
  beside: (ended: Promise<void>) => unknown,
): Promise<number> {
  const body = Array.from(
    { length: file.lines },
    (_, at) =>
      `${file.name}-${at};529.982.247-25;não;Reclamação trabalhista;10/04/2026;Em andamento;TRT da 15ª Região;Horas extras e adicional noturno;1.234,56;`,
  )
  const begun = performance.now()
  const { id } = await sendFile(server, token, [header, ...body].join('\r\n'))
  const ended = untilDone(server, { token, id, lines: file.lines })
  await Promise.all([ended, beside(ended)])
  await ended
  return performance.now() - begun
}

async function untilDone(
  server: BenchServer,
  { token, id, lines }: { token: string; id: number; lines: number },
): Promise<void> {
  for (;;) {
    const { body } = await callServer(server, {
      token,
      method: 'GET',
      path: `/management/case-imports/${id}`,
    })
    const found = body as { state: string; written: number }
    if (found.state === 'done' && found.written === lines) return
    if (!['checking', 'writing'].includes(found.state)) throw new Error(`the import is ${found.state}`)
    await wait(200)
  }
}

/** Begins an import of a file of cases, or of whatever stands at another address. */
export async function sendFile(
  server: BenchServer,
  token: string,
  content: string,
  at = 'case-imports',
): Promise<{ id: number }> {
  const form = new FormData()
  if (at === 'case-imports') form.set('area', 'legal')
  form.set('file', new Blob([content]), 'linhas.csv')
  const sent = new Request('http://localhost/', { method: 'POST', body: form })
  const bytes = Buffer.from(await sent.arrayBuffer())
  const headers = {
    host: `fan.localhost:${server.port}`,
    authorization: `Bearer ${token}`,
    'content-type': sent.headers.get('content-type') ?? '',
    'content-length': bytes.length,
  }
  const path = `/api/management/${at}`
  return new Promise((resolve, reject) => {
    request({ port: server.port, method: 'POST', path, headers }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => {
        text += piece.toString()
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text)),
      )
    })
      .on('error', reject)
      .end(bytes)
  })
}
