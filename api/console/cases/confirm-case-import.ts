import { eq, gt } from 'drizzle-orm'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { importCasesJob, importTexts } from '../../services/consultancies/index.ts'
import { caseImports } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOwnImport } from '../own-areas.ts'
import { requireIdle } from './import-cases.ts'

/**
 * Goes on with an import that changes who sees cases: the lines that were confirmed do, the others leave their cases as they are
 * (LEG-02, CTB-02). The same again is done. @throws forbidden, not_found, invalid_input with `fields.file`, conflict
 */
export function confirmCaseImport(
  ctx: ApiContext,
  { id, lines }: { id: number; lines: readonly number[] },
): Promise<{ id: number }> {
  requireOption(ctx, 'unionServices')
  return ownerChange(ctx, { locks: ['cases'] }, async (ctx) => {
    const itself = withId(caseImports, ctx, id, isOwnImport(ctx))
    const row = await ctx.db
      .select()
      .from(caseImports)
      .where(itself)
      .for('update')
      .then(one(importTexts.gone))
    const listed = new Set(row.readerChanges.map(({ line }) => line))
    const confirmed = [...new Set(lines)].filter((line) => listed.has(line)).sort((a, b) => a - b)
    const answer = () => ({ id })
    if (row.state !== 'confirming') {
      const isSame = row.state !== 'failed' && String(confirmed) === String(row.confirmedLines)
      if (listed.size === 0 || !isSame) throw new ApiError('conflict', importTexts.notWaiting)
      return { answer }
    }
    await requireIdle(ctx)
    await requireLast(ctx, row)
    const state = { state: 'writing', confirmedLines: confirmed, workedAt: ctx.ports.clock.now() } as const
    await ctx.db.update(caseImports).set(state).where(itself)
    await enqueue(ctx, importCasesJob, { stationId: ctx.station.id, importId: id })
    const after = { name: importTexts.confirmed(confirmed.length, listed.size) }
    return { done: { what: 'case-import.confirm', part: `case-import:${id}`, after }, answer }
  })
}

/** A file that came after it says what is so now: this one would put back what was before. @throws conflict */
async function requireLast({ db, station }: ApiContext, { id, area }: typeof caseImports.$inferSelect) {
  const later = inStation(
    caseImports,
    { station },
    eq(caseImports.area, area),
    gt(caseImports.id, id),
    eq(caseImports.state, 'done'),
  )
  if ((await db.$count(caseImports, later)) > 0) throw new ApiError('conflict', importTexts.overtaken)
}
