import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { subscriptionWaitingPath } from './subscription-path.ts'

/**
 * Gives the page of a subscription once its payment was asked for: the PIX or card that is waited for, or the activity
 * with the outcome; null: it was refused, and the form says why (ACT-21).
 */
export async function addressAfterSubscribing(
  api: ApiClient,
  { action_id: id, open_payment: open, state }: ActionSubscription,
): Promise<string | null> {
  if (open && (open.pix_qr_code || open.is_in_doubt)) return subscriptionWaitingPath(id)
  if (state === 'ended') return null
  const { last_participation: last } = await api.call(getAction, { params: { id } })
  return `/homepage/atividades/${id}${last ? `?participacao=${last.id}` : ''}`
}
