import { lockWallets } from '../../ledger/index.ts'
import { lockAccounts } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { movePoints } from '../points/carry-out.ts'
import { closedFor } from '../points/person-points.ts'
import { pointActs } from '../points/tables.ts'
import { pointTexts } from '../points/texts.ts'
import type { ActRow, Piece, Reached } from './act-piece.ts'

/**
 * Gives the points of an act to each of a piece of people, as an act by hand of its own (GAP-162); nobody who asks or decides is among them.
 * They read it in their statement and get no mail: many at once would be a newsletter.
 */
export async function creditEach(ctx: ApiContext, act: ActRow, { people }: Piece): Promise<Reached> {
  const { amountH, pointKind: kind, reason } = act
  if (amountH === null || kind === null || reason === null) throw new Error('An act without points')
  const accounts = await lockAccounts(ctx, people)
  const closed = accounts.flatMap(({ id, status }) => {
    const why = closedFor({ id, status }, { id: act.byId }) ?? (id === act.decidedBy ? 'mine' : null)
    return why ? [{ id, why: pointTexts.closed[why] }] : []
  })
  const barred = new Set(closed.map(({ id }) => id))
  const given = accounts.map(({ id }) => id).filter((id) => !barred.has(id))
  if (given.length === 0) return { changed: 0, notDone: closed }
  await lockWallets(ctx, given)
  const rows = await ctx.db
    .insert(pointActs)
    .values(
      given.map((participantId) => ({
        ...{ stationId: ctx.station.id, participantId, direction: 'credit' as const, amountH, kind, reason },
        ...{ state: 'done' as const, askedBy: act.byId, askedByName: act.byName },
        ...{ decidedBy: act.decidedBy, decidedByName: act.decidedByName },
        decidedAt: act.decidedBy === null ? null : ctx.ports.clock.now(),
        createdAt: act.createdAt,
      })),
    )
    .returning()
  for (const row of rows) await movePoints(ctx, row)
  return { changed: rows.length, notDone: closed }
}
