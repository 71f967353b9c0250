import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { mostReaderChanges } from '#contract/services/consultancies/case-import.ts'
import { audit } from '../../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../../platform/context.ts'
import { acrossStations } from '../../../platform/db/across-stations.ts'
import { withId } from '../../../platform/db/rows.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import { atStation, defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { caseImports } from '../tables.ts'
import { type CaseImportRow, checkCases } from './check-cases.ts'
import { findReaderChanges } from './find-reader-changes.ts'
import { importTexts } from './texts.ts'
import { writeCases } from './write-cases.ts'

/**
 * Imports a file of cases: looks at all of its lines first, so that of a file with anything wrong nothing is written, and then writes
 * them (LEG-02, CTB-02, ADR 133); what changes who sees a case waits for an owner in between (ADR 144). Run again it goes on where it was; run twice, one of the two goes on.
 */
export const importCasesJob = defineJob({
  name: 'import-cases',
  data: z.object({ stationId: z.number(), importId: z.number() }),
  timeoutSeconds: 3_600,
  async run(job, { stationId, importId }) {
    const ctx = await atStation(job, stationId)
    const row = ctx && (await runningImport(ctx, importId))
    if (!row) return
    if (row.state === 'writing') return finish(ctx, row)
    await ctx.db
      .update(caseImports)
      .set({ workedAt: ctx.ports.clock.now() })
      .where(withId(caseImports, row, row.id))
    const checked = await checkCases(ctx, row)
    if (checked.problemCount > 0) return end(ctx, row, { state: 'refused', ...checked })
    const readerChanges = await findReaderChanges(ctx, row)
    if (readerChanges.length > mostReaderChanges)
      return end(ctx, row, { state: 'refused', ...checked, ...tooManyReaders })
    const state = readerChanges.length > 0 ? 'confirming' : 'writing'
    await ctx.db
      .update(caseImports)
      .set({ state, readerChanges, ...checked })
      .where(withId(caseImports, row, row.id, eq(caseImports.state, 'checking')))
    if (state === 'writing') await finish(ctx, { ...row, ...checked })
  },
})

/** Nobody looks through so many: more likely a column is wrong. */
const tooManyReaders = {
  problemCount: 1,
  problems: [{ line: 1, column: null, text: importTexts.manyReaders(mostReaderChanges) }],
}

async function runningImport(ctx: ApiContext, id: number): Promise<CaseImportRow | null> {
  const [row] = await ctx.db
    .select()
    .from(caseImports)
    .where(withId(caseImports, ctx, id))
  const isRunning = row?.state === 'checking' || row?.state === 'writing'
  return row && isRunning && row.fileKey ? { ...row, fileKey: row.fileKey } : null
}

async function finish(ctx: ApiContext, row: CaseImportRow): Promise<void> {
  if (await writeCases(ctx, row)) await end(ctx, row, { state: 'done' })
}

type End = Partial<CaseImportRow> & { state: 'refused' | 'done' }

/** Nobody needs the file any more. */
function end(outer: ApiContext, row: CaseImportRow, result: End): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const [ended] = await ctx.db
      .update(caseImports)
      .set({ ...result, fileKey: null, endedAt: ctx.ports.clock.now() })
      .where(withId(caseImports, row, row.id, inArray(caseImports.state, ['checking', 'writing'])))
      .returning({ id: caseImports.id })
    // Somebody else ended it at the same moment.
    if (!ended) return
    await releaseKeys(ctx, [row.fileKey])
    if (result.state !== 'done') return
    const after = { name: importTexts.count(areaFacts[row.area].name, row.lines) }
    const who = { who: row.ownerName, participantId: row.ownerId }
    await audit(ctx, { ...who, what: 'case-import.done', part: `case-import:${row.id}`, after })
  })
}

/** Longer than any piece of one takes. */
const stillMs = 60_000

/** Takes up imports that nobody has worked at for a minute: their process was stopped, and its queue would find out after an hour (ADR 133). */
export const resumeCaseImportsJob = defineJob({
  name: 'resume-case-imports',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const before = new Date(ctx.ports.clock.now().getTime() - stillMs)
    const still = await acrossStations(async () => {
      const rows = await ctx.db
        .select({ stationId: caseImports.stationId, importId: caseImports.id })
        .from(caseImports)
        .where(
          and(
            inArray(caseImports.state, ['checking', 'writing']),
            lt(caseImports.createdAt, before),
            or(isNull(caseImports.workedAt), lt(caseImports.workedAt, before)),
          ),
        )
      return rows
    })
    for (const one of still)
      await enqueue(ctx, importCasesJob, one, { singletonKey: `again-${one.stationId}-${one.importId}` })
  },
})

const dayMs = 86_400_000
/** Longer than every try of a job. */
const longestMs = dayMs
const keptMs = 90 * dayMs

/**
 * Gives up imports that did not end within a day, and removes what was said of old ones. One that is written has a day from when it was
 * worked at last: somebody may have confirmed it late, and half a file written is worse than none.
 */
export async function tidyCaseImports({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  const { state, createdAt, workedAt } = caseImports
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isStill = or(ne(state, 'writing'), isNull(workedAt), lt(workedAt, ago(longestMs)))
  const isRunning = inArray(state, ['checking', 'confirming', 'writing'])
  await acrossStations(async () => {
    const left = await db
      .update(caseImports)
      .set({ state: 'failed', endedAt: now })
      .where(and(isRunning, lt(createdAt, ago(longestMs)), isStill))
      .returning()
    for (const row of left) {
      if (row.fileKey) await releaseKeys({ db, ports, station: { id: row.stationId } }, [row.fileKey])
      await db
        .update(caseImports)
        .set({ fileKey: null })
        .where(withId(caseImports, row, row.id))
    }
    await db.delete(caseImports).where(lt(createdAt, ago(keptMs)))
  })
}
