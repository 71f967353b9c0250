import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { mostPeopleLines } from '#contract/console/people/import/schemas.ts'
import { audit } from '../../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../../platform/context.ts'
import { acrossStations } from '../../../platform/db/across-stations.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import { atStation, defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { unreadableAt } from '../../../platform/spreadsheets/read-records.ts'
import { lockParts } from '../../../stations/registry/index.ts'
import { beginAnew, goThrough } from './go-through.ts'
import { recordsOf } from './lines-of-file.ts'
import type { ImportRow } from './part.ts'
import { peopleImports } from './tables.ts'
import { importTexts } from './texts.ts'

/** Imports of a station are begun and written one after the other. */
export const importLocks = ['entries:people-imports'] as const

/**
 * Looks at the lines of a file, or writes them (PPL-18). Run again it goes on where it was; run twice, one of the two goes on; of two files of a
 * station one is written after the other.
 */
export const importPeopleJob = defineJob({
  name: 'import-people',
  data: z.object({ stationId: z.number(), importId: z.number() }),
  timeoutSeconds: 3_600,
  async run(job, { stationId, importId }) {
    const ctx = await atStation(job, stationId)
    const row = ctx && (await runningImport(ctx, importId))
    if (!row) return
    try {
      if (row.state === 'checking') await check(ctx, row)
      else await write(ctx, row)
    } catch (error) {
      const found = unreadableAt(error)
      if (found) return end(ctx, row, { state: 'failed', failure: importTexts.unreadable(found.line) })
      if (await goesOn(ctx, row)) throw error
      ctx.ports.log.error({ err: error, importId }, 'An import stands still')
      await end(ctx, row, { state: 'failed', failure: importTexts.stopped(row.seen + 1) })
    }
  },
})

/** How long an import that fails again and again is taken up, from its last line on: others of its station wait behind it. */
const mostStillMs = 3_600_000

/** Whether it came on of late, now or in a run before. */
async function goesOn({ db, ports, station }: ApiContext, { id }: ImportRow): Promise<boolean> {
  const { createdAt, workedAt } = peopleImports
  const [row] = await db
    .select({ createdAt, workedAt })
    .from(peopleImports)
    .where(withId(peopleImports, { station }, id))
  const last = row?.workedAt ?? row?.createdAt
  return last !== undefined && ports.clock.now().getTime() - last.getTime() < mostStillMs
}

/** What is to be worked at; of what waits, once nobody else writes. */
function runningImport(outer: ApiContext, id: number): Promise<ImportRow | null> {
  return inTransaction(outer, async (ctx) => {
    await lockParts(ctx, ctx.station.id, importLocks)
    const [row] = await ctx.db
      .select()
      .from(peopleImports)
      .where(withId(peopleImports, ctx, id))
    if (!row?.fileKey) return null
    const found = { ...row, fileKey: row.fileKey }
    if (row.state === 'checking' || row.state === 'writing') return found
    if (row.state !== 'waiting') return null
    const isWriting = inStation(peopleImports, ctx, eq(peopleImports.state, 'writing'))
    if ((await ctx.db.$count(peopleImports, isWriting)) > 0) return null
    await beginAnew(ctx, id)
    await ctx.db
      .update(peopleImports)
      .set({ state: 'writing' })
      .where(withId(peopleImports, ctx, id))
    return { ...found, state: 'writing', seen: 0 }
  })
}

async function check(ctx: ApiContext, row: ImportRow): Promise<void> {
  if (!(await goThrough(ctx, row, { state: 'checking' }))) return
  const [here] = await ctx.db
    .select()
    .from(peopleImports)
    .where(withId(peopleImports, ctx, row.id))
  const lines = here?.seen ?? 0
  if (lines === 0) return end(ctx, row, { state: 'failed', failure: importTexts.noLines })
  if (await hasMore(ctx, row, lines))
    return end(ctx, row, { state: 'failed', failure: importTexts.manyLines(mostPeopleLines) })
  await ctx.db
    .update(peopleImports)
    .set({ state: 'ready', lines })
    .where(withId(peopleImports, ctx, row.id, eq(peopleImports.state, 'checking')))
}

async function hasMore(ctx: ApiContext, row: ImportRow, lines: number): Promise<boolean> {
  if (lines < mostPeopleLines) return false
  let count = 0
  for await (const { line } of recordsOf(ctx, row)) if (line > row.headerLine) count += 1
  return count > mostPeopleLines
}

async function write(ctx: ApiContext, row: ImportRow): Promise<void> {
  if (!(await goThrough(ctx, row, { state: 'writing' }))) return
  await end(ctx, row, { state: 'done' })
}

type End = { state: 'failed' | 'done'; failure?: string }

/** Nobody needs the file any more; who waits behind it begins. */
function end(outer: ApiContext, row: ImportRow, result: End): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    await lockParts(ctx, ctx.station.id, importLocks)
    const [ended] = await ctx.db
      .update(peopleImports)
      .set({ ...result, fileKey: null, endedAt: ctx.ports.clock.now() })
      .where(withId(peopleImports, ctx, row.id, inArray(peopleImports.state, ['checking', 'writing'])))
      .returning()
    // Somebody else ended it at the same moment.
    if (!ended) return
    await releaseKeys(ctx, [row.fileKey])
    await beginNext(ctx)
    if (result.state !== 'done') return
    const after = { name: importTexts.outcome(ended) }
    const who = { who: row.ownerName, participantId: row.ownerId }
    await audit(ctx, { ...who, what: 'people-import.done', part: `people-import:${row.id}`, after })
  })
}

async function beginNext(ctx: ApiContext): Promise<void> {
  const [next] = await ctx.db
    .select({ importId: peopleImports.id })
    .from(peopleImports)
    .where(inStation(peopleImports, ctx, eq(peopleImports.state, 'waiting')))
    .orderBy(asc(peopleImports.id))
    .limit(1)
  if (next) await enqueue(ctx, importPeopleJob, { stationId: ctx.station.id, ...next })
}

/** Longer than any piece of one takes. */
const stillMs = 60_000
const running = ['checking', 'waiting', 'writing'] as const

/** Takes up imports that nobody has worked at for a minute: their process was stopped. */
export const resumePeopleImportsJob = defineJob({
  name: 'resume-people-imports',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.ports.clock.now().getTime() - stillMs)
    const { stationId, id, state, workedAt } = peopleImports
    const still = await acrossStations(async () => {
      const rows = await ctx.db
        .select({ stationId, importId: id })
        .from(peopleImports)
        .where(and(inArray(state, running), or(isNull(workedAt), lt(workedAt, before))))
      return rows
    })
    for (const one of still)
      await enqueue(ctx, importPeopleJob, one, { singletonKey: `again-${one.stationId}-${one.importId}` })
  },
})

const dayMs = 86_400_000
/** A file that nobody confirmed is somebody's data, and what is said of lines, too. */
const keptMs = 30 * dayMs

/** Removes imports with their files and lines after thirty days, whatever became of them. */
export async function tidyPeopleImports({ db, ports }: PlatformContext): Promise<void> {
  const oldest = new Date(ports.clock.now().getTime() - keptMs)
  await acrossStations(async () => {
    const gone = await db.delete(peopleImports).where(lt(peopleImports.createdAt, oldest)).returning()
    for (const { stationId, fileKey } of gone)
      if (fileKey) await releaseKeys({ db, ports, station: { id: stationId } }, [fileKey])
  })
}
