import { ApiError } from '../../platform/errors.ts'
import type { Likeable } from '../social/index.ts'
import { addToTally } from './comment-counts.ts'
import { getComment } from './list-comments.ts'
import { commentLikes } from './tables.ts'
import { commentTexts } from './texts.ts'
import { lockComment } from './thread.ts'

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
