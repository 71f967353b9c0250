import type { Comment } from '#contract/activities/comments/schemas.ts'
import { commentHref } from './comment-address.ts'

/** Gives the address at which a comment is read: that of the activity, or of the post of the wall. */
export const commentPageHref = (comment: Comment): string =>
  commentHref(
    comment.action === null ? `/homepage/feed/${comment.post}` : `/homepage/atividades/${comment.action}`,
    comment,
  )
