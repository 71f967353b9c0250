import { Link } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { pictureSource } from '../../../station/picture-source.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points } from '../../../ui/amount.tsx'
import { formatDate, formatTime } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MadeCover } from '../../../ui/made-cover.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Heading } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import { portalTypeOf } from '../types/index.ts'
import * as css from './action-head.css.ts'
import { LikeButton } from './like-button.tsx'
import { saysReward } from './take-part.tsx'

/** Shows cover, kind, name, and in one line what one gets and until when (ACT-S02). */
export function ActionHead({ action, now }: { action: ActionDetail; now: Date }) {
  const cover = coverOf(action)
  return (
    <header className={css.head}>
      {cover ? (
        <Picture
          {...pictureSource(cover, { sizes: '(min-width: 64rem) 20rem, calc(100vw - 2rem)' })}
          alt=""
          ratio="wide"
          priority
          className={css.cover}
        />
      ) : null}
      {cover || portalTypeOf(action.type_id).leads ? null : (
        <div className={css.made}>
          <MadeCover name={action.name} plain />
        </div>
      )}
      <div className={css.words}>
        <p className={css.type}>{action.type.name}</p>
        <Heading level={1} className={cover ? css.beside : undefined}>
          {action.name}
        </Heading>
        <Facts action={action} now={now} />
      </div>
    </header>
  )
}

/** An end years away says nothing. */
const farMs = 365 * 24 * 60 * 60 * 1000

function Facts({ action, now }: { action: ActionDetail; now: Date }) {
  const { currency, timezone } = useStation()
  const { participationEnd: end, limitPerUser, userActions } = action
  const isNear = end !== null && new Date(end) > now && new Date(end).getTime() - now.getTime() < farMs
  return (
    <ul className={css.facts}>
      {rewardOf(action) > 0 ? (
        <li className={saysReward(action) ? css.rewardOfPanel : css.reward}>
          <Icon name="gift" />
          <Points points={rewardOf(action)} currency={currency} gain />
        </li>
      ) : null}
      {isNear ? (
        <li className={css.fact}>
          <Icon name="clock" />
          {texts.until(formatDate(end, timezone), formatTime(end, timezone))}
        </li>
      ) : null}
      {userActions > 0 ? (
        <li className={css.fact}>
          <Icon name="checkCircle" />
          {limitPerUser !== null && limitPerUser > 1
            ? texts.times(userActions, limitPerUser)
            : texts.doneOnce}
        </li>
      ) : null}
      {action.comments_and_likes_enabled ? (
        <li className={css.fact}>
          <LikeButton action={action} />
        </li>
      ) : null}
      {action.comments_and_likes_enabled ? (
        <li className={css.fact}>
          <Link to="#comentarios" className={css.comments} preventScrollReset>
            <Icon name="comment" />
            {texts.comments(action.comments_count)}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/**
 * Gives the picture on top of an activity's page; none for playlists, whose player stands there (ACT-18), and where
 * there is none. Pure.
 */
export const coverOf = ({ image, type_id }: Pick<ActionDetail, 'image' | 'type_id'>): string | null =>
  portalTypeOf(type_id).leads ? null : image
