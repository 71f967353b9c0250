import { Link } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points } from '../../../ui/amount.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './next-up.css.ts'

/** Says in the dialog of a success what is next, what it earns, and leads there (ACT-S08). */
export function NextUp({ action }: { action: ActionCard }) {
  const { currency } = useStation()
  const points = rewardOf(action)
  return (
    <Link to={`/homepage/atividades/${action.id}`} className={css.next}>
      <span className={css.words}>
        <span className={css.label}>{texts.feedback.next}</span>{' '}
        <span className={css.name}>{action.name}</span>{' '}
        {points > 0 ? (
          <span className={css.reward}>
            <Points points={points} currency={currency} gain />
          </span>
        ) : null}
      </span>
      <Icon name="arrowRight" />
    </Link>
  )
}
