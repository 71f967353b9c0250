import pg from 'pg'
import type { Log } from '#api/ports/log.ts'
import { StartError } from './start-error.ts'

// int8 (ids, counts, hundredths, centavos) as numbers, as the embedded database does; all of ours are safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const oldestVersion = 150_000

/** Host and database of an address, without its password. */
function place(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}

/**
 * A pool with bounded waits: `waitMs` (5 s) for a connection, 30 s for a statement, 60 s for an idle transaction.
 * @throws StartError when the server does not answer or is older than Postgres 15
 */
export async function openPool(
  url: string,
  log: Log,
  { poolSize: max = 10, waitMs = 5_000 }: { poolSize?: number | undefined; waitMs?: number | undefined } = {},
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'estacao',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'))
  try {
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    )
    if (Number(rows[0]?.version) < oldestVersion)
      throw new StartError(`The database at ${place(url)} is older than Postgres 15.`)
    return pool
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new StartError(`The database at ${place(url)} does not answer: ${reason}.`, { cause: error })
  }
}

type Callback = (payload: string | null) => void

/**
 * LISTEN on a connection of its own, which comes back by itself. After a reconnection every callback runs once with
 * `null`: messages of the gap are lost, so the listener must assume that anything happened.
 */
export class PostgresListener {
  readonly #url: string
  readonly #log: Log
  readonly #callbacks = new Map<string, Set<Callback>>()
  #client: pg.Client | undefined
  #connecting: Promise<void> | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  async listen(channel: string, callback: Callback): Promise<() => Promise<void>> {
    const set = this.#callbacks.get(channel) ?? new Set()
    this.#callbacks.set(channel, set)
    set.add(callback)
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else {
      this.#connecting ??= this.#connect()
      await this.#connecting
    }
    return async () => {
      set.delete(callback)
      if (set.size > 0) return
      this.#callbacks.delete(channel)
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#connecting?.catch(() => {})
    await this.#client?.end()
    this.#client = undefined
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'estacao-listen',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'The listening database connection was lost'),
    )
    await client.connect()
    for (const channel of this.#callbacks.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    client.once('end', () => this.#reconnect(250))
    this.#client = client
  }

  #reconnect(waitMs: number): void {
    this.#client = undefined
    if (this.#closed) return
    this.#retry = setTimeout(() => {
      this.#connecting = this.#connect().then(
        () => {
          for (const channel of this.#callbacks.keys()) this.#tell(channel, null)
        },
        () => this.#reconnect(Math.min(waitMs * 2, 10_000)),
      )
    }, waitMs)
  }

  #tell(channel: string, payload: string | null): void {
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload)
  }
}
