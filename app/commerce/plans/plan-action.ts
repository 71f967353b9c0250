import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { contactPath, purchasePath, waitingPath } from './plan-address.ts'
import { planPrice } from './plan-price.ts'
import { texts } from './texts.ts'

type Held = Pick<Subscription, 'plan' | 'state' | 'cancelled_at' | 'open_payment'> | null

/** An action on a plan; without `href` it is shown and cannot be pressed. */
export type PlanAction = { label: string; href?: string; help?: string }

const words = texts.list
/** The support page of members, who are known there. */
const supportPath = '/homepage/support'

/**
 * Gives the button of a plan (PLN-02): to buy it, to change to it by what it costs, that it is one's own; plans by
 * agreement lead to the contact (STN-U13). What waits for a payment changes to nothing before that. Pure.
 */
export function planAction(
  plan: Pick<Plan, 'id' | 'amount' | 'discount' | 'days'>,
  held: Held,
  { hasContact }: { hasContact: boolean },
): PlanAction {
  const price = planPrice(plan)
  if (price.kind === 'negotiate')
    return { label: words.contact, href: hasContact ? contactPath : supportPath }
  if (!held) return { label: words.buy, href: purchasePath(plan.id, 'comprar') }
  if (held.plan.id === plan.id)
    return held.state === 'pending' ? { label: words.open, href: waitingPath } : { label: words.current }
  const isUp = price.priceCents >= centsOf(held.plan.price)
  const label = isUp ? words.upgrade : words.downgrade
  if (held.state !== 'active' || held.open_payment?.kind === 'upgrade') return { label, help: words.waits }
  if (held.cancelled_at) return { label, help: words.cancelled }
  return { label, href: purchasePath(plan.id, 'mudar') }
}
