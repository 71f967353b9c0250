import { inArray } from 'drizzle-orm'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { plainName } from '../../../platform/spreadsheets/find-header.ts'
import { openingBalances } from '../../points/opening-balances.ts'
import { ownFieldsOfLines } from './own-fields-of-lines.ts'
import type { ImportPart, LineColumn } from './part.ts'
import { personColumns } from './person-columns.ts'
import { peopleImportMatches } from './tables.ts'
import { tagsOfLines } from './tags-of-lines.ts'

/** What is imported with people, in the order in which it is written. */
export const importParts: readonly ImportPart[] = [tagsOfLines, ownFieldsOfLines, openingBalances]

/** All that a column of a file may be taken for in a station. */
export async function columnsOffered(ctx: ApiContext): Promise<LineColumn[]> {
  const ofParts = await Promise.all(importParts.map((part) => part.columns(ctx)))
  return [...personColumns, ...ofParts.flat()]
}

/** Names that mean a column, plain. Pure. */
export const meaningOf = (columns: readonly LineColumn[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap(({ key, names }) => names.map((name): [string, string] => [name, key])))

/** What each column of a header is taken for: as the station said it last, else by its name; each meaning once. */
export async function suggestColumns(ctx: ApiContext, header: readonly string[]): Promise<(string | null)[]> {
  const offered = await columnsOffered(ctx)
  const known = new Set(offered.map(({ key }) => key))
  const names = header.map(plainName)
  const { name, columnKey } = peopleImportMatches
  const kept = await ctx.db
    .select({ name, columnKey })
    .from(peopleImportMatches)
    .where(inStation(peopleImportMatches, ctx, inArray(name, names)))
  const said = new Map(kept.map((one) => [one.name, one.columnKey]))
  const meant = meaningOf(offered)
  const taken = new Set<string>()
  return names.map((one) => {
    const key = said.has(one) ? (said.get(one) ?? null) : (meant.get(one) ?? null)
    if (key === null || !known.has(key) || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Remembers what columns were taken for. Names that nobody could have chosen are not kept. */
export async function rememberColumns(
  ctx: ApiContext,
  header: readonly string[],
  columns: readonly (string | null)[],
): Promise<void> {
  const rows = new Map(
    header.flatMap((name, at) => {
      const plain = plainName(name).slice(0, mostOfName)
      // An unnamed column, or one that holds somebody's number, says nothing of the next file.
      return plain === '' || /\d{4}/.test(plain) ? [] : [[plain, columns[at] ?? null] as const]
    }),
  )
  for (const [name, columnKey] of rows)
    await ctx.db
      .insert(peopleImportMatches)
      .values({ stationId: ctx.station.id, name, columnKey })
      .onConflictDoUpdate({
        target: [peopleImportMatches.stationId, peopleImportMatches.name],
        set: { columnKey },
      })
}

const mostOfName = 60
