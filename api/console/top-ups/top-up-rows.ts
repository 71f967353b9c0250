import { topUpStatus } from '#contract/commerce/top-ups/state.ts'
import type { ManagedTopUp } from '#contract/console/top-ups/schemas.ts'
import { undoUntil } from '#contract/undo.ts'
import { needsSecond, topUpTexts } from '../../commerce/top-ups/index.ts'
import { topUps } from '../../commerce/top-ups/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'

/** Who asked for it. */
export const isAsker = withId(participants, topUps, topUps.participantId)

export const rowColumns = {
  topUp: topUps,
  person: { id: participants.id, name: participants.name, email: participants.email },
}
type Listed = { topUp: typeof topUps.$inferSelect; person: ManagedTopUp['person'] }

/** A request as an owner reads it. Pure. */
export function toRow(ctx: ApiContext, owner: Teammate, { topUp, person }: Listed): ManagedTopUp {
  const { id, way, state, amountCents, pointsH, reason, undoneTimes } = topUp
  const isWaiting = state === 'waiting' && way === 'transfer'
  return {
    ...{ id, person, way, state, amountCents, pointsH, reason, undoneTimes },
    status: topUpStatus(topUp),
    createdAt: topUp.createdAt.toISOString(),
    needsSecond: isWaiting && needsSecond(ctx, topUp),
    firstBy: topUp.firstByName,
    isFirstMine: topUp.firstBy === owner.id,
    isMine: topUp.participantId === owner.id,
    decidedBy: topUp.decidedByName,
    undoUntil:
      way === 'transfer' && state === 'paid' && topUp.participantId !== owner.id
        ? undoUntil(topUp.settledAt, ctx.ports.clock.now())
        : null,
    decidedAt: topUp.decidedByName ? (topUp.settledAt?.toISOString() ?? null) : null,
  }
}

/** One request. @throws forbidden, not_found */
export async function getManagedTopUp(ctx: ApiContext, id: number): Promise<ManagedTopUp> {
  const owner = await requireTeam(ctx)
  const row = await ctx.db
    .select(rowColumns)
    .from(topUps)
    .innerJoin(participants, isAsker)
    .where(withId(topUps, ctx, id))
    .then(one(topUpTexts.unknown))
  return toRow(ctx, owner, row)
}
