import { useFetcher } from '@remix-run/react'
import type { Comment } from '#contract/activities/comments/schemas.ts'
import { useLine } from '../../routing/line.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { action } from './comment-like.ts'
import * as css from './comments.css.ts'
import { texts } from './texts.ts'

/** Likes a comment or takes the like back; shows at once what is on its way, and what is refused falls back (GAP-49). */
export function CommentLikeButton({ comment: { id, likes_count, userLiked, user } }: { comment: Comment }) {
  const hydrated = useHydrated()
  const fetcher = useFetcher<typeof action>({ key: `like-comment-${id}` })
  const isWaiting = useLine().waiting > 0 && fetcher.state !== 'idle'
  const sent = fetcher.formData?.get('like')
  const isLiked = sent ? sent === 'on' : userLiked
  const count = likes_count + Number(isLiked) - Number(userLiked)
  return (
    <fetcher.Form noValidate method="post" action={`/homepage/comentarios/${id}/curtida`}>
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {hydrated ? <input type="hidden" name="quiet" value="1" /> : null}
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
        {isWaiting ? texts.likeWaiting : fetcher.state === 'idle' ? fetcher.data?.problem : null}
      </span>
    </fetcher.Form>
  )
}
