import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { type DatabaseConnection, notify, openDatabase, StartError } from './client.ts'
import { migrate } from './migrate.ts'

const database = testDatabase()
const migrations = path.resolve(import.meta.dirname, 'migrations')

function serverUrl(): URL {
  const postgres = inject('postgres')
  if (!postgres) throw new Error('These tests run in the project api-postgres')
  return new URL(postgres.url)
}

/** Ends connections of this test's database as a failing network or a restarting server would. */
function breakConnections(name: string): Promise<unknown> {
  return database.rawSql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [name],
  )
}

test('a server that does not answer is one sentence, without the password', async () => {
  const attempt = openDatabase({ url: 'postgres://estacao:very-secret@127.0.0.1:1/estacao' })
  const error = await attempt.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  expect((error as Error).message).toBe('The database at 127.0.0.1:1/estacao does not answer: ECONNREFUSED.')
})

test('a wrong password and a database that is not there are one sentence too', async () => {
  const url = serverUrl()
  url.pathname = '/nobody_made_it'
  await expect(openDatabase({ url: url.href })).rejects.toThrow(/nobody_made_it does not answer: 3D000\.$/)
  const closed = serverUrl()
  closed.password = 'wrong'
  await expect(openDatabase({ url: closed.href })).rejects.toThrow(/does not answer: 28P01\.$/)
})

test('processes that start together migrate once', async () => {
  const url = serverUrl()
  const name = `migrating_${process.pid}`
  await database.rawSql(`create database ${name}`)
  url.pathname = `/${name}`
  const processes: DatabaseConnection[] = []
  for (let count = 0; count < 3; count += 1) processes.push(await openDatabase({ url: url.href }))
  await Promise.all(processes.map((connection) => migrate(connection, migrations)))
  const twice = await processes[0]?.rawSql(
    'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
  )
  expect(twice?.rows).toEqual([])
  await Promise.all(processes.map((connection) => connection.close()))
  await database.rawSql(`drop database ${name}`)
})

test('a listener whose connection broke comes back, says that it may have missed something, and hears again', async () => {
  const heard: (string | null)[] = []
  const stop = await database.listen('breaking', (payload) => heard.push(payload))
  await notify(database.db, 'breaking', 'before')
  await expect.poll(() => heard).toEqual(['before'])
  await breakConnections('estacao-listen')
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['before', null])
  await notify(database.db, 'breaking', 'after')
  await expect.poll(() => heard).toEqual(['before', null, 'after'])
  await stop()
})

test('queries go on after connections of the pool broke', async () => {
  await Promise.all(Array.from({ length: 4 }, () => database.db.execute(sql`select pg_sleep(0.05)`)))
  await breakConnections('estacao')
  const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows
  await expect.poll(() => answers().catch(() => []), { timeout: 10_000 }).toEqual([{ one: 1 }])
})

test('a script that fails halfway leaves no transaction in the pool', async () => {
  for (let count = 0; count < 12; count += 1)
    await expect(database.rawSql('begin; select 1 / 0; commit;')).rejects.toThrow(/division by zero/)
  expect((await database.rawSql('select 1 as one')).rows).toEqual([{ one: 1 }])
})
