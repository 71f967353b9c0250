import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import type pg from 'pg'
import { type Log, silentLog } from '#api/platform/log.ts'
import { embeddedTransactions, transactionsOf } from '../slots/limits.ts'
import { createQueue } from '../slots/queue.ts'
import { databaseError } from './database-away.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './embedded.ts'
import { type Database, databaseHandle } from './handle.ts'
import { openPool, type PoolOptions } from './postgres.ts'
import type { PostgresConnection } from './postgres-connection.ts'

export { findServiceAway } from './database-away.ts'
export type { Database } from './handle.ts'
export { sqlConstraint, sqlState, sqlStates } from './sql-state.ts'
export { StartError } from './start-error.ts'

/** Runs SQL text as it is; several statements at once when there are no values. The job queue speaks this. */
export type RawSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** An open database: what the composition root holds. Verbs receive only its `db`. */
export type DatabaseConnection = {
  kind: 'embedded' | 'postgres'
  db: Database
  rawSql: RawSql
  /** Runs `work` on one and the same connection, for session-level locks. */
  onOneConnection<T>(work: (db: Database) => Promise<T>): Promise<T>
  /**
   * Calls back for every `notify` on the channel, from any process; with `null` after a lost connection came back,
   * when messages may have been missed. Resolves, when listening, to the function that stops it.
   */
  listen(channel: string, callback: (payload: string | null) => void): Promise<() => Promise<void>>
  /** Asks now whether the database can be used: a short reason why not, or null. Answers within seconds. */
  problem(): Promise<string | null>
  close(): Promise<void>
}

type OpenOptions = {
  /** A Postgres address. Wins over `dataDir`. */
  url?: string | undefined
  /** The folder of the embedded database; made when it does not exist. */
  dataDir?: string | undefined
  log?: Log
  /** Sees every statement: the station guard of the tests. */
  queryLogger?: Logger
  /** Of Postgres: connections of the pool (default 10), milliseconds a call waits for a free one (default 5,000). */
} & PoolOptions &
  Pick<EmbeddedOptions, 'freeBytes'>

const casing = 'snake_case'
const busy = 'Muita gente ao mesmo tempo. Tente novamente em instantes.'

type EmbeddedParts = Pick<EmbeddedDatabase, 'client' | 'close'> & Partial<EmbeddedDatabase>

/** The connection around an embedded client that somebody opened; `close` is theirs. */
export function embeddedConnection(
  { client, close, problem = async () => null, onRevived = () => {} }: EmbeddedParts,
  logger?: Logger,
): DatabaseConnection {
  const queue = createQueue(embeddedTransactions, busy)
  const db = databaseHandle(drizzleEmbedded(client, { casing, ...(logger && { logger }) }), queue)
  const listeners = new Set<() => Promise<unknown>>()
  onRevived(async () => {
    for (const again of listeners) await again()
  })
  return {
    kind: 'embedded',
    db,
    async rawSql(text, values = []) {
      if (values.length > 0) return said(client.query(text, values))
      // In a transaction, so that statements that fail halfway through their own BEGIN … COMMIT leave none open.
      const results = await said(client.transaction((tx) => tx.exec(text)))
      return { rows: results.flatMap((result) => result.rows) }
    },
    onOneConnection: (work) => work(db),
    async listen(channel, callback) {
      let stop = await client.listen(channel, callback)
      const again = async () => {
        stop = await client.listen(channel, callback)
        callback(null)
      }
      listeners.add(again)
      return async () => {
        listeners.delete(again)
        await stop().catch(() => {})
      }
    },
    problem,
    close,
  }
}

/** Several statements, which may begin and commit by themselves: a failure must not leave a transaction to the pool. */
async function runScript(pool: pg.Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    // Several statements answer as a list of results.
    const results = [await client.query<Record<string, unknown>>(text)].flat()
    return { rows: results.flatMap((result) => result.rows) }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Raw SQL whose errors say when the database is away. */
async function said<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw databaseError(error)
  }
}

function postgresConnection(
  { pool, beside }: { pool: pg.Pool; beside: PostgresConnection },
  logger?: Logger,
): DatabaseConnection {
  const options = { casing, ...(logger && { logger }) } as const
  return {
    kind: 'postgres',
    db: databaseHandle(drizzlePostgres(pool, options), createQueue(transactionsOf(pool.options.max), busy)),
    rawSql(text, values = []) {
      const work =
        values.length > 0 ? pool.query<Record<string, unknown>>(text, values) : runScript(pool, text)
      return said(work)
    },
    async onOneConnection(work) {
      const client = await pool.connect()
      try {
        return await work(databaseHandle(drizzlePostgres(client, options)))
      } finally {
        client.release()
      }
    },
    listen: (channel, callback) => beside.listen(channel, callback),
    problem: () => beside.ask(),
    async close() {
      await beside.close()
      await pool.end()
    },
  }
}

/**
 * Opens Postgres at `url`, or else the embedded one in `dataDir`.
 * @throws StartError with one clear sentence when it cannot
 */
export async function openDatabase(options: OpenOptions): Promise<DatabaseConnection> {
  const { url, dataDir = '.data/db', log = silentLog, queryLogger, freeBytes } = options
  if (url) return postgresConnection(await openPool(url, log, options), queryLogger)
  return embeddedConnection(await openEmbedded(dataDir, { log, freeBytes }), queryLogger)
}

/** Tells every listening process, when and only when the surrounding transaction commits. Payload under 8000 bytes. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}
