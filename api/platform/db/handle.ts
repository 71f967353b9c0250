import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { countQuery } from '../request-cost.ts'
import type { InQueue } from '../slots/queue.ts'
import { sqlState, sqlStates } from './sql-state.ts'

/** Each connection to Postgres keeps what has a name: a list of its own length is a text of its own. */
const mostNamed = 300
const mostSeen = 2_000
/** What is asked more often than this is asked again. */
const often = 10

/**
 * Names for statements that are asked often, so that Postgres reads and plans them once for each connection (ADR 80). `forget`
 * is for a statement whose table was changed under its plan: it gets another name when it is asked often again.
 */
function createStatementNames() {
  const seen = new LRUCache<string, number>({ max: mostSeen })
  const names = new Map<string, string>()
  let last = 0
  return {
    of(text: string): string | undefined {
      const known = names.get(text)
      if (known || names.size >= mostNamed) return known
      const times = (seen.get(text) ?? 0) + 1
      seen.set(text, times)
      if (times > often) {
        last += 1
        names.set(text, `s${last}`)
      }
      return names.get(text)
    },
    forget: (text: string) => names.delete(text),
  }
}

/** What `execute` answers, whichever the driver. */
type Rows<Row> = { rows: Row[] }
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}
type Drizzle = PgDatabase<RowsHKT, Record<string, never>>

/**
 * The database as verbs see it: drizzle's `select`, `insert`, `update`, `delete`, `execute`, on the connection or inside
 * a transaction. `transaction` on a connection begins one, in the queue of transactions for `stationId` if it is said, and runs the work
 * once more when Postgres broke a deadlock: work changes nothing but the database. Inside a transaction it is a savepoint.
 */
export type Database = Omit<Drizzle, 'transaction'> & {
  readonly isTransaction: boolean
  transaction<T>(work: (db: Database) => Promise<T>, stationId?: number): Promise<T>
}

type Scope = { open: boolean }
type Statement = [query: { sql: string }, fields: unknown, name: string | undefined, ...rest: unknown[]]
type Execute = (...values: unknown[]) => Promise<unknown>
/** What drizzle asks its statements by. */
type Session = { prepareQuery(...statement: Statement): { execute: Execute } }

const attempts = 2

function isTransient(error: unknown): boolean {
  const state = sqlState(error)
  return state === sqlStates.deadlock || state === sqlStates.serializationFailure
}

/** Of all connections: a name is the same text on each. */
const names = createStatementNames()

/** The session of a drizzle instance; its statements have names and count for the request that asks them. */
function countedSession(raw: Drizzle, mayRepeat = false): Session {
  const session = Reflect.get(raw, 'session') as Session
  const prepare = ([query, fields, own, ...rest]: Statement, name = own) =>
    session.prepareQuery(query, fields, name, ...rest)
  return Object.create(session, {
    prepareQuery: {
      value(...statement: Statement) {
        const [{ sql }] = statement
        const prepared = prepare(statement, names.of(sql))
        const execute = prepared.execute.bind(prepared)
        const untilRead: Execute = async (...values) => {
          try {
            return await execute(...values)
          } catch (error) {
            // A migration changed the table under a plan (0A000): the text is read anew.
            const isOutdated = sqlState(error) === sqlStates.featureNotSupported && names.forget(sql)
            if (!isOutdated || !mayRepeat) throw error
            return prepare(statement).execute(...values)
          }
        }
        prepared.execute = (...values) => countQuery(() => untilRead(...values))
        return prepared
      },
    },
  }) as Session
}

function savepointHandle(raw: Drizzle): Database {
  return Object.create(raw, {
    isTransaction: { value: true },
    session: { value: countedSession(raw) },
    transaction: {
      value: (work: (db: Database) => Promise<unknown>) =>
        raw.transaction((inner) => work(savepointHandle(inner as unknown as Drizzle))),
    },
  }) as Database
}

/**
 * Wraps a drizzle instance. Using the outer handle while its own transaction runs would wait for ever on the embedded
 * database (one connection, ADR 2) and escape the transaction on Postgres: it throws at once on both.
 */
export function databaseHandle(instance: unknown, queue?: InQueue): Database {
  const raw = instance as Drizzle
  const session = countedSession(raw, true)
  const inside = new AsyncLocalStorage<Scope>()
  const refuseInside = () => {
    if (inside.getStore()?.open)
      throw new Error(
        'The outer database handle was used inside its transaction: use the ctx the work received',
      )
  }

  async function once<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const scope: Scope = { open: true }
    try {
      return await raw.transaction((inner) =>
        inside.run(scope, () => work(savepointHandle(inner as unknown as Drizzle))),
      )
    } finally {
      scope.open = false
    }
  }

  async function untilDone<T>(work: (db: Database) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt >= attempts || !isTransient(error)) throw error
      }
    }
  }

  async function transaction<T>(work: (db: Database) => Promise<T>, stationId?: number): Promise<T> {
    refuseInside()
    return queue && stationId !== undefined ? queue(`${stationId}`, () => untilDone(work)) : untilDone(work)
  }

  return Object.create(raw, {
    isTransaction: { value: false },
    transaction: { value: transaction },
    session: {
      get() {
        refuseInside()
        return session
      },
    },
  }) as Database
}
