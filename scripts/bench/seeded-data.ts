import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSessionToken, sessionIdOf } from '#api/people/access/start-session.ts'
import { openDatabase, type RawSql } from '#api/platform/db/client.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'

/** The station of the benches: the one with every type of activity. */
export const stationId = 1

/** A data folder that a first start filled with the demo, and what can be done with it between starts. */
export type SeededData = {
  /** Runs SQL on the folder's database while no server has it, then gathers the planner's statistics anew. */
  seed: (work: (sql: RawSql) => Promise<void>) => Promise<void>
  /** Runs `work` against the built server on the folder. */
  serve: <T>(work: (server: BenchServer) => Promise<T>) => Promise<T>
}

/** Another built project than this one, its environment, and an empty Postgres instead of the embedded database. */
type Options = { root?: string; env?: Record<string, string>; databaseUrl?: string | undefined }

/** Hands a fresh demo to `work` and throws it away afterwards. */
export async function withDemoData(
  work: (data: SeededData) => Promise<void>,
  { root, env, databaseUrl }: Options = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-bench-'))
  const database = databaseUrl && { DATABASE_URL: databaseUrl }
  const start = () => startBenchServer({ root, dataDir, keepData: true, env: { ...env, ...database } })
  try {
    await (await start()).stop()
    await work({
      seed: (rows) => onDatabase(databaseUrl ? { url: databaseUrl } : { dataDir: join(dataDir, 'db') }, rows),
      async serve(asked) {
        const server = await start()
        try {
          return await asked(server)
        } finally {
          await server.stop()
        }
      },
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onDatabase(
  place: Parameters<typeof openDatabase>[0],
  work: (sql: RawSql) => Promise<void>,
): Promise<void> {
  const { rawSql, close } = await openDatabase(place)
  try {
    await work(rawSql)
    await rawSql('analyze')
  } finally {
    await close()
  }
}

/** Tokens of new sessions, one for each participant of the station that the condition on `participants` finds. */
export async function openSessions(sql: RawSql, where: string): Promise<string[]> {
  const { rows } = await sql(
    `select id from participants where station_id = ${stationId} and ${where} order by id`,
  )
  const sessions = (rows as { id: number | string }[]).map(({ id }) => ({ id, token: newSessionToken() }))
  const values = sessions.map(
    ({ id, token }) => `(${stationId}, '${sessionIdOf(token)}', ${id}, now(), now() + interval '30 days')`,
  )
  await sql(
    `insert into sessions (station_id, id, participant_id, created_at, expires_at) values ${values.join(', ')}`,
  )
  return sessions.map(({ token }) => token)
}

/** Gives the Cookie header of a session at the portal. */
export const cookieOf = (token: string | undefined) => ({ cookie: `sessao=${token ?? ''}` })

/** Adds `count` more open participants with wallets, named `prefixo<n>@exemplo.com.br`; no passwords. */
export async function addPeople(sql: RawSql, prefix: string, count: number): Promise<void> {
  await sql(`
    insert into participants (station_id, name, email, status, first_login, briefing_done, created_at)
    select ${stationId}, 'Pessoa ' || n, '${prefix}' || n || '@exemplo.com.br', 'active', false, true, now()
    from generate_series(1, ${count}) n`)
  await sql(`
    insert into ledger_accounts (station_id, kind, participant_id, balance_h)
    select station_id, kind, id, 0 from participants, (values ('wallet'), ('hold')) kinds (kind)
    where station_id = ${stationId} and email like '${prefix}%'`)
}
