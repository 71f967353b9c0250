import type { Area } from '../../platform/area.ts'
import { shownToMember } from '../participation/index.ts'
import { socialCarried } from './carried.ts'
import { socialRoutes } from './http.ts'
import { socialKept } from './kept.ts'
import { likesOf } from './set-like.ts'

export const socialArea: Area = {
  keeps: socialKept,
  carries: socialCarried,
  routes: socialRoutes,
  extensions: [
    shownToMember.answeredBy(async (ctx, activity) => {
      if (!activity.commentsAndLikes) return {}
      const { count, userLiked } = await likesOf(ctx, activity.id)
      return { likes_count: count, user_liked: userLiked }
    }),
  ],
}
