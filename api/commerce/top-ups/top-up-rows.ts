import { eq } from 'drizzle-orm'
import type { Cause } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { topUps } from './tables.ts'
import { topUpTexts } from './texts.ts'
import type { TopUpRow } from './types.ts'

/** A request of the station. @throws not_found */
export async function topUpInStation(ctx: ApiContext, id: number): Promise<TopUpRow> {
  return ctx.db
    .select()
    .from(topUps)
    .where(withId(topUps, ctx, id))
    .then(one(topUpTexts.unknown))
}

/** A request of the caller's. @throws not_found */
export async function ownTopUp(ctx: ApiContext, id: number): Promise<TopUpRow> {
  const row = await topUpInStation(ctx, id)
  if (row.participantId !== memberOf(ctx)) throw new ApiError('not_found', topUpTexts.unknown)
  return row
}

/** A request as it is now, locked; its person is locked before it (ADR 24). @throws not_found */
export async function lockTopUp(ctx: ApiContext, id: number): Promise<TopUpRow> {
  return ctx.db
    .select()
    .from(topUps)
    .where(withId(topUps, ctx, id))
    .for('no key update')
    .then(one(topUpTexts.unknown))
}

/** Writes facts of a request that is locked. */
export async function writeTopUp(
  ctx: ApiContext,
  { id }: Pick<TopUpRow, 'id'>,
  facts: Partial<typeof topUps.$inferInsert>,
): Promise<TopUpRow> {
  return updateRow(ctx.db, topUps, withId(topUps, ctx, id), facts)
}

/** Under what the credits of a request are booked, and what of them leaves again: a statement tells points that were bought apart. Pure. */
export const causeOf = ({ isPurchase }: Pick<TopUpRow, 'isPurchase'>): Cause =>
  isPurchase ? 'points_purchase' : 'top_up'

/** How many requests for credits of the station wait, for an owner or for their PIX. */
export const countWaitingTopUps = ({ db, station }: Pick<ApiContext, 'db' | 'station'>): Promise<number> =>
  db.$count(topUps, inStation(topUps, { station }, eq(topUps.state, 'waiting')))
