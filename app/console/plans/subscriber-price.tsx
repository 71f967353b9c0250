import type { Subscriber } from '#contract/console/plans/schemas.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import { formatBRL } from '../../ui/format.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './subscriber-price.css.ts'
import { texts } from './texts.ts'

type Props = { subscriber: Pick<Subscriber, 'priceCents' | 'days' | 'recurrence'> }

/** What somebody pays, and how often. */
export function SubscriberPrice({ subscriber: { priceCents, days, recurrence } }: Props) {
  if (recurrence)
    return (
      <span className={ui.rowName}>
        <span className={css.amount}>{formatBRL(priceCents)}</span>
        <span className={ui.small}>{recurrenceNames[recurrence]}</span>
      </span>
    )
  return priceCents === 0 ? texts.free : `${formatBRL(priceCents)} ${texts.per[days] ?? ''}`
}
