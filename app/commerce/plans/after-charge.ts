import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { donePath, plansPath, waitingPath } from './plan-address.ts'

/** Gives the page of a subscription once its payment was asked for; null: it was refused, and the form says why. Pure. */
export function addressAfter({
  state,
  open_payment,
  next_plan,
  refusal,
}: Pick<Subscription, 'state' | 'open_payment' | 'next_plan' | 'refusal'>): string | null {
  if (open_payment && (open_payment.pix_qr_code || open_payment.is_in_doubt)) return waitingPath
  if (next_plan) return plansPath
  if (refusal || open_payment?.reason || state === 'ended') return null
  return donePath
}
