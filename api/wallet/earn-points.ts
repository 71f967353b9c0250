import { and, eq } from 'drizzle-orm'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { balanceOf } from '../ledger/index.ts'

type Claim = { cardid: string; accountnumber: string; points?: unknown; establishment?: number | undefined }

/**
 * The call by which old clients credit their user (PTS-07). Nothing is credited here: what is earned was booked when it was
 * earned (GAP-39, GAP-61). What the client asks for is logged; the answer is the balance as it is.
 * @throws forbidden for another person's CPF, station_mismatch
 */
export async function earnPoints(ctx: ApiContext, claim: Claim): Promise<{ points: number }> {
  const { db, station, ports } = ctx
  const participantId = memberOf(ctx)
  if (claim.establishment !== undefined && claim.establishment !== station.id)
    throw new ApiError('station_mismatch', 'Esta chamada é de outra estação.')
  const [row] = await db
    .select({ cpf: participants.cpf })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, participantId)))
  const isOwn = [claim.cardid, claim.accountnumber].every((cpf) => digits(cpf) === (row?.cpf ?? ''))
  if (!isOwn) throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
  ports.log.warn(
    { stationId: station.id, participantId, asked: claim.points },
    'a client asked for points; clients credit nothing',
  )
  const { availableH } = await balanceOf(ctx, participantId)
  return { points: availableH / 100 }
}

const digits = (text: string) => text.replace(/\D/g, '')
