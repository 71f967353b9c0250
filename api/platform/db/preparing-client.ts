import {
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { sqlState, sqlStates } from './sql-state.ts'

const { serialize } = protocol
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Rows = InstanceType<typeof protocol.messages.RowDescriptionMessage>
type Row = InstanceType<typeof protocol.messages.DataRowMessage>
type Done = InstanceType<typeof protocol.messages.CommandCompleteMessage>

type Prepared = { name: string; parameterTypes: number[]; fields: Rows['fields'] }
/** Statements that stay prepared; a plan takes some tens of kilobytes. */
const mostPrepared = 300
const mostSeen = 2_000

/**
 * The embedded client, which prepares what is asked a second time: Postgres then reads and plans a text once, and a statement goes
 * over in one message instead of six (ADR 80).
 */
export class PreparingClient extends PGlite {
  readonly #seen = new LRUCache<string, true>({ max: mostSeen })
  readonly #closing: string[] = []
  readonly #prepared = new LRUCache<string, Prepared>({
    max: mostPrepared,
    dispose: ({ name }) => this.#closing.push(name),
  })
  #lastName = 0

  override async query<T>(...statement: Parameters<PGlite['query']>): Promise<Results<T>> {
    if (!this.#isKnown(statement)) return super.query<T>(...statement)
    await this._checkReady()
    return this._runExclusiveTransaction(async () => {
      try {
        return await this.#run<T>(...statement)
      } catch (error) {
        if (!isOutdated(error)) throw error
        return await this.#run<T>(...statement)
      } finally {
        await this.syncToFs()
      }
    })
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (...statement) =>
        tx.closed || !this.#isKnown(statement) ? tx.query(...statement) : this.#run(...statement)
      return work(Object.create(tx, { query: { value: query } }) as Transaction)
    })
  }

  /** Whether it was asked before: what is asked once is not worth a plan that is kept. */
  #isKnown([text, , options]: Parameters<PGlite['query']>): boolean {
    if (options?.blob || options?.onNotice || options?.paramTypes || options?.serializers) return false
    const isKnown = this.#seen.has(text)
    this.#seen.set(text, true)
    return isKnown
  }

  #run<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const known = this.#prepared.get(text) ?? (await this.#prepare(text))
      const bound = serialize.bind({ statement: known.name, values: this.#written(values, known) })
      const messages = await this.#send([bound, serialize.execute({}), serialize.sync()]).catch((error) => {
        if (isOutdated(error)) this.#prepared.delete(text)
        throw error
      })
      return this.#read(messages, known, options) as Results<T>
    })
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#lastName += 1
    const name = `s${this.#lastName}`
    const closed = this.#closing.splice(0).map((one) => serialize.close({ type: 'S', name: one }))
    const messages = await this.#send([
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const described = messages.find((message): message is Rows => message.name === 'rowDescription')
    const parameterTypes = parse.parseDescribeStatementResults(messages)
    const prepared = { name, parameterTypes, fields: described?.fields ?? [] }
    this.#prepared.set(text, prepared)
    return prepared
  }

  #send(messages: Uint8Array[]): Promise<Message[]> {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }

  #written(values: unknown[], { parameterTypes }: Prepared): (string | null)[] {
    return values.map((value, at) => {
      if (value === null || value === undefined) return null
      return this.serializers[parameterTypes[at] ?? 0]?.(value) ?? String(value)
    })
  }

  #read(messages: Message[], { fields }: Prepared, options?: QueryOptions): Results<unknown> {
    const parsers = fields.map(({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? this.parsers[dataTypeID])
    const value = (text: string | null, at: number) =>
      text === null ? null : (parsers[at]?.(text, fields[at]?.dataTypeID) ?? text)
    const rows: unknown[] = []
    let command = ''
    for (const message of messages) {
      if (message.name === 'commandComplete') command = (message as Done).text
      if (message.name !== 'dataRow') continue
      const row = (message as Row).fields.map(value)
      rows.push(options?.rowMode === 'array' ? row : byName(fields, row))
    }
    const [word] = command.split(' ')
    const affectedRows = word === 'SELECT' ? 0 : Number(command.split(' ').at(-1)) || 0
    return { rows, fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })), affectedRows }
  }
}

const byName = (fields: Rows['fields'], row: unknown[]) =>
  Object.fromEntries(fields.map(({ name }, at) => [name, row[at]]))

/** The table was changed under a plan, by a migration of another version. */
const isOutdated = (error: unknown): boolean => sqlState(error) === sqlStates.featureNotSupported
