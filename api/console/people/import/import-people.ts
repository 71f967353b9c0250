import { desc } from 'drizzle-orm'
import {
  mostPeopleBytes,
  mostPeopleColumns,
  type PeopleImport,
} from '#contract/console/people/import/schemas.ts'
import { makeOnce, type Outcome, ownerChange, requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, insertRow, one, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { claimKeys, type Upload } from '../../../platform/files/index.ts'
import { limit } from '../../../platform/rate-limit/index.ts'
import { headerAmong, mostOverHeader, plainName } from '../../../platform/spreadsheets/find-header.ts'
import { type CsvRecord, unreadableAt } from '../../../platform/spreadsheets/read-records.ts'
import { type TakenTable, takeTable } from '../../../platform/spreadsheets/take-table.ts'
import { columnsOffered, meaningOf, suggestColumns } from './columns.ts'
import { importLocks } from './import-job.ts'
import { recordsOf } from './lines-of-file.ts'
import { peopleImports } from './tables.ts'
import { importTexts as texts } from './texts.ts'

const perHour = { name: 'people-import', points: 30, durationSeconds: 3_600 }
type Begun = { id: number; isNew: boolean }

/**
 * Takes a file of people and says what its columns may be; nothing of it is written. The same form with the same file is one import.
 * @throws forbidden, too_many_requests, and invalid_input with `fields.file`
 */
export function importPeople(
  ctx: ApiContext,
  upload: Upload,
  key: string | undefined,
): Promise<{ id: number }> {
  return upload.stream(async (file) => {
    const { id: by } = await requireTeam(ctx)
    await limit(ctx, { ...perHour, key: `${ctx.station.id}:${by}` }, tooOften)
    const table = await takeTable(ctx, file, { maxBytes: mostPeopleBytes, path: 'pessoas.csv' })
    try {
      const header = await headerOf(ctx, table)
      const { id, isNew } = await begin(ctx, { table, header, fileName: file.name, key })
      if (!isNew) await table.discard()
      return { id }
    } catch (error) {
      await table.discard().catch(() => {})
      throw error
    }
  })
}

const tooOften = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', texts.tooOften(retryAfterSeconds), { details: { retryAfterSeconds } })

type Header = { names: string[]; line: number }

/** The line that names the columns, among the first ones. @throws invalid_input */
async function headerOf(ctx: ApiContext, { key, charset, delimiter }: TakenTable): Promise<Header> {
  const first = await firstRecords(ctx, { fileKey: key, charset, delimiter }, mostOverHeader)
  const known = meaningOf(await columnsOffered(ctx))
  const found =
    first[
      headerAmong(
        first.map(({ cells }) => cells),
        (name) => known.has(name),
      )
    ]
  const names = [...(found?.cells ?? [])]
  while (names.at(-1) === '') names.pop()
  if (!found || names.every((name) => plainName(name) === '')) throw ApiError.fields({ file: texts.noHeader })
  if (names.length > mostPeopleColumns) throw ApiError.fields({ file: texts.manyColumns(mostPeopleColumns) })
  return { names: names.map((name) => name.slice(0, mostOfName)), line: found.line }
}

const mostOfName = 100

/** The first lines of a file that say something. @throws invalid_input for one that cannot be read */
export async function firstRecords(
  ctx: ApiContext,
  file: Parameters<typeof recordsOf>[1],
  most: number,
): Promise<CsvRecord[]> {
  const first: CsvRecord[] = []
  try {
    for await (const record of recordsOf(ctx, file)) if (first.push(record) >= most) break
  } catch (error) {
    const found = unreadableAt(error)
    if (!found) throw error
    if (first.length === 0) throw ApiError.fields({ file: texts.unreadable(found.line) })
  }
  return first
}

type Sent = { table: TakenTable; header: Header; fileName: string; key: string | undefined }

function begin(ctx: ApiContext, { table, header, fileName, key }: Sent): Promise<Begun> {
  return ownerChange(ctx, { locks: importLocks }, (ctx, owner) => {
    const make = async () => {
      const columns = await suggestColumns(ctx, header.names)
      const row = await insertRow(ctx.db, peopleImports, {
        ...{
          stationId: ctx.station.id,
          state: 'matching',
          fileKey: table.key,
          fileName: fileName.slice(-mostOfName),
        },
        ...{
          charset: table.charset,
          delimiter: table.delimiter,
          header: header.names,
          headerLine: header.line,
        },
        ...{ columns, key: columns.includes('cpf') ? 'cpf' : 'email', known: 'update' },
        ...{ ownerId: owner.id, ownerName: owner.name, createdAt: ctx.ports.clock.now() },
      })
      await claimKeys(ctx, [table.key])
      return { id: row.id, answer: { answer: () => ({ id: row.id, isNew: true }) } }
    }
    const sent = { key, by: owner.id, what: 'people-import', input: { digest: table.digest } }
    return makeOnce<Outcome<Begun>>(ctx, sent, make, async (id) => ({ answer: () => ({ id, isNew: false }) }))
  })
}

const mostListed = 10

/** The last imports, newest first. @throws forbidden */
export async function listPeopleImports(ctx: ApiContext): Promise<PeopleImport[]> {
  await requireTeam(ctx)
  const rows = await ctx.db
    .select()
    .from(peopleImports)
    .where(inStation(peopleImports, ctx))
    .orderBy(desc(peopleImports.id))
    .limit(mostListed)
  return Promise.all(rows.map((row) => toAnswer(ctx, row)))
}

/** How far an import is. @throws forbidden, not_found */
export async function getPeopleImport(ctx: ApiContext, id: number): Promise<PeopleImport> {
  await requireTeam(ctx)
  return toAnswer(ctx, await importRow(ctx, id))
}

/** @throws not_found */
export const importRow = (ctx: ApiContext, id: number) =>
  ctx.db
    .select()
    .from(peopleImports)
    .where(withId(peopleImports, ctx, id))
    .then(one(texts.gone))

/** An import as the team reads it. */
export async function toAnswer(
  ctx: ApiContext,
  row: typeof peopleImports.$inferSelect,
): Promise<PeopleImport> {
  const offered = new Map((await columnsOffered(ctx)).map(({ key, label }) => [key, label]))
  const { id, state, fileName, lines, seen, created, updated, same, wrong, known, key, preview, failure } =
    row
  return {
    ...{ id, state, fileName, lines, seen, created, updated, same, wrong, known, key, preview, failure },
    ...{ by: row.ownerName, createdAt: row.createdAt.toISOString(), tags: row.tags, invites: row.invites },
    hasPoints: row.columns.includes('points'),
    labels: Object.fromEntries(row.columns.flatMap((one) => (one ? [[one, offered.get(one) ?? one]] : []))),
  }
}
