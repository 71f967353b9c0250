import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/client.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { tagOf } from '../site-parts.ts'
import type { EntryKind, Kept } from './owned-entries.ts'
import { entryTexts } from './texts.ts'

/** A query of one table, not bounded yet: `db.select().from(news).$dynamic()`. */
type Rows<Row> = PromiseLike<Row[]> & {
  where(condition: SQL | undefined): Rows<Row>
  orderBy(...order: SQL[]): Rows<Row>
  limit(most: number): Rows<Row>
  offset(first: number): Rows<Row>
}

/** One kind of entries that live in one table: what is its own, said once. */
export type TableEntries<Input extends object, Row, Listed, Columns, Head> = Pick<
  EntryKind<Input, Kept<Input>, Head>,
  'kind' | 'locks' | 'isPublic' | 'requireOpen'
> & {
  table: PgTable & { stationId: PgColumn; id: PgColumn }
  /** The field and column that names an entry: it is searched, and told of one that was made or removed. */
  named: keyof Input & string
  name: PgColumn
  /** As many as a station keeps. */
  most: number
  /** What is said of one that is not there. */
  gone: string
  order: readonly SQL[]
  /** Whole rows, and of each what the list shows. Here and below: of all stations, bounded to one by `tableEntries`. */
  rows(db: Database): Rows<Row>
  heads(db: Database): Rows<Listed>
  toHead(listed: Listed): Head
  toInput(row: Row): Input
  /** What is written of it, for the table's own statements below. @throws invalid_input */
  columnsOf(ctx: ApiContext, input: Input): Columns | Promise<Columns>
  insert(db: Database, row: Columns & { stationId: number }): PromiseLike<{ id: number }[]>
  update(db: Database, columns: Columns): { where(condition: SQL | undefined): PromiseLike<unknown> }
  /** Lets go of what a row that was changed or removed had with it: its file. */
  release?(ctx: ApiContext, row: Row): Promise<void>
}

/** The verbs of one kind, from its description: every query is bounded to the station here. */
export function tableEntries<Input extends object, Row, Listed, Columns, Head>(
  of: TableEntries<Input, Row, Listed, Columns, Head>,
): EntryKind<Input, Kept<Input>, Head> {
  const { kind, locks, isPublic, requireOpen, table, named } = of
  const ofStation = ({ station }: ApiContext) => eq(table.stationId, station.id)
  const itself = (ctx: ApiContext, id: number) => and(ofStation(ctx), eq(table.id, id))
  const rowOf = async (ctx: ApiContext, id: number) => {
    const [row] = await of.rows(ctx.db).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', of.gone)
    return row
  }
  return {
    ...{ kind, locks, isPublic, ...(requireOpen && { requireOpen }) },
    nameOf: (entry) => ({ name: String(entry[named]) }),
    list: (ctx, filter) => listedPage(ctx, of, filter),
    async get(ctx, id) {
      const value = of.toInput(await rowOf(ctx, id))
      return { ...value, id, tag: tagOf(value) }
    },
    async insert(ctx, input) {
      const { most } = of
      const columns = await of.columnsOf(ctx, input)
      if ((await ctx.db.$count(table, ofStation(ctx))) >= most)
        throw ApiError.fields({ [named]: entryTexts.full(most) })
      const [row] = await of.insert(ctx.db, { ...columns, stationId: ctx.station.id })
      if (!row) throw new Error(`The ${kind} was not written`)
      return row.id
    },
    async update(ctx, id, { input }) {
      const before = of.release && (await rowOf(ctx, id))
      await of.update(ctx.db, await of.columnsOf(ctx, input)).where(itself(ctx, id))
      if (before) await of.release?.(ctx, before)
    },
    async remove(ctx, id) {
      const before = of.release && (await rowOf(ctx, id))
      await ctx.db.delete(table).where(itself(ctx, id))
      if (before) await of.release?.(ctx, before)
    },
  }
}

/** A page of them for owners, drafts too: one query. @throws forbidden */
async function listedPage<Listed, Head>(
  ctx: ApiContext,
  {
    table,
    name,
    order,
    heads,
    toHead,
  }: Pick<
    TableEntries<object, unknown, Listed, unknown, Head>,
    'table' | 'name' | 'order' | 'heads' | 'toHead'
  >,
  { page, search }: EntryFilter,
): Promise<{ list: Head[]; next: number | null }> {
  await requireOwner(ctx)
  const rows = await heads(ctx.db)
    .where(and(eq(table.stationId, ctx.station.id), foundIn(sql`search_text(${name})`, search)))
    .orderBy(...order)
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  return {
    list: rows.slice(0, entriesPerPage).map(toHead),
    next: rows.length > entriesPerPage ? page + 1 : null,
  }
}

type Status = 'draft' | 'published'
/** A box of the form as the state in the table. Pure. */
export const statusOf = (isPublished: boolean): Status => (isPublished ? 'published' : 'draft')
/** The same the other way. Pure. */
export const isPublished = (status: Status): boolean => status === 'published'
