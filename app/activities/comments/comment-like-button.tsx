import type { Comment } from '#contract/activities/comments/schemas.ts'
import { useLike } from '../../routing/use-like.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './comments.css.ts'
import { texts } from './texts.ts'

/** Likes a comment or takes the like back (GAP-49). */
export function CommentLikeButton({ comment: { id, likes_count, userLiked, user } }: { comment: Comment }) {
  const like = useLike(`like-comment-${id}`, { count: likes_count, userLiked })
  const { Form, isLiked, count } = like
  return (
    <Form noValidate method="post" action={`/homepage/comentarios/${id}/curtida`}>
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {like.isQuiet ? <input type="hidden" name="quiet" value="1" /> : null}
      <button
        type="submit"
        className={css.act}
        aria-pressed={isLiked}
        aria-label={texts.like(user.name, count)}
      >
        <Icon name="heart" size={16} className={isLiked ? css.filled : undefined} />
        {texts.likes(count)}
      </button>
      <span role="status" className={css.said}>
        {like.isWaiting ? texts.likeWaiting : like.problem}
      </span>
    </Form>
  )
}
