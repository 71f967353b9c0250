import { rewardOf } from '#contract/activities/participation/rewards.ts'
import { videos } from '#contract/activity-types/videos.ts'
import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { pictureSource } from '../../../station/picture-source.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points } from '../../../ui/amount.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Heading } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import * as css from './activity-page.css.ts'
import { participationWindow } from './participation-window.ts'

/** Shows cover, kind, name, and in one line what one gets and until when. */
export function ActivityHead({ activity, now }: { activity: PublicActionDetail; now: Date }) {
  const { currency, timezone } = useStation()
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  const until = window.state === 'open' ? window.until : null
  return (
    <header className={css.head}>
      {activity.image && activity.type_id !== videos.id ? (
        <Picture
          {...pictureSource(activity.image, { sizes: '(min-width: 64rem) 43rem, calc(100vw - 2rem)' })}
          alt=""
          ratio="wide"
          className={css.cover}
          priority
        />
      ) : null}
      <p className={css.type}>{activity.type.name}</p>
      <Heading level={1}>{activity.name}</Heading>
      {rewardOf(activity) > 0 || until ? (
        <ul className={css.facts}>
          {rewardOf(activity) > 0 ? (
            <li className={css.reward}>
              <Icon name="gift" />
              <Points points={rewardOf(activity)} currency={currency} gain />
            </li>
          ) : null}
          {until ? (
            <li className={css.fact}>
              <Icon name="clock" />
              {texts.activity.until(formatDate(until, timezone))}
            </li>
          ) : null}
        </ul>
      ) : null}
    </header>
  )
}
