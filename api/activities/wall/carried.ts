import { type Carry, moved } from '../../platform/carry.ts'
import { postReports, posts } from '../posts/tables.ts'
import { movedLikes } from '../social/index.ts'
import { likeablePost } from './post-marks.ts'

/** What somebody posted, liked and reported (PPL-12). */
export const wallCarried: readonly Carry[] = [
  moved(posts, { name: 'Posts no mural', key: posts.idempotencyKey }),
  movedLikes(likeablePost),
  moved(postReports, { same: [postReports.targetId] }),
]
