import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { formatBRL } from '../../ui/format.ts'
import { texts } from './texts.ts'

const words = texts.news

/** Whether a subscription can be cancelled: not once it was cancelled or is over (PLN-11). Pure. */
export const canCancel = ({ state, cancelled_at }: Pick<ActionSubscription, 'state' | 'cancelled_at'>) =>
  state !== 'ended' && cancelled_at === null

type NewsLine = { tone: 'info' | 'warning'; text: string }

/** Lists the pending payment and the coming changes, each with its day. Pure. */
export function newsOf(subscription: ActionSubscription, day: (at: string | null) => string): NewsLine[] {
  const { state, open_payment: open, ends_at, next_try_at, current_period_end, cancelled_at } = subscription
  if (state === 'pending') {
    const byCard = open?.pix_qr_code ? ` ${words.byCard}` : ''
    return [{ tone: 'info', text: `${words.pending}${byCard}` }]
  }
  if (state === 'past_due') {
    const again = next_try_at ? ` ${words.again(day(next_try_at))}` : ''
    const reason = open?.reason ? ` ${words.reason(open.reason)}` : ''
    return [{ tone: 'warning', text: `${words.pastDue(day(ends_at))}${again}${reason}` }]
  }
  if (state !== 'active') return []
  if (cancelled_at) return [{ tone: 'info', text: words.ends(day(current_period_end)) }]
  return open ? [{ tone: 'info', text: words.renewal(formatBRL(centsOf(open.amount))) }] : []
}
