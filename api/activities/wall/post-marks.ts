import { isNull, sql } from 'drizzle-orm'
import { memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { postLikes, postReports, posts, postTallies } from '../posts/tables.ts'
import type { Likeable } from '../social/index.ts'
import type { Reportable } from '../writing/index.ts'
import { getPost, requireWall } from './list-posts.ts'
import { lockPost, requireOpenPost } from './post-in-station.ts'
import { wallTexts } from './texts.ts'

/** Posts that the caller sees and did not write. */
export const reportablePost: Reportable = {
  reports: postReports,
  async hold(ctx, id) {
    await requireWall(ctx)
    const { participantId, state } = await lockPost(ctx, id, 'no key update')
    if (participantId === memberOf(ctx)) throw new ApiError('conflict', wallTexts.own)
    if (state !== 'shown') throw new ApiError('not_found', wallTexts.gone)
  },
  async callOwners(ctx, id, waitsSince) {
    const fresh = await ctx.db
      .update(posts)
      .set({ waitsSince })
      .where(withId(posts, ctx, id, isNull(posts.waitsSince)))
      .returning({ id: posts.id })
    if (fresh.length > 0) await tellStation(ctx, 'report', `post:${id}:${waitsSince.getTime()}`)
  },
}

/** Posts that everybody sees (SOC-07). */
export const likeablePost: Likeable = {
  likes: postLikes,
  hold: (ctx, id) => requireOpenPost(ctx, id, true),
  async count({ db, station }, postId, by) {
    await db
      .insert(postTallies)
      .values({ stationId: station.id, postId, likes: Math.max(by, 0) })
      .onConflictDoUpdate({
        target: [postTallies.stationId, postTallies.postId],
        set: { likes: sql`${postTallies.likes} + ${by}` },
      })
  },
  async read(ctx, id) {
    const { likes_count: count, userLiked } = await getPost(ctx, id)
    return { count, userLiked }
  },
}
