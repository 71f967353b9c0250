import { type Carry, moved } from '../../platform/carry.ts'
import { movedLikes } from '../social/index.ts'
import { likeableComment } from './comment-marks.ts'
import { commentReports, comments } from './tables.ts'

/** What somebody wrote under activities and posts, liked and reported (PPL-12). */
export const commentCarried: readonly Carry[] = [
  moved(comments, { name: 'Comentários', key: comments.idempotencyKey }),
  movedLikes(likeableComment),
  moved(commentReports, { same: [commentReports.targetId] }),
]
