import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

const words = texts.mine.state

const looks = {
  pending: ['warning', 'clock'],
  active: ['success', 'check'],
  past_due: ['warning', 'clock'],
  suspended: ['error', 'lock'],
  ended: ['neutral', 'close'],
  cancelled: ['neutral', 'close'],
} as const

/** Shows the state of a plan, with a sign beside the colour. */
export function StateBadge({ subscription }: { subscription: Pick<Subscription, 'state' | 'cancelled_at'> }) {
  const { state, cancelled_at } = subscription
  const shown = cancelled_at && state === 'active' ? 'cancelled' : state
  const [tone, icon] = looks[shown]
  return (
    <Badge tone={tone} icon={icon}>
      {words[shown]}
    </Badge>
  )
}
