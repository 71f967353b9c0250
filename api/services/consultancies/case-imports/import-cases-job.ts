import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { mostReaderChanges } from '#contract/services/consultancies/case-import.ts'
import { audit } from '../../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction } from '../../../platform/context.ts'
import { withId } from '../../../platform/db/rows.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import { atStation, defineJob } from '../../../platform/jobs/index.ts'
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
