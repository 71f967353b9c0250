import { and, eq, getTableColumns, getTableName, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { ApiError } from '../errors.ts'
import type { Database } from './handle.ts'

/** A table of stations, or a sub-query that carries the column. */
type OfStations = { stationId: SQLWrapper }
/**
 * Whose rows are meant: those of a call, those beside a row, or those beside a table that is joined. A bare number is refused by its
 * type, so that no other id passes for a station.
 */
type Floor = { station: { id: number } } | { stationId: number | SQLWrapper }

/** Chooses the rows of one station that meet all conditions: the tenant floor of every query (ADR 3). */
export function inStation(table: OfStations, of: Floor, ...conditions: (SQL | undefined)[]): SQL {
  const floor = eq(table.stationId, 'station' in of ? of.station.id : of.stationId)
  return and(floor, ...conditions) ?? floor
}

/** Chooses the row of one station with an id, where it meets all conditions. */
export const withId = (
  table: OfStations & { id: SQLWrapper },
  of: Floor,
  id: number | string | SQLWrapper,
  ...conditions: (SQL | undefined)[]
): SQL => inStation(table, of, eq(table.id, id), ...conditions)

type Query<Row> = { limit(most: number): PromiseLike<Row[]> }

/**
 * Reads at most `limit` rows. `last` is the last of them where more follow: the next page begins behind it. One row more is asked
 * for and not handed on.
 */
export async function page<Row>(
  query: Query<Row>,
  limit: number,
): Promise<{ rows: Row[]; last: Row | undefined }> {
  const found = await query.limit(limit + 1)
  const rows = found.slice(0, limit)
  return { rows, last: found.length > limit ? rows.at(-1) : undefined }
}

type Asked = { where: SQL | undefined; order?: readonly SQL[]; offset?: number; limit?: number }

/** Reads columns of a table that only a description names, as many of them and of the rows as are asked for. */
export async function readColumns<Table extends PgTable, Name extends keyof Table['$inferSelect'] & string>(
  db: Database,
  { table, columns }: { table: Table; columns?: readonly Name[] },
  { where, order = [], offset = 0, limit }: Asked,
): Promise<Pick<Table['$inferSelect'], Name>[]> {
  const all = getTableColumns<PgTable>(table)
  const wanted = Object.entries(all).filter(([name]) => !columns || columns.some((one) => one === name))
  const query = db
    .select(Object.fromEntries(wanted))
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .$dynamic()
  return (await (limit === undefined ? query : query.limit(limit))) as Pick<Table['$inferSelect'], Name>[]
}

/** After a query: its row. @throws not_found with a text for people, where there is none */
export const one =
  (text?: string) =>
  <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new ApiError('not_found', text)
    return row
  }

/** After a statement: the row that it wrote. @throws where it wrote none, which only a mistake of ours brings about */
export const written =
  (table: PgTable) =>
  <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new Error(`A row of ${getTableName(table)} was not written`)
    return row
  }

/** Writes a row, and answers it as it stands. */
export const insertRow = async <Table extends PgTable>(
  db: Database,
  table: Table,
  values: PgInsertValue<Table>,
): Promise<Table['$inferSelect']> => written(table)(await db.insert(table).values(values).returning())

/** Changes the one row that is meant, and answers it as it stands. @throws where there is none, as `written` */
export const updateRow = async <Table extends PgTable>(
  db: Database,
  table: Table,
  where: SQL,
  facts: PgUpdateSetSource<Table>,
): Promise<Table['$inferSelect']> => {
  const rows = await db.update(table).set(facts).where(where).returning()
  return written(table)(rows as Table['$inferSelect'][])
}
