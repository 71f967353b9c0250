import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { getVotes } from '#contract/activities/research/endpoints.ts'
import { contactSurvey } from '#contract/activity-types/contact-survey.ts'
import { personality } from '#contract/activity-types/personality.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { scoredQuiz } from '#contract/activity-types/scored-quiz.ts'
import { share } from '#contract/activity-types/share.ts'
import { survey } from '#contract/activity-types/survey.ts'
import type { ApiClient } from '#contract/client.ts'
import { getCardForm, listCards } from '#contract/commerce/cards/endpoints.ts'
import { getCartSummary } from '#contract/commerce/cart/endpoints.ts'
import { getLastActionSubscription } from '#contract/commerce/product-subscriptions/endpoints.ts'
import { createShareLink } from '#contract/people/links/endpoints.ts'
import { newFormKey } from '../../../forms/form-key.server.ts'
import { begunOf } from '../research/begun.server.ts'

type Load = (api: ApiClient, action: ActionDetail, memberId: number) => Promise<unknown>

/** The loaders of types that need more than the activity itself, by type number. */
const loaders: Record<number, Load> = {
  [share.id]: (api, action) =>
    action.participation.state === 'open'
      ? api.call(createShareLink, { body: { action_id: action.id } })
      : Promise.resolve(null),
  [poll.id]: (api, action) =>
    action.userActions > 0 ? api.call(getVotes, { params: { id: action.id } }) : Promise.resolve(null),
  [products.id]: async (api) => ({ formKey: newFormKey(), ...(await api.call(getCartSummary)) }),
  [productSubscription.id]: waysToPay,
  [quiz.id]: begunOf,
  [contactSurvey.id]: begunOf,
  [survey.id]: begunOf,
  [scoredQuiz.id]: begunOf,
  [personality.id]: begunOf,
}

/** Loads the type's own data, or null for types without. */
export const loadExtra = (api: ApiClient, action: ActionDetail, memberId: number): Promise<unknown> =>
  loaders[action.type_id]?.(api, action, memberId) ?? Promise.resolve(null)

/** Loads the ways to pay for products that come again and the newest subscription; asks nothing when the member has one (ACT-21). */
async function waysToPay(api: ApiClient, action: ActionDetail, memberId: number) {
  if (action.participation.state !== 'open' || action.own_subscription) return null
  const [form, cards, last] = await Promise.all([
    api.call(getCardForm),
    api.call(listCards, { params: { userId: memberId } }),
    api.call(getLastActionSubscription, { query: { 'where[action_id]': action.id } }),
  ])
  const canPay = form.tokens !== null
  return {
    cards: cards.content.filter(({ is_saved, is_expired }) => is_saved && !is_expired),
    canPay,
    lastId: last.content?.id ?? 0,
  }
}
