import pg from 'pg'
import type { Log } from '#api/platform/log.ts'
import { type ConnectionPace, PostgresConnection } from './postgres-connection.ts'
import { Sockets } from './sockets.ts'
import { StartError } from './start-error.ts'

// int8 (ids, counts, hundredths, centavos) as numbers, as the embedded database does; all of ours are safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const oldestVersion = 150_000

/** Host and database of an address, without its password. */
function databasePlace(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** The pool, which refuses at once while the connection beside it says that the database is away: nobody queues for what is not there. */
class WatchedPool extends pg.Pool {
  readonly #beside: PostgresConnection

  constructor(beside: PostgresConnection, config: pg.PoolConfig) {
    super(config)
    this.#beside = beside
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const { away } = this.#beside
    if (!callback) return away ? Promise.reject(away) : super.connect()
    if (away) callback(away, undefined, () => {})
    else super.connect(callback)
    return undefined
  }
}

export type PoolOptions = {
  poolSize?: number | undefined
  waitMs?: number | undefined
  pace?: Partial<ConnectionPace> | undefined
}

/**
 * A pool with bounded waits: `waitMs` (5 s) for a connection, 30 s for a statement, 60 s for an idle transaction; and the connection beside it
 * beside it, which ends the waiting when the server is gone.
 * @throws StartError when the server does not answer or is older than Postgres 15
 */
export async function openPool(
  url: string,
  log: Log,
  { poolSize: max = 10, waitMs = 5_000, pace }: PoolOptions = {},
): Promise<{ pool: pg.Pool; beside: PostgresConnection }> {
  const beside = await openBeside({ url, log, pace })
  const sockets = new Sockets()
  const pool = new WatchedPool(beside, {
    connectionString: url,
    max,
    application_name: 'estacao',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    stream: sockets.make,
  })
  // Whoever waits for an answer gets the error; an event that nobody listens to would end the process. The pool listens
  // to idle connections only.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.debug({ err: error }, 'An idle database connection was lost'))
  beside.onAway = () => sockets.cut()
  beside.onBack = () => sockets.mend()
  return { pool, beside }
}

async function openBeside(
  options: ConstructorParameters<typeof PostgresConnection>[0],
): Promise<PostgresConnection> {
  const place = databasePlace(options.url)
  const beside = new PostgresConnection(options)
  const version = await beside.open().catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The database at ${place} does not answer: ${error.code ?? error.message}.`, {
      cause: error,
    })
  })
  if (version >= oldestVersion) return beside
  await beside.close()
  throw new StartError(`The database at ${place} is older than Postgres 15.`)
}
