import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/client.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { tagOf } from '../site-parts.ts'
import type { EntryKind, Kept } from './owned-entries.ts'
import type { OwnerPart } from './owner-part.ts'
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
  'kind' | 'isPublic' | 'requireOpen'
> & {
  /** Where it is changed together with others; usually the list is a part of its own. */
  locks?: OwnerPart['locks']
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

type Placed = Pick<TableEntries<object, unknown, unknown, unknown, unknown>, 'table'>
const ofStation = (ctx: ApiContext, { table }: Placed) => inStation(table, ctx)
const itself = (ctx: ApiContext, of: Placed, id: number) => and(ofStation(ctx, of), eq(of.table.id, id))

/** The verbs of one kind, from its description: every query is bounded to the station here. */
export function tableEntries<Input extends object, Row, Listed, Columns, Head>(
  of: TableEntries<Input, Row, Listed, Columns, Head>,
): EntryKind<Input, Kept<Input>, Head> {
  const { kind, locks = [`entries:${kind}`], isPublic, requireOpen, named } = of
  const rowOf = async (ctx: ApiContext, id: number) => {
    const [row] = await of.rows(ctx.db).where(itself(ctx, of, id))
    if (!row) throw new ApiError('not_found', of.gone)
    return row
  }
  /** What a row had with it is let go of once the row has it no more. */
  const releasing = async (ctx: ApiContext, id: number, work: () => PromiseLike<unknown>) => {
    const before = of.release && (await rowOf(ctx, id))
    await work()
    if (before) await of.release?.(ctx, before)
  }
  return {
    ...{ kind, locks, isPublic, ...(requireOpen && { requireOpen }) },
    nameOf: (entry) => ({ name: String(entry[named]) }),
    list: (ctx, filter) => listedPage(ctx, of, filter),
    async get(ctx, id) {
      const value = of.toInput(await rowOf(ctx, id))
      return { ...value, id, tag: tagOf(value) }
    },
    insert: (ctx, input) => insertEntry(ctx, of, input),
    async update(ctx, id, { input }) {
      const columns = await of.columnsOf(ctx, input)
      await releasing(ctx, id, () => of.update(ctx.db, columns).where(itself(ctx, of, id)))
    },
    remove: (ctx, id) => releasing(ctx, id, () => ctx.db.delete(of.table).where(itself(ctx, of, id))),
  }
}

async function insertEntry<Input extends object, Row, Listed, Columns, Head>(
  ctx: ApiContext,
  of: TableEntries<Input, Row, Listed, Columns, Head>,
  input: Input,
): Promise<number> {
  const columns = await of.columnsOf(ctx, input)
  if ((await ctx.db.$count(of.table, ofStation(ctx, of))) >= of.most)
    throw ApiError.fields({ [of.named]: entryTexts.full(of.most) })
  const [row] = await of.insert(ctx.db, { ...columns, stationId: ctx.station.id })
  if (!row) throw new Error(`The ${of.kind} was not written`)
  return row.id
}

/** A page of them for owners, drafts too: one query. @throws forbidden */
async function listedPage<Listed, Head>(
  ctx: ApiContext,
  of: Pick<
    TableEntries<object, unknown, Listed, unknown, Head>,
    'table' | 'name' | 'order' | 'heads' | 'toHead'
  >,
  { page, search }: EntryFilter,
): Promise<{ list: Head[]; next: number | null }> {
  await requireOwner(ctx)
  const rows = await of
    .heads(ctx.db)
    .where(and(ofStation(ctx, of), foundIn(sql`search_text(${of.name})`, search)))
    .orderBy(...of.order)
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  return {
    list: rows.slice(0, entriesPerPage).map(of.toHead),
    next: rows.length > entriesPerPage ? page + 1 : null,
  }
}

type Status = 'draft' | 'published'
/** A box of the form as the state in the table. Pure. */
export const statusOf = (isPublished: boolean): Status => (isPublished ? 'published' : 'draft')
/** The same the other way. Pure. */
export const isPublished = (status: Status): boolean => status === 'published'
