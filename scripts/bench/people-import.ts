import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import type { BenchServer } from './bench-server.ts'
import { callServer } from './call-server.ts'
import { askPage, middleOf, peakDuring, sendFile } from './import.ts'
import { residentMb } from './resident-mb.ts'
import { openSessions, withDemoData } from './seeded-data.ts'

const lines = 50_000
/** Lines of a second of work, and how much longer a page may take beside it. */
const [pace, pageBudget] = [1_000, 2]

/** The part of `people` that imports some, on a Postgres of its own (PPL-18). */
export async function measureImportAlone(): Promise<void> {
  const postgres = await createPostgres()
  try {
    await postgres.createDatabase('estacao')
    await withDemoData(
      async ({ seed, serve }) => {
        let owner = ''
        await seed(async (sql) => {
          ;[owner = ''] = await openSessions(sql, `email = 'dona@exemplo.com.br'`)
        })
        await serve((server) => measurePeopleImport(server, owner))
      },
      { databaseUrl: postgres.url('estacao') },
    )
  } finally {
    await postgres.remove()
  }
}

/** What an import of a fifth of many people and of all takes, what the process holds meanwhile, and what others feel of it. */
export async function measurePeopleImport(server: BenchServer, owner: string): Promise<void> {
  const ask = () => askPage(server, owner)
  for (let at = 0; at < 40; at += 1) await ask()
  const alone = await middleOf(ask, wait(8_000))
  console.log(`memory ${residentMb(server)} MB at rest`)
  for (const [name, count] of [['a', lines / 5] as const, ['b', lines] as const]) {
    const [before, begun] = [cpuMs(server), performance.now()]
    const [, most] = await peakDuring(server, () => bring(server, owner, name, count))
    const [ms, cpu] = [performance.now() - begun, cpuMs(server) - before]
    console.log(
      `${count} people looked at and written in ${(ms / 1000).toFixed(1)} s, ${((count * 1000) / cpu).toFixed(0)} lines a second of work (budget ${pace}); ${most} MB at most`,
    )
  }
  const ended = bring(server, owner, 'c', lines / 5)
  const beside = await middleOf(ask, ended)
  await ended
  const ratio = (beside / alone).toFixed(2)
  console.log(
    `/homepage p50 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside, ${ratio} times (budget ${pageBudget})`,
  )
}

async function bring(server: BenchServer, token: string, name: string, count: number): Promise<void> {
  const body = Array.from(
    { length: count },
    (_, at) =>
      `Pessoa ${at} da Silva;${name}${at}@importadas.com.br;(19) 98888-7777;31/12/1990;SP;Campinas;Diretoria;10,00`,
  )
  const file = ['Nome;E-mail;Celular;Nascimento;UF;Cidade;Etiquetas;Saldo inicial', ...body].join('\r\n')
  const { id } = await sendFile(server, token, file, 'people-imports')
  const call = async (method: string, path: string, body?: object) => {
    const answer = await callServer(server, {
      token,
      method,
      path: `/management/people-imports/${id}${path}`,
      ...(body && { body }),
    })
    return answer.body as { state: string; columns: string[] }
  }
  const { columns } = await call('GET', '/columns')
  await call('PUT', '/columns', { columns, key: 'email', known: 'update', tags: [] })
  await until(() => call('GET', ''), 'ready')
  await call('POST', '/confirm', { invites: false, reason: 'Saldo do sistema antigo' })
  await until(() => call('GET', ''), 'done')
}

async function until(look: () => Promise<{ state: string }>, state: string): Promise<void> {
  for (;;) {
    const found = await look()
    if (found.state === state) return
    if (!['checking', 'waiting', 'writing'].includes(found.state))
      throw new Error(`the import is ${JSON.stringify(found)}`)
    await wait(200)
  }
}

/** Milliseconds of CPU that a process took; its clock ticks a hundred times a second. */
function cpuMs({ pid }: BenchServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
