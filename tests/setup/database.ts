import { afterAll, beforeAll, inject } from 'vitest'
import { type DatabaseConnection, embeddedConnection, openDatabase } from '#api/platform/db/client.ts'
import { borrowEmbedded } from './embedded-clones.ts'
import { StationGuard } from './station-guard.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the migrated template of the embedded database lies. */
    embeddedTemplate: string
    /** The Postgres that the run started, with its template database; absent in runs on the embedded one. */
    postgres: { url: string; template: string } | undefined
  }
}

export type TestDatabase = DatabaseConnection & {
  /**
   * A second connection to the same database, as a second process has one; the same one when embedded, which knows
   * one process only. Closed with the first.
   */
  another(): Promise<DatabaseConnection>
}

async function findStationTables(connection: DatabaseConnection): Promise<ReadonlySet<string>> {
  const { rows } = await connection.rawSql(
    `select table_name as name from information_schema.columns where column_name = 'station_id' and table_schema = 'public'`,
  )
  return new Set((rows as { name: string }[]).map((row) => row.name))
}

async function openEmbeddedClone(guard: StationGuard): Promise<TestDatabase> {
  const { client, giveBack } = await borrowEmbedded(inject('embeddedTemplate'))
  const connection = embeddedConnection({ client, close: giveBack }, guard)
  return { ...connection, another: async () => connection }
}

async function openPostgresClone(
  { url, template }: { url: string; template: string },
  guard: StationGuard,
): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const admin = await openDatabase({ url, poolSize: 1 })
  // A third of the work of writing it into the log.
  await admin.rawSql(`create database ${name} template ${template} strategy file_copy`)
  const address = new URL(url)
  address.pathname = `/${name}`
  // Two hundred at once wait long on a busy machine; whether they may is not what they are asked.
  const open = () => openDatabase({ url: address.href, queryLogger: guard, waitMs: 100_000 })
  const connections = [await open()] as [DatabaseConnection, ...DatabaseConnection[]]
  return {
    ...connections[0],
    async another() {
      const second = await open()
      connections.push(second)
      return second
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.close()))
      await admin.rawSql(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** A migrated, empty database of one's own; on Postgres in the project `api-postgres`, else embedded. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const guard = new StationGuard()
  const postgres = inject('postgres')
  const database = postgres ? await openPostgresClone(postgres, guard) : await openEmbeddedClone(guard)
  guard.stationTables = await findStationTables(database)
  return database
}

/** `createTestDatabase` for one test file: opened before its tests, closed after them. */
export function testDatabase(): TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.close())
  const current = (): TestDatabase => {
    if (!database) throw new Error('The test database opens in beforeAll: use it inside tests and hooks')
    return database
  }
  return {
    get kind() {
      return current().kind
    },
    get db() {
      return current().db
    },
    rawSql: (text, values) => current().rawSql(text, values),
    onOneConnection: (work) => current().onOneConnection(work),
    listen: (channel, callback) => current().listen(channel, callback),
    another: () => current().another(),
    problem: () => current().problem(),
    close: () => current().close(),
  }
}
