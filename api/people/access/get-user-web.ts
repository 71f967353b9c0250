import { and, eq } from 'drizzle-orm'
import type { User } from '#contract/people/access/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { takeMember } from './member-read.ts'
import { participants } from './tables.ts'
import { accessTexts } from './texts.ts'
import { userAnswer } from './user-answer.ts'

/** The user of the session (ACC-06), also of a blocked account. @throws forbidden for anybody else's id */
export async function getUserWeb(ctx: ApiContext, id: number | 'me'): Promise<User> {
  const { actor, db, station } = ctx
  if (actor.kind !== 'participant' || (id !== 'me' && id !== actor.id))
    throw new ApiError('forbidden', accessTexts.notYou)
  const known = takeMember(actor)
  if (known) return userAnswer(ctx, known.row, known.availableH)
  const [row] = await db
    .select()
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, actor.id)))
  if (!row) throw new ApiError('not_authenticated', accessTexts.notYou)
  return userAnswer(ctx, row)
}
