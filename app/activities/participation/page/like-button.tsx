import { useFetcher } from '@remix-run/react'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { useLine } from '../../../routing/line.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { texts } from '../texts.ts'
import * as css from './like-button.css.ts'

/** Likes the activity or takes the like back; shows at once what is on its way, and says when that has no connection (ACT-S02, GAP-49). */
export function LikeButton({ action }: { action: ActionDetail }) {
  const hydrated = useHydrated()
  const fetcher = useFetcher({ key: `like-${action.id}` })
  const isWaiting = useLine().waiting > 0 && fetcher.state !== 'idle'
  const sent = fetcher.formData?.get('like')
  const isLiked = sent ? sent === 'on' : action.user_liked
  const count = action.likes_count + Number(isLiked) - Number(action.user_liked)
  return (
    <fetcher.Form
      noValidate
      method="post"
      action={`/homepage/atividades/${action.id}/curtida`}
      className={css.form}
    >
      <input type="hidden" name="like" value={isLiked ? 'off' : 'on'} />
      {hydrated ? <input type="hidden" name="quiet" value="1" /> : null}
      <button type="submit" className={css.like} aria-pressed={isLiked} aria-label={texts.like(count)}>
        <Icon name="heart" className={isLiked ? css.filled : undefined} />
        {texts.likes(count)}
      </button>
      <p role="status" className={css.waiting}>
        {isWaiting ? texts.likeWaiting : null}
      </p>
    </fetcher.Form>
  )
}
