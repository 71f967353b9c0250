import type { User } from '#contract/people/access/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { planOfMember } from './events.ts'
import { takeMember } from './member-read.ts'
import { participants } from './tables.ts'
import { accessTexts } from './texts.ts'
import { userAnswer } from './user-answer.ts'

/** The user of the session (ACC-06), also of a blocked account; by its id with the plan that it has. @throws forbidden for anybody else's id */
export async function getUserWeb(ctx: ApiContext, id: number | 'me'): Promise<User> {
  const { actor, db } = ctx
  if (actor.kind !== 'participant' || (id !== 'me' && id !== actor.id))
    throw new ApiError('forbidden', accessTexts.notYou)
  const known = takeMember(actor)
  if (known && id === 'me') return userAnswer(ctx, known.row, known.wallet)
  const [row] = await db
    .select()
    .from(participants)
    .where(withId(participants, ctx, actor.id))
  if (!row) throw new ApiError('not_authenticated', accessTexts.notYou)
  const answer = await userAnswer(ctx, row)
  if (id === 'me') return answer
  const [subscription = null] = await planOfMember.ask(ctx, { participantId: actor.id })
  return { ...answer, content: { ...answer.content, subscription } }
}
