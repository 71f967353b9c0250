import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'

type Asked = Pick<Subscription, 'state' | 'cancelled_at' | 'open_payment'> & {
  plan: Pick<Subscription['plan'], 'price'>
}

/**
 * Whether another way of paying can be chosen: of a plan that goes on, costs something and waits for no other plan's payment, as the
 * platform answers it, too (PLN-05). Pure.
 */
export const canChangePayment = ({ state, cancelled_at, open_payment, plan }: Asked): boolean =>
  state !== 'pending' &&
  state !== 'ended' &&
  !cancelled_at &&
  plan.price > 0 &&
  open_payment?.kind !== 'upgrade'
