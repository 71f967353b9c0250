import type { Subscriber } from '#contract/console/plans/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.subscribers

const tones = {
  pending: 'warning',
  active: 'success',
  past_due: 'warning',
  suspended: 'error',
  ended: 'neutral',
} as const

/** What became of somebody's plan, and why it was cancelled. */
export const SubscriberState = ({
  subscriber: { state, cancelReason, cancelledAt },
}: {
  subscriber: Subscriber
}) => (
  <span className={ui.rowName}>
    <span>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </span>
    {cancelReason ? (
      <span className={ui.small}>{words.cancelled(cancelReason)}</span>
    ) : cancelledAt ? (
      <span className={ui.small}>{words.cancelledPlain}</span>
    ) : null}
  </span>
)
