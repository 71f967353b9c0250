import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, insertRow, one, page, readColumns, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { usuallyGone } from '../../platform/published-list.ts'
import { tagOf } from '../site-parts.ts'
import type { EntryKind, Kept } from './owned-entries.ts'
import type { OwnerPart } from './owner-part.ts'
import { entryTexts } from './texts.ts'

type EntryTable = PgTable & { stationId: PgColumn; id: PgColumn }
type Row<Table extends EntryTable> = Table['$inferSelect']
type Columns<Table extends EntryTable> = Omit<Table['$inferInsert'], 'stationId' | 'id'>

/** One kind of entries that live in one table: what is its own, said once. */
export type TableEntries<
  Input extends object,
  Table extends EntryTable,
  Name extends keyof Row<Table>,
  Head,
> = Pick<EntryKind<Input, Kept<Input>, Head>, 'kind' | 'isPublic' | 'requireOpen'> & {
  /** Where it is changed together with others; usually the list is a part of its own. */
  locks?: OwnerPart['locks']
  table: Table
  /** The field and column that names an entry: it is searched, and told of one that was made or removed. */
  named: Name & keyof Input & string
  /** As many as a station keeps. */
  most: number
  /** What is said of one that is not there, in words of its own. */
  gone?: string
  order: readonly SQL[]
  /** The columns that the list shows, and how it shows them. */
  columns: readonly Name[]
  toHead(listed: Pick<Row<Table>, Name>): Head
  /** What owners wrote, read back from a row. */
  toInput(row: Row<Table>): Input
  /** What is written of it. @throws invalid_input */
  columnsOf(ctx: ApiContext, input: Input): Columns<Table> | Promise<Columns<Table>>
  /** Lets go of what a row that was changed or removed had with it: its file. */
  release?(ctx: ApiContext, row: Row<Table>): Promise<void>
}

/** The verbs of one kind, from its description: every query is bounded to the station here. */
export function tableEntries<
  Input extends object,
  Table extends EntryTable,
  Name extends keyof Row<Table> & string,
  Head,
>(of: TableEntries<Input, Table, Name, Head>): EntryKind<Input, Kept<Input>, Head> {
  const { kind, locks = [`entries:${kind}`], isPublic, requireOpen, table, named } = of
  const rowOf = (ctx: ApiContext, id: number): Promise<Row<Table>> =>
    readColumns(ctx.db, { table }, { where: withId(table, ctx, id) }).then(one(of.gone ?? usuallyGone))
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
    async insert(ctx, input) {
      const columns = await of.columnsOf(ctx, input)
      if ((await ctx.db.$count(table, inStation(table, ctx))) >= of.most)
        throw ApiError.fields({ [named]: entryTexts.full(of.most) })
      const row = { ...columns, stationId: ctx.station.id } as PgInsertValue<Table>
      return (await insertRow(ctx.db, table, row)).id as number
    },
    async update(ctx, id, { input }) {
      const columns: object = await of.columnsOf(ctx, input)
      await releasing(ctx, id, () =>
        ctx.db
          .update(table)
          .set(columns as PgUpdateSetSource<Table>)
          .where(withId(table, ctx, id)),
      )
    },
    remove: (ctx, id) => releasing(ctx, id, () => ctx.db.delete(table).where(withId(table, ctx, id))),
  }
}

type Listed<Table extends EntryTable, Name extends keyof Row<Table>, Head> = Pick<
  TableEntries<object, Table, Name, Head>,
  'table' | 'columns' | 'order' | 'toHead'
> & { named: Name }

/** A page of them for owners, drafts too: one query. @throws forbidden */
async function listedPage<Table extends EntryTable, Name extends keyof Row<Table> & string, Head>(
  ctx: ApiContext,
  of: Listed<Table, Name, Head>,
  { page: number, search }: EntryFilter,
): Promise<{ list: Head[]; next: number | null }> {
  await requireTeam(ctx)
  const name = getTableColumns<PgTable>(of.table)[of.named]
  const where = inStation(of.table, ctx, foundIn(sql`search_text(${name})`, search))
  const offset = (number - 1) * entriesPerPage
  const limit = (most: number) => readColumns(ctx.db, of, { where, order: of.order, limit: most, offset })
  const { rows, last } = await page({ limit }, entriesPerPage)
  return { list: rows.map(of.toHead), next: last ? number + 1 : null }
}

type Status = 'draft' | 'published'
/** A box of the form as the state in the table. Pure. */
export const statusOf = (isPublished: boolean): Status => (isPublished ? 'published' : 'draft')
/** The same the other way: a row as owners write it. Pure. */
export const withBox = <Row extends { status: Status }>({ status, ...row }: Row) => ({
  ...row,
  isPublished: status === 'published',
})
