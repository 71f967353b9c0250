import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createMemoryDatabase } from '#api/platform/db/embedded.ts'

/** A database, with what it was when it was cloned. */
type Clone = {
  client: PGlite
  /** What the migrations wrote, as JSON by table. */
  rows: Map<string, string>
  /** By name, their value and whether it was used. */
  sequences: Map<string, string>
  shape: string
}

/** Clones of this worker that no file uses. */
const idle: Clone[] = []

const ofOurs = `relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`

/** Tables of ours that have pages. */
async function filledTables(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and ${ofOurs} and pg_relation_size(oid) > 0`,
  )
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: PGlite): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name,
      format('%s, %s', coalesce(last_value, start_value), (last_value is not null)::text) as value from pg_sequences`,
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** What a file may leave behind beside rows: tables, columns, triggers, functions, settings of the session. */
async function shapeOf(client: PGlite): Promise<string> {
  const catalogs = ['pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc'].map(
    (name) => `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${name})`,
  )
  const { rows } = await client.query(
    `select concat_ws(', ', ${catalogs.join()},
      (select string_agg(concat(name, '=', setting), ' ') from pg_settings where source = 'session'))`,
  )
  return JSON.stringify(rows)
}

async function clone(template: string): Promise<Clone> {
  const client = await createMemoryDatabase(new Blob([await readFile(template)]))
  const rows = new Map<string, string>()
  for (const table of await filledTables(client)) {
    const found = await client.query<{ all: string }>(`select json_agg(t)::text as all from ${table} t`)
    rows.set(table, found.rows[0]?.all ?? '[]')
  }
  return { client, rows, sequences: await sequencesOf(client), shape: await shapeOf(client) }
}

/** Takes out what a file wrote. @returns whether it is as it was cloned */
async function empty({ client, rows, sequences, shape }: Clone): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false
  const filled = await filledTables(client)
  const changed = [...(await sequencesOf(client))].filter(([name, value]) => sequences.get(name) !== value)
  const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
  const statements = [
    // Nothing is checked and nothing follows: all of it goes.
    'begin; set local session_replication_role = replica',
    ...filled.map((table) => `delete from ${table}`),
    ...[...rows].map(
      ([table, all]) =>
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${literal(all)})`,
    ),
    ...changed.map(([name]) => `select setval(${literal(name)}, ${sequences.get(name)})`),
    'commit',
  ]
  await client.exec(statements.join(';'))
  await client.exec('select pg_advisory_unlock_all()')
  // Deleted rows keep their pages until then, and the table would count as filled.
  await client.exec(`vacuum ${filled.join()}`)
  return true
}

/** A client that answers for one file: what the file left running finds it closed, not the next file's rows. */
function lend(client: PGlite): { client: PGlite; end(): Promise<void> } {
  let isOver = false
  const stops = new Set<() => Promise<void>>()
  const listen: PGlite['listen'] = async (...asked) => {
    const stop = await client.listen(...asked)
    stops.add(stop)
    return stop
  }
  const lent = new Proxy(client, {
    get(_, name) {
      if (name === 'listen') return listen
      const value: unknown = Reflect.get(client, name, client)
      if (typeof value !== 'function') return value
      if (isOver) throw new Error('The database of this file is closed')
      return value.bind(client)
    },
  })
  return {
    client: lent,
    async end() {
      isOver = true
      for (const stop of stops) await stop()
    },
  }
}

/**
 * An empty, migrated embedded database. A clone costs a second of the processor, so files of one worker use it one after the
 * other; whoever changed more than rows gets a clone that nobody uses again (ADR 139).
 */
export async function borrowEmbedded(
  template: string,
): Promise<{ client: PGlite; giveBack(): Promise<void> }> {
  for (let one = idle.pop(); one; one = idle.pop()) {
    if (await empty(one)) return lendOf(one)
    await one.client.close()
  }
  return lendOf(await clone(template))
}

function lendOf(one: Clone) {
  const { client, end } = lend(one.client)
  const giveBack = async () => {
    await end()
    idle.push(one)
  }
  return { client, giveBack }
}
