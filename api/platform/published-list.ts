import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ApiContext, may } from './context.ts'
import { foundByReading } from './db/found-in.ts'
import { inStation, one, page, readColumns, withId } from './db/rows.ts'
import { ApiError } from './errors.ts'
import { fileNameOf, ownKeyOf } from './files/index.ts'

/** The table of a list: its rows are drafted or published. */
type ListTable = PgTable & { stationId: PgColumn; id: PgColumn; status: PgColumn }
type Row<Table extends ListTable> = Table['$inferSelect']

/** What members read of a list that owners fill: what is its own, said once. */
type Published<Table extends ListTable, Name extends keyof Row<Table>, Item> = {
  table: Table
  perPage: number
  order: readonly SQL[]
  /** What is said of one that members may not read, where the specification says it. */
  gone?: string
  /** What else makes one readable, beside that it is published. */
  isShown?(ctx: ApiContext): SQL | undefined
  /** Where only some stations have it. @throws not_found on the others */
  requireOpen?(ctx: ApiContext): void
  /** The columns that a list tells of, and what it tells. */
  columns: readonly Name[]
  toItem(row: Pick<Row<Table>, Name>, ctx: ApiContext): Item | Promise<Item>
  /** Its stored file, and what that is called where somebody keeps it. */
  fileOf?(row: Row<Table>): { stored: string; name: string }
}

type Searched = { column: PgColumn; limit: number; offset: number; most: number }

/** What is said of one that is not there, where no other words are specified. */
export const usuallyGone = 'Isto não existe ou não está mais aqui.'

/** The verbs by which members read one kind, from its description: every query is bounded to the station here. */
export function publishedList<Table extends ListTable, Name extends keyof Row<Table> & string, Item>(
  of: Published<Table, Name, Item>,
) {
  const { table, order, perPage, gone = usuallyGone } = of
  const shown = (ctx: ApiContext) => {
    of.requireOpen?.(ctx)
    return inStation(table, ctx, eq(table.status, 'published'), of.isShown?.(ctx))
  }
  const read = (ctx: ApiContext, where: SQL | undefined): Promise<Row<Table>> =>
    readColumns(ctx.db, { table }, { where }).then(one(gone))
  /** One of them. @throws not_found for what is drafted, not to be read yet or another station's */
  const get = (ctx: ApiContext, { id }: { id: number }) => read(ctx, and(shown(ctx), eq(table.id, id)))
  return {
    get,
    /** A page of them, from 1 on, and the number of the page behind it: one query, however many there are. */
    async list(ctx: ApiContext, { page: number }: { page: number }) {
      const where = shown(ctx)
      const limit = (most: number) =>
        readColumns(ctx.db, of, { where, order, limit: most, offset: (number - 1) * perPage })
      const { rows, last } = await page({ limit }, perPage)
      const content = await Promise.all(rows.map(async (row) => of.toItem(row, ctx)))
      return { content, next: last ? number + 1 : null }
    },
    /** Some of them that have every word of a search in a column, and how many have, at most as many as are said (GAP-152). */
    async search(ctx: ApiContext, search: string, { column, limit, offset, most }: Searched) {
      const where = and(shown(ctx), foundByReading(sql`search_text(${column})`, search))
      const rows = await readColumns(ctx.db, of, { where, order, limit, offset })
      // Fewer than were asked for are the last of them.
      const isAll = rows.length < limit && (rows.length > 0 || offset === 0)
      const total = isAll ? offset + rows.length : await ctx.db.$count(table, where)
      const found = await Promise.all(rows.map(async (row) => of.toItem(row, ctx)))
      return { found, total: Math.min(total, most) }
    },
    /** Its file, for members of the station only; of a drafted one for its owners (SEC-106). @throws not_found */
    async file(ctx: ApiContext, { id }: { id: number }): Promise<{ key: string; name: string }> {
      of.requireOpen?.(ctx)
      const row = await (may(ctx, 'content') ? read(ctx, withId(table, ctx, id)) : get(ctx, { id }))
      const { stored, name } = of.fileOf?.(row) ?? { stored: '', name: '' }
      const key = ownKeyOf(ctx.station.id, stored)
      if (!key) throw new ApiError('not_found', gone)
      return { key, name: fileNameOf(name, key) }
    },
  }
}
