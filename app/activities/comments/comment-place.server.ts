import { data } from '@remix-run/node'
import type { Comment } from '#contract/activities/comments/schemas.ts'
import { placeOf } from './comment-address.ts'

/** The address at which a comment is read. @throws 404 for comments of what has no page yet */
export function commentPlace(comment: Comment): string {
  if (comment.action === null) throw data(null, { status: 404 })
  return placeOf(`/homepage/atividades/${comment.action}`, comment)
}
