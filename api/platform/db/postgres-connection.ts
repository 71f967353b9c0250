import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#api/platform/log.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { awayReason } from './database-away.ts'
import { Sockets } from './sockets.ts'

type Callback = (payload: string | null) => void

/** Milliseconds of everything that is waited for. */
export type ConnectionPace = {
  /** Between two questions to a server that answers. */
  beatMs: number
  /** How long it may take to answer one. */
  silenceMs: number
  /** Between two attempts to find a lost server again. */
  attemptEveryMs: number
  /** How long one attempt may take. */
  attemptMs: number
  /** How long a lost connection is looked for before the database counts as away. */
  graceMs: number
}

const usualPace: ConnectionPace = {
  beatMs: 1_000,
  silenceMs: 3_000,
  attemptEveryMs: 300,
  attemptMs: 5_000,
  graceMs: 2_000,
}

const tooManyConnections = '53300'

type ConnectionOptions = { url: string; log: Log; pace?: Partial<ConnectionPace> | undefined }
type Found = {
  /** One question after another: the driver keeps no queue. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>>
  client: pg.Client
  sockets: Sockets
  version: number
}

/**
 * One connection beside the pool. It hears notifications (LISTEN), and by a small question every second it knows whether the
 * server answers: a silent one breaks no connection. When it is lost, a new one is looked for several times a second until the
 * server is back, so nobody waits longer than that. `away` says why the database cannot be used; `onAway` and `onBack` tell.
 */
export class PostgresConnection {
  readonly #options: ConnectionOptions
  readonly #pace: ConnectionPace
  readonly #callbacks = new Map<string, Set<Callback>>()
  readonly #attempts = new Set<Sockets>()
  #found: Found | undefined
  #searching: NodeJS.Timeout | undefined
  #away: { reason: string; since: number } | undefined
  #closed = false
  onAway = () => {}
  onBack = () => {}

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#pace = { ...usualPace, ...options.pace }
  }

  /** Connects for the first time. @returns the server's version number @throws what the driver says */
  async open(): Promise<number> {
    const found = await this.#attempt()
    if (found === undefined) throw new Error('closed')
    this.#adopt(found)
    return found.version
  }

  /** Why the database cannot be used now, or undefined. */
  get away(): ServiceAway | undefined {
    return this.#away && new ServiceAway('database', this.#away.reason)
  }

  /** Asks now: the reason why the database cannot be used, or null. */
  async ask(): Promise<string | null> {
    if (this.#away) return this.#away.reason
    const found = this.#found
    return found && (await this.#answers(found)) ? null : 'no answer'
  }

  async listen(channel: string, callback: Callback): Promise<() => Promise<void>> {
    const set = this.#callbacks.get(channel) ?? new Set()
    this.#callbacks.set(channel, set)
    set.add(callback)
    // Without a connection, or when it breaks over this, the next one listens.
    await this.#tell(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      set.delete(callback)
      if (set.size > 0) return
      this.#callbacks.delete(channel)
      await this.#tell(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#searching)
    for (const sockets of this.#attempts) sockets.cut()
    const found = this.#found
    this.#found = undefined
    await Promise.race([found?.client.end().catch(() => {}), delay(500, undefined, { ref: false })])
    found?.sockets.cut()
  }

  async #tell(text: string): Promise<void> {
    await this.#found?.query(text).catch(() => {})
  }

  /** One connection to a server that takes writes; undefined when another attempt was faster. */
  async #attempt(): Promise<Found | undefined> {
    const sockets = new Sockets()
    this.#attempts.add(sockets)
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'estacao-listen',
      connectionTimeoutMillis: this.#pace.attemptMs,
      query_timeout: this.#pace.attemptMs,
      keepAlive: true,
      stream: sockets.make,
    })
    client.on('error', () => sockets.cut())
    try {
      await client.connect()
      const { rows } = await client.query<{ version: string; standby: boolean }>(
        `select current_setting('server_version_num') as version, pg_is_in_recovery() as standby`,
      )
      if (rows[0]?.standby) throw Object.assign(new Error('a standby takes no writes'), { code: '25006' })
      if (this.#closed || this.#found) throw new Error('not wanted any more')
      let last: Promise<unknown> = Promise.resolve()
      const query: Found['query'] = (text) => {
        const answer = last.then(() => client.query(text))
        last = answer.catch(() => {})
        return answer
      }
      return { query, client, sockets, version: Number(rows[0]?.version) }
    } catch (error) {
      sockets.cut()
      if (this.#closed || this.#found) return undefined
      throw error
    } finally {
      this.#attempts.delete(sockets)
    }
  }

  #adopt(found: Found): void {
    this.#found = found
    clearInterval(this.#searching)
    for (const sockets of this.#attempts) sockets.cut()
    found.client.on('notification', ({ channel, payload }) => this.#call(channel, payload ?? ''))
    found.client.once('end', () => this.#lose(found, 'connection lost'))
    void this.#watch(found)
  }

  async #watch(found: Found): Promise<void> {
    while (this.#found === found) {
      await delay(this.#pace.beatMs, undefined, { ref: false })
      if (this.#found === found && !(await this.#answers(found))) this.#lose(found, 'no answer')
    }
  }

  async #answers({ query }: Found): Promise<boolean> {
    const answer = query<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
      ({ rows }) => rows[0]?.standby === false,
      () => false,
    )
    const silence = delay(this.#pace.silenceMs, false, { ref: false }).then(async (value) => {
      // A process that was busy that long has the answer, but has not read it yet.
      await setImmediate()
      await setImmediate()
      return value
    })
    return Promise.race([answer, silence])
  }

  #lose(found: Found, reason: string): void {
    if (this.#found !== found || this.#closed) return
    this.#found = undefined
    found.sockets.cut()
    let since = Date.now()
    const look = async () => {
      if (!this.#away && Date.now() - since >= this.#pace.graceMs) this.#goAway(reason)
      try {
        const next = await this.#attempt()
        if (next) await this.#comeBack(next)
      } catch (error) {
        const why = awayReason(error)
        // A server that takes no more connections, or no longer this password, still answers on those of the pool.
        if (!why || why === tooManyConnections) since = Date.now()
        else if (!this.#found && !this.#closed) this.#goAway(why)
      }
    }
    this.#searching = setInterval(look, this.#pace.attemptEveryMs)
    void look()
  }

  #goAway(reason: string): void {
    if (this.#away) return
    this.#away = { reason, since: Date.now() }
    this.#options.log.error({ reason }, 'The database is away')
    this.onAway()
  }

  async #comeBack(found: Found): Promise<void> {
    if (this.#found || this.#closed) return found.sockets.cut()
    this.#adopt(found)
    await Promise.all(
      [...this.#callbacks.keys()].map((name) => this.#tell(`listen ${pg.escapeIdentifier(name)}`)),
    )
    if (this.#found !== found) return
    const away = this.#away
    this.#away = undefined
    this.onBack()
    if (away) this.#options.log.info({ awayMs: Date.now() - away.since }, 'The database is back')
    else this.#options.log.warn('The listening database connection was lost and made anew')
    for (const channel of this.#callbacks.keys()) this.#call(channel, null)
  }

  #call(channel: string, payload: string | null): void {
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload)
  }
}
