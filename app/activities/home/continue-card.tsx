import { rewardOf } from '#contract/activities/participation/rewards.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Heading } from '../../ui/text.tsx'
import { cardHref } from './action-card.tsx'
import * as css from './continue-card.css.ts'
import type { NextStep } from './next-step.ts'
import { texts } from './texts.ts'

/** Shows the next step of a journey that was begun, what it earns, and its button: the first action of the home. */
export function ContinueCard({ journey, action, done, total, now }: NextStep & { now: Date }) {
  const { currency } = useStation()
  const points = rewardOf(action)
  const href = cardHref(action, now, { pathname: '/homepage', search: '' })
  return (
    <div className={css.holder}>
      <section className={css.card} aria-labelledby="continue">
        <div className={css.picture}>
          {action.image ? (
            <Picture {...pictureSource(action.image, { sizes: '18rem' })} alt="" ratio="fill" priority />
          ) : (
            <MadeCover name={action.name} plain />
          )}
        </div>
        <div className={css.words}>
          <p className={css.kind}>{texts.next.title}</p>
          <Heading level={2} size="card" id="continue">
            {action.name}
          </Heading>
          {points > 0 ? (
            <p className={css.reward}>
              <Points points={points} currency={currency} gain />
            </p>
          ) : null}
          <Progress value={done} max={total} label={journey} detail={texts.journeyProgress(done, total)} />
        </div>
        <ButtonLink href={href} width="phone" className={css.go}>
          {action.click_me_label || texts.next.go}
        </ButtonLink>
      </section>
    </div>
  )
}
