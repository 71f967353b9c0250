import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { StationContent } from '#contract/station-content.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { FolderPart } from './area.ts'
import type { PlatformContext } from './context.ts'
import { inPieces } from './db/in-pieces.ts'
import { inStation } from './db/rows.ts'

type Lists = {
  [Field in keyof StationContent as StationContent[Field] extends object[]
    ? Field
    : never]: StationContent[Field]
}
type OfStations = PgTable & { stationId: PgColumn }
type Row<Table extends OfStations> = Omit<Table['$inferSelect'], 'stationId'>

type ListPart<Field extends keyof Lists, Table extends OfStations> = {
  /** The list of `content.json`. */
  field: Field
  table: Table
  /** The order in which the folder has them. */
  order: (PgColumn | SQL)[]
  /** An entry as its row, made harmless; `position` is its place in the list. */
  toRow(
    entry: Lists[Field][number],
    of: { ctx: PlatformContext; config: StationFolder['config']; position: number },
  ): Promise<NewRow<Table>> | NewRow<Table>
  /** A row as the entry that `toRow` reads. */
  toEntry(row: Row<Table>): Lists[Field][number]
}
type NewRow<Table extends OfStations> = Omit<Table['$inferInsert'], 'stationId'>

/** The part of a folder that is one list in one table, to which nothing of people refers: it is replaced whole. */
export function listPart<Field extends keyof Lists, Table extends OfStations>(
  part: ListPart<Field, Table>,
): FolderPart {
  const { field, table, order, toRow, toEntry } = part
  return {
    async import(ctx, { config, content }) {
      const stationId = config.id
      await ctx.db.delete(table).where(inStation(table, { stationId }))
      const rows = []
      for (const [position, entry] of content[field].entries())
        rows.push({ ...(await toRow(entry, { ctx, config, position })), stationId })
      for (const piece of inPieces(rows)) await ctx.db.insert(table).values(piece as PgInsertValue<Table>[])
    },
    async export(ctx, stationId) {
      const rows = await ctx.db
        .select()
        .from(table as PgTable)
        .where(inStation(table, { stationId }))
        .orderBy(...order)
      const entries = rows.map(({ stationId: _, ...row }) => toEntry(row as Row<Table>))
      return { [field]: entries }
    },
  }
}
