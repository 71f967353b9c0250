import type { Post } from '#contract/activities/wall/schemas.ts'
import { useLike } from '../../routing/use-like.ts'
import { Icon } from '../../ui/icon.tsx'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'
import { postPath } from './wall-address.ts'

type Props = {
  post: Post
  /** The page of the wall it stands on or was opened from, by the post it begins before; null for the newest. */
  before: number | null
  /** Whether it stands on the post's own page. */
  isAlone: boolean
}

/** Likes a post or takes the like back: at once, and back again when it is refused (SOC-07, GAP-49). */
export function PostLikeButton({ post: { id, likes_count, userLiked, user }, before, isAlone }: Props) {
  const like = useLike(`like-post-${id}`, { count: likes_count, userLiked })
  const { Form, isLiked, count } = like
  return (
    <Form noValidate method="post" action={`${postPath(id)}/curtida`} className={css.like}>
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {like.isQuiet ? <input type="hidden" name="quiet" value="1" /> : null}
      <input type="hidden" name={isAlone ? 'de' : 'antes'} value={before ?? ''} />
      <button
        type="submit"
        className={css.act}
        aria-pressed={isLiked}
        aria-label={texts.like(user.name, count)}
      >
        <Icon name="heart" size={20} className={isLiked ? css.filled : undefined} />
        {texts.likes(count)}
      </button>
      <span role="status" className={css.waiting}>
        {like.isWaiting ? texts.likeWaiting : like.problem}
      </span>
    </Form>
  )
}
