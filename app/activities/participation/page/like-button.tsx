import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { useLike } from '../../../routing/use-like.ts'
import { Icon } from '../../../ui/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './like-button.css.ts'

/** Likes the activity or takes the like back; says when that has no connection (ACT-S02, GAP-49). */
export function LikeButton({ action: { id, likes_count, user_liked } }: { action: ActionDetail }) {
  const like = useLike(`like-${id}`, { count: likes_count, userLiked: user_liked })
  const { Form, isLiked, count } = like
  return (
    <Form noValidate method="post" action={`/homepage/atividades/${id}/curtida`} className={css.form}>
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {like.isQuiet ? <input type="hidden" name="quiet" value="1" /> : null}
      <button type="submit" className={css.like} aria-pressed={isLiked} aria-label={texts.like(count)}>
        <Icon name="heart" className={isLiked ? css.filled : undefined} />
        {texts.likes(count)}
      </button>
      <p role="status" className={css.waiting}>
        {like.isWaiting ? texts.likeWaiting : like.problem}
      </p>
    </Form>
  )
}
