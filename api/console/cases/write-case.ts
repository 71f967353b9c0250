import { eq, ne } from 'drizzle-orm'
import { mostCases } from '#contract/services/consultancies/case-import.ts'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { requireOwnArea } from '../own-areas.ts'
import { tagOf } from '../site-parts.ts'
import { caseInStation, itself, nameOf } from './case-rows.ts'
import { caseTexts } from './texts.ts'

type Written = { id: number }

/** Sensitive: nothing of them is kept for anybody (GAP-93). */
const cases: OwnerPart = { locks: ['cases'], isPublic: false }

/** A new case, once for each form (LEG-02, CTB-02). @throws forbidden, not_found, invalid_input, and conflict for the same form with other values */
export async function createCase(
  ctx: ApiContext,
  input: CaseInput,
  key: string | undefined,
): Promise<Written> {
  requireOption(ctx, 'unionServices')
  return changePart(ctx, cases, {}, (ctx, owner) =>
    makePart(ctx, owner, {
      what: 'case',
      key,
      input,
      async make() {
        const id = await writeNew(ctx, input)
        return { id, done: { what: 'case.create', part: `case:${id}`, after: nameOf(input) } }
      },
      answer: (_, id) => ({ id }),
    }),
  )
}

async function writeNew(ctx: ApiContext, input: CaseInput): Promise<number> {
  await requireFree(ctx, input)
  const stationId = ctx.station.id
  if ((await ctx.db.$count(serviceCases, inStation(serviceCases, { stationId }))) >= mostCases)
    throw ApiError.fields({ number: caseTexts.full(mostCases) })
  const row = await insertRow(ctx.db, serviceCases, { ...input, stationId, updatedAt: ctx.ports.clock.now() })
  return row.id
}

/** Changes a case that is as its owner saw it; nothing of what it says is answered. @throws forbidden, not_found, conflict, invalid_input */
export async function saveCase(
  ctx: ApiContext,
  { id, seen, value }: { id: number; seen: string; value: CaseInput },
): Promise<Written> {
  requireOption(ctx, 'unionServices')
  return changePart(ctx, cases, {}, async (ctx) => {
    const before = await caseInStation(ctx, id)
    const answer = () => ({ id })
    if (tagOf(value) === before.tag) return { answer }
    const part = `case:${id}`
    await refuseOvertaken(ctx, { tag: before.tag, value: null }, { part, seen, changed: caseTexts.changed })
    await requireFree(ctx, value, id)
    await ctx.db
      .update(serviceCases)
      .set({ ...value, updatedAt: ctx.ports.clock.now() })
      .where(itself(ctx, id))
    return { done: { what: 'case.save', part, after: nameOf(value) }, answer }
  })
}

/** Removes a case; twice is once. @throws forbidden, not_found */
export async function removeCase(ctx: ApiContext, id: number): Promise<{ removed: boolean }> {
  requireOption(ctx, 'unionServices')
  return changePart<{ removed: boolean }>(ctx, cases, {}, async (ctx) => {
    const [gone] = await ctx.db.delete(serviceCases).where(itself(ctx, id)).returning()
    if (!gone) return { answer: () => ({ removed: false }) }
    const done = { what: 'case.remove', part: `case:${id}`, before: nameOf(gone) }
    return { done, answer: () => ({ removed: true }) }
  })
}

/** A number stands once in its area, which is one of the caller's. @throws invalid_input beside it */
async function requireFree(ctx: ApiContext, { area, number }: CaseInput, own?: number): Promise<void> {
  requireOwnArea(ctx, area)
  const [other] = await ctx.db
    .select({ id: serviceCases.id })
    .from(serviceCases)
    .where(
      inStation(
        serviceCases,
        ctx,
        eq(serviceCases.area, area),
        eq(serviceCases.number, number),
        own === undefined ? undefined : ne(serviceCases.id, own),
      ),
    )
  if (other) throw ApiError.fields({ number: caseTexts.taken })
}
