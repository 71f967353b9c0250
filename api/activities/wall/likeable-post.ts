import { sql } from 'drizzle-orm'
import { postLikes, postTallies } from '../posts/tables.ts'
import type { Likeable } from '../social/index.ts'
import { getPost } from './list-posts.ts'
import { requireOpenPost } from './post-in-station.ts'

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
