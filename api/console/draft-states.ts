import { eq, gt, lte } from 'drizzle-orm'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { stationDraftStates } from './tables.ts'

/** States of a draft that are kept, the present one among them. Each is as large as a site (SEC-39). */
export const keptStates = 20

const { number } = stationDraftStates
type State = { state: number; document: SiteDocument | null }
type Kept = State & { firstState: number; lastState: number }

/** Keeps a new state of a draft behind the one before, with which what was undone is gone. */
export async function keepState(ctx: ApiContext, before: Kept, document: SiteDocument | null): Promise<Kept> {
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
  return { document, state: next, firstState: Math.max(before.firstState, oldest + 1), lastState: next }
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
