import type { Area } from '../../platform/area.ts'
import { shownToMember } from '../participation/index.ts'
import { commentCarried } from './carried.ts'
import { commentRoutes } from './http.ts'
import { commentKept } from './kept.ts'
import { seedDemoComments } from './seed-demo.ts'
import { bringCommentTarget, requireOpenActivity } from './targets.ts'
import { commentCountOf } from './thread.ts'

export const commentArea: Area = {
  keeps: commentKept,
  carries: commentCarried,
  routes: commentRoutes,
  seedDemo: seedDemoComments,
  extensions: [
    bringCommentTarget('activity', requireOpenActivity),
    shownToMember.answeredBy(async (ctx, { commentsAndLikes, id }) => {
      if (!commentsAndLikes) return {}
      return { comments_count: await commentCountOf(ctx, { kind: 'activity', id }) }
    }),
  ],
}
