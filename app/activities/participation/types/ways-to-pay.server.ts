import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import type { ApiClient } from '#contract/client.ts'
import { getCardForm, listCards } from '#contract/commerce/cards/endpoints.ts'
import { getLastActionSubscription } from '#contract/commerce/product-subscriptions/endpoints.ts'

/** How products that come again can be paid, and the newest subscription to them; nothing is asked of who has one (ACT-21). */
export async function waysToPay(api: ApiClient, action: ActionDetail, memberId: number) {
  if (action.participation.state !== 'open' || action.own_subscription) return null
  const [form, cards, last] = await Promise.all([
    api.call(getCardForm),
    api.call(listCards, { params: { userId: memberId } }),
    api.call(getLastActionSubscription, { query: { 'where[action_id]': action.id } }),
  ])
  const canPay = form.tokens !== null
  return {
    cards: cards.content.filter(({ is_saved, is_expired }) => is_saved && !is_expired),
    ...{ canPay, lastId: last.content?.id ?? 0 },
  }
}
