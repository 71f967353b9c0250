import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { listWrongLines as linesCall } from '#contract/console/people/import/endpoints.ts'
import type {
  ImportConfirm,
  ImportMatch,
  ImportMatchInput,
  PeopleImport,
} from '#contract/console/people/import/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import { type ApiContext, may } from '../../../platform/context.ts'
import { inStation, page, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { changePart, type OwnerPart } from '../../entries/owner-part.ts'
import { columnsOffered, rememberColumns } from './columns.ts'
import { beginAnew } from './go-through.ts'
import { importLocks, importPeopleJob } from './import-job.ts'
import { firstRecords, getPeopleImport, importRow } from './import-people.ts'
import { peopleImportLines, peopleImports } from './tables.ts'
import { importTexts as texts } from './texts.ts'

const imports: OwnerPart = { locks: importLocks, isPublic: false }
/** Lines that are shown beside the names of the columns, after those over them. */
const samples = 3

/** The columns of a file, with what stands in the first lines. @throws forbidden, not_found */
export async function getImportMatch(ctx: ApiContext, id: number): Promise<ImportMatch> {
  await requireTeam(ctx)
  const row = await importRow(ctx, id)
  const { state, fileName, header, columns, key, known, tags, fileKey } = row
  const most = row.headerLine + samples
  const first = fileKey ? await firstRecords(ctx, { ...row, fileKey }, most) : []
  const offered = await columnsOffered(ctx)
  return {
    ...{ id, state, fileName, header, columns, key, known, tags },
    samples: first
      .filter(({ line }) => line > row.headerLine)
      .slice(0, samples)
      .map(({ cells }) => cells.slice(0, header.length)),
    choices: offered.map(({ key, label, isNeeded = false }) => ({ key, label, isNeeded })),
  }
}

type Matched = ImportMatchInput & { id: number }

/** Keeps what each column is, for the next file too, and has all lines looked at. @throws forbidden, not_found, conflict, invalid_input */
export function matchPeopleImport(ctx: ApiContext, { id, ...input }: Matched): Promise<PeopleImport> {
  const answer = (ctx: ApiContext) => getPeopleImport(ctx, id)
  return changePart(ctx, imports, {}, async (ctx) => {
    const row = await importRow(ctx, id)
    if (!row.fileKey || !['matching', 'checking', 'ready', 'failed'].includes(row.state))
      throw new ApiError('conflict', texts.otherState)
    const columns = row.header.map((_, at) => input.columns[at] ?? null)
    await requireWhole(ctx, columns)
    await rememberColumns(ctx, row.header, columns)
    await beginAnew(ctx, id)
    const { key, known, tags } = input
    await ctx.db
      .update(peopleImports)
      .set({ columns, key, known, tags, lines: 0, state: 'checking' })
      .where(withId(peopleImports, ctx, id))
    await enqueue(ctx, importPeopleJob, { stationId: ctx.station.id, importId: id })
    return { answer }
  })
}

/** @throws invalid_input beside `columns` */
async function requireWhole(ctx: ApiContext, columns: readonly (string | null)[]): Promise<void> {
  const offered = new Map((await columnsOffered(ctx)).map(({ key, label }) => [key, label]))
  const chosen = columns.filter((key) => key !== null)
  const refuse = (text: string) => ApiError.fields({ columns: text })
  if (chosen.some((key) => !offered.has(key))) throw refuse(texts.otherColumn)
  const twice = chosen.find((key, at) => chosen.indexOf(key) < at)
  if (twice) throw refuse(texts.twoColumns(offered.get(twice) ?? twice))
  const { columns: labels } = texts
  if (!chosen.includes('cpf') && !chosen.includes('email'))
    throw refuse(texts.needsColumn(`${labels.cpf} ou ${labels.email}`))
}

type Confirmed = ImportConfirm & { id: number }

/** Has a file written that was looked at, behind another one that is being written; twice is once. @throws forbidden, not_found, conflict, invalid_input */
export function confirmPeopleImport(
  ctx: ApiContext,
  { id, invites, reason }: Confirmed,
): Promise<PeopleImport> {
  const answer = (ctx: ApiContext) => getPeopleImport(ctx, id)
  return changePart(ctx, imports, {}, async (ctx) => {
    const row = await importRow(ctx, id)
    if (['waiting', 'writing', 'done'].includes(row.state)) return { answer }
    if (row.state !== 'ready') throw new ApiError('conflict', texts.otherState)
    if (row.columns.includes('points')) {
      if (!may(ctx, 'points')) throw new ApiError('forbidden', texts.noPointsRight)
      if (!reason) throw ApiError.fields({ reason: texts.reason })
    }
    await ctx.db
      .update(peopleImports)
      .set({ state: 'waiting', invites, reason, workedAt: null })
      .where(withId(peopleImports, ctx, id))
    await enqueue(ctx, importPeopleJob, { stationId: ctx.station.id, importId: id })
    const after = { name: row.fileName, people: row.created + row.updated }
    return { done: { what: 'people-import.create', part: `people-import:${id}`, after }, answer }
  })
}

/** Forgets an import with all that is kept of it; one that is being written ends first. @throws forbidden, conflict */
export function dropPeopleImport(ctx: ApiContext, id: number): Promise<{ id: number }> {
  return changePart(ctx, imports, {}, async (ctx) => {
    const itself = withId(peopleImports, ctx, id)
    const isWriting = and(itself, inArray(peopleImports.state, ['waiting', 'writing']))
    if ((await ctx.db.$count(peopleImports, isWriting)) > 0) throw new ApiError('conflict', texts.isWriting)
    const gone = await ctx.db
      .delete(peopleImports)
      .where(itself)
      .returning({ fileKey: peopleImports.fileKey })
    for (const { fileKey } of gone) if (fileKey) await releaseKeys(ctx, [fileKey])
    return { answer: () => ({ id }) }
  })
}

type Asked = { id: number; after: number; limit: number }

/** Lines that were not taken, from one on. @throws forbidden, not_found */
export async function listWrongLines(
  ctx: ApiContext,
  { id, after, limit }: Asked,
): Promise<Answer<typeof linesCall>> {
  await requireTeam(ctx)
  const { header } = await importRow(ctx, id)
  const { line, cells, problems, importId } = peopleImportLines
  const { rows, last } = await page(
    ctx.db
      .select({ line, cells, problems })
      .from(peopleImportLines)
      .where(inStation(peopleImportLines, ctx, eq(importId, id), gt(line, after)))
      .orderBy(asc(line)),
    limit,
  )
  return { header, list: rows, next: last?.line ?? null }
}
