import { isNull } from 'drizzle-orm'
import { tellStation } from '../../people/notices/index.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Likeable } from '../social/index.ts'
import type { Reportable } from '../writing/index.ts'
import { getComment } from './list-comments.ts'
import { commentLikes, commentReports, comments } from './tables.ts'
import { commentTexts } from './texts.ts'
import { addToTally, lockComment } from './thread.ts'

/** Comments and replies that the caller sees and did not write. */
export const reportableComment: Reportable = {
  reports: commentReports,
  async hold(ctx, id) {
    if ((await getComment(ctx, id)).userAuthor) throw new ApiError('conflict', commentTexts.own)
    await lockComment(ctx, id)
  },
  async callOwners(ctx, id, waitsSince) {
    const { db } = ctx
    const fresh = await db
      .update(comments)
      .set({ waitsSince })
      .where(withId(comments, ctx, id, isNull(comments.waitsSince)))
      .returning({ id: comments.id })
    if (fresh.length > 0) await tellStation(ctx, 'report', `comment:${id}:${waitsSince.getTime()}`)
  },
}

/** Comments and replies that everybody sees (SOC-09). */
export const likeableComment: Likeable = {
  likes: commentLikes,
  async hold(ctx, id) {
    const { state } = await lockComment(ctx, id, 'key share')
    if (state !== 'shown') throw new ApiError('not_found', commentTexts.gone)
  },
  count: (ctx, id, by) => addToTally(ctx, id, 'likes', by),
  async read(ctx, id) {
    const { likes_count: count, userLiked } = await getComment(ctx, id)
    return { count, userLiked }
  },
}
