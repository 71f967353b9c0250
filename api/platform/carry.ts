import { and, eq, exists, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { ApiContext } from './context.ts'
import { inStation } from './db/rows.ts'

/** Two accounts of one person: `fromId` ends, `toId` stays. Its person reads the reason (PPL-12). */
export type Merge = { fromId: number; toId: number; reason: string }

type OfStations = PgTable & { stationId: PgColumn }
type OfPerson = OfStations & { participantId: PgColumn }
type Within = Pick<ApiContext, 'db' | 'station'>

/**
 * What becomes of the rows of one table, found by a column that says whose they are, when two accounts are merged (ADR 166). Each such
 * column of the schema has one: `moved` to the account that stays, `ended` with the other, or `left` under its number.
 */
export type Carry = {
  table: OfStations
  column: PgColumn
  how: 'moved' | 'ended' | 'left'
  /** As whoever merges reads how much of it is carried: 'Participações'; without it nothing is told. */
  name?: string
  /** In the transaction of the merge, under the locks of both. */
  carry(ctx: ApiContext, merge: Merge): Promise<unknown>
}

type Options = {
  name?: string
  /** Of what is alike in these an account has one: that of the account that stays is kept, the other's goes. */
  same?: readonly PgColumn[]
  /** Keys of forms: both may have used the same one for different things. */
  key?: PgColumn
}

/** Rows that go over to the account that stays, by a column with the number of their person. */
export const movedBy = (table: OfStations, column: PgColumn, { name, same, key }: Options = {}): Carry => ({
  ...{ table, column, how: 'moved', ...(name && { name }) },
  async carry(ctx, merge) {
    if (same)
      await ctx.db
        .delete(table)
        .where(ofEnded(ctx, { table, column }, merge, hasSame(ctx, { table, column }, same, merge)))
    if (key) await renameKeys(ctx, { table, column }, key, merge)
    await setColumns(
      ctx,
      table,
      { [nameOf(table, column)]: merge.toId },
      ofEnded(ctx, { table, column }, merge),
    )
  },
})

/** The same by `participantId`. */
export const moved = (table: OfPerson, options: Options = {}): Carry =>
  movedBy(table, table.participantId, options)

/** Rows that end with the account: what lets somebody in, what was begun and not sent. */
export const endedBy = (table: OfStations, column: PgColumn): Carry => ({
  ...{ table, column, how: 'ended' },
  carry: (ctx, merge) => ctx.db.delete(table).where(ofEnded(ctx, { table, column }, merge)),
})

/** The same by `participantId`. */
export const ended = (table: OfPerson): Carry => endedBy(table, table.participantId)

/** Rows that stay as they are: books, and what somebody did for the station under the number of then. */
export const left = (table: OfStations, ...columns: PgColumn[]): Carry[] =>
  columns.map((column) => ({ table, column, how: 'left', carry: async () => undefined }))

/** Rows that go over in a way of their own. */
export const movedAs = (
  table: OfPerson,
  carry: Carry['carry'],
  { name, column = table.participantId }: { name?: string; column?: PgColumn } = {},
): Carry => ({ table, column, how: 'moved', carry, ...(name && { name }) })

type Rows = Pick<Carry, 'table' | 'column'>

/** The rows of the account that ends. */
export const ofEnded = (ctx: Within, { table, column }: Rows, { fromId }: Merge, more?: SQL): SQL =>
  inStation(table, ctx, eq(column, fromId), more)

/** Whether the account that stays has a row that is alike in some columns. */
export function hasSame(
  { db }: Within,
  { table, column }: Rows,
  same: readonly PgColumn[],
  { toId }: Merge,
): SQL {
  const other = alias(table, 'other')
  const of = getTableColumns<PgTable>(other)
  const twin = (one: PgColumn) => of[nameOf(table, one)] as PgColumn
  return exists(
    db
      .select({ one: sql`1` })
      .from(other as PgTable)
      .where(
        and(
          eq(twin(table.stationId), table.stationId),
          eq(twin(column), toId),
          ...same.map((one) => eq(twin(one), one)),
        ),
      ),
  )
}

/** Nobody sends a form of the account that ended again: its key may be any other one. */
function renameKeys(ctx: Within, rows: Rows, key: PgColumn, merge: Merge) {
  const isTaken = hasSame(ctx, rows, [key], merge)
  const another = sql`${key} || ${`~${merge.fromId}`}::text`
  return setColumns(
    ctx,
    rows.table,
    { [nameOf(rows.table, key)]: another },
    ofEnded(ctx, rows, merge, isTaken),
  )
}

const setColumns = ({ db }: Within, table: PgTable, facts: Record<string, unknown>, where: SQL) =>
  db
    .update(table)
    .set(facts as never)
    .where(where)

/** What a column is called in its table's own description. @throws where it is of another table, which only a mistake of ours brings about */
function nameOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns<PgTable>(table)).find(([, one]) => one === column)
  if (!found) throw new Error(`A column of another table than ${getTableName(table)}`)
  return found[0]
}
