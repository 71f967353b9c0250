import { eq, gt, lte, max, min } from 'drizzle-orm'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { stationDraftStates } from './tables.ts'

/** States of a draft that are kept, the present one among them. Each is as large as a site (SEC-39). */
export const keptStates = 20

const { number } = stationDraftStates
type State = { state: number; document: SiteDocument | null }

/** Keeps a new state of a draft behind the one before, with which what was undone is gone. Answers its number. */
export async function keepState(ctx: ApiContext, before: State, document: SiteDocument | null) {
  const { id: stationId } = ctx.station
  const next = before.state + 1
  await ctx.db.delete(stationDraftStates).where(inStation(stationDraftStates, ctx, gt(number, before.state)))
  await ctx.db
    .insert(stationDraftStates)
    .values({ stationId, number: before.state, document: before.document })
    .onConflictDoNothing()
  await ctx.db.insert(stationDraftStates).values({ stationId, number: next, document })
  const oldest = next - keptStates
  await ctx.db.delete(stationDraftStates).where(inStation(stationDraftStates, ctx, lte(number, oldest)))
  return next
}

/** What is published begins anew: there is nothing to go back to. */
export async function forgetStates(ctx: ApiContext): Promise<void> {
  await ctx.db.delete(stationDraftStates).where(inStation(stationDraftStates, ctx))
}

/** The state of a draft before (-1) or behind (1) its present one; undefined where there is none. */
export async function stateBeside(ctx: ApiContext, state: number, by: -1 | 1): Promise<State | undefined> {
  const [row] = await ctx.db
    .select({ document: stationDraftStates.document })
    .from(stationDraftStates)
    .where(inStation(stationDraftStates, ctx, eq(number, state + by)))
  return row && { state: state + by, document: row.document && parseDocument(row.document) }
}

/** Whether there are states of a draft before and behind its present one. */
export async function statesAround(ctx: ApiContext, state: number) {
  const [ends] = await ctx.db
    .select({ first: min(number), last: max(number) })
    .from(stationDraftStates)
    .where(inStation(stationDraftStates, ctx))
  return { can_undo: (ends?.first ?? state) < state, can_redo: (ends?.last ?? state) > state }
}
