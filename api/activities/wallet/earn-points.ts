import { and, eq } from 'drizzle-orm'
import { balanceOf } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'

type Claim = { cardid: string; accountnumber: string; points?: unknown; establishment?: number | undefined }

/**
 * The call by which old clients credit their user (PTS-07). Nothing is credited here: what is earned was booked when it was
 * earned (GAP-39, GAP-61). That a client asks, and for how many, is logged, never what else it sent; the answer is the balance
 * as it is. @throws forbidden for another person's CPF, station_mismatch, too_many_requests
 */
export async function earnPoints(ctx: ApiContext, claim: Claim): Promise<{ points: number }> {
  const { db, station, ports } = ctx
  const { points } = claim
  const participantId = memberOf(ctx)
  await limit(ctx, {
    name: 'earn-points',
    key: `${station.id}:${participantId}`,
    points: 60,
    durationSeconds: 60,
  })
  if (claim.establishment !== undefined && claim.establishment !== station.id)
    throw new ApiError('station_mismatch', 'Esta chamada é de outra estação.')
  const [row] = await db
    .select({ cpf: participants.cpf })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, participantId)))
  const isOwn = [claim.cardid, claim.accountnumber].every((cpf) => digits(cpf) === (row?.cpf ?? ''))
  if (!isOwn) throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
  ports.log.warn(
    { stationId: station.id, participantId, asked: typeof points === 'number' ? points : typeof points },
    'a client asked for points; clients credit nothing',
  )
  const { availableH } = await balanceOf(ctx, participantId)
  return { points: availableH / 100 }
}

const digits = (text: string) => text.replace(/\D/g, '')
