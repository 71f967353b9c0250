import { redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import {
  getLastActionSubscription,
  verifyActionPayment,
} from '#contract/commerce/product-subscriptions/endpoints.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { subscriptionPath } from '../../routing/subscription-path.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'

/** Gives the member's newest subscription to an activity. @throws a redirect to the list where there is none */
export async function subscriptionOf(api: ApiClient, actionId: number): Promise<ActionSubscription> {
  const { content } = await api.call(getLastActionSubscription, { query: { 'where[action_id]': actionId } })
  if (!content) throw redirect(subscriptionPath(actionId))
  return content
}

/** Asks the gateway now about a code whose time is over, and not when the platform does so by itself. */
export async function endedNow(
  api: ApiClient,
  subscription: ActionSubscription,
): Promise<ActionSubscription> {
  const until = subscription.open_payment?.expiration_date
  if (!until || secondsUntil(until, new Date()) > 0) return subscription
  try {
    const { content } = await api.call(verifyActionPayment, { params: { actionId: subscription.action_id } })
    return content ?? subscription
  } catch (problem) {
    // Asked too often, or not to be asked now: it ends by itself.
    if (!(problem instanceof ApiProblem)) throw problem
    return subscription
  }
}
