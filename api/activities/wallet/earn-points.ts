import { balanceOf } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'

/** What a client says of itself and of points; both numbers are the user's CPF. */
export type PointsClaim = {
  cardid?: string | undefined
  accountnumber?: string | undefined
  points?: unknown
  establishment?: number | undefined
}

/**
 * The call by which old clients credit their user (PTS-07). Nothing is credited here: what is earned was booked when it was
 * earned (GAP-39, GAP-61). That a client asks, and for how many, is logged, never what else it sent; the answer is the balance
 * as it is. @throws forbidden for another person's CPF, station_mismatch, too_many_requests
 */
export async function earnPoints(ctx: ApiContext, claim: PointsClaim): Promise<{ points: number }> {
  const participantId = memberOf(ctx)
  const { cardid = '', accountnumber = '' } = claim
  await requireOwnClaim(ctx, { ...claim, cardid, accountnumber })
  reportClaim(ctx, claim.points, 'a client asked for points; clients credit nothing')
  const { availableH } = await balanceOf(ctx, participantId)
  return { points: availableH / 100 }
}

/** Sixty times a minute, for oneself, at one's own station. @throws as `earnPoints` */
export async function requireOwnClaim(ctx: ApiContext, claim: PointsClaim): Promise<void> {
  const { db, station } = ctx
  const { cardid, accountnumber, establishment } = claim
  const participantId = memberOf(ctx)
  await limit(ctx, {
    name: 'earn-points',
    key: `${station.id}:${participantId}`,
    points: 60,
    durationSeconds: 60,
  })
  if (establishment !== undefined && establishment !== station.id)
    throw new ApiError('station_mismatch', 'Esta chamada é de outra estação.')
  const numbers = [cardid, accountnumber].filter((number) => number !== undefined)
  if (numbers.length === 0) return
  const [row] = await db
    .select({ cpf: participants.cpf })
    .from(participants)
    .where(withId(participants, ctx, participantId))
  if (numbers.some((cpf) => digits(cpf) !== (row?.cpf ?? '')))
    throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
}

/** Only a number is logged as it came. */
export function reportClaim(ctx: ApiContext, points: unknown, words: string): void {
  const asked = typeof points === 'number' ? points : typeof points
  ctx.ports.log.warn({ stationId: ctx.station.id, participantId: memberOf(ctx), asked }, words)
}

const digits = (text: string) => text.replace(/\D/g, '')
