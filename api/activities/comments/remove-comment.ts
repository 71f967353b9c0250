import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { comments } from './tables.ts'
import { commentTexts } from './texts.ts'
import { changeInThread } from './thread.ts'

/** Deletes an own comment or reply; the replies to it go with it (SOC-11). @throws not_found, forbidden for another's */
export async function removeComment(outer: ApiContext, id: number): Promise<{ messages: string[] }> {
  await inTransaction(outer, (ctx) =>
    changeInThread(ctx, id, async (row) => {
      if (row.participantId !== memberOf(ctx)) throw refusalOf(row.state)
      await ctx.db.delete(comments).where(withId(comments, ctx, id))
      return null
    }),
  )
  return { messages: [commentTexts.removed] }
}

/** What others do not see is not there for them. */
const refusalOf = (state: string) =>
  state === 'shown'
    ? new ApiError('forbidden', commentTexts.forbidden)
    : new ApiError('not_found', commentTexts.gone)
