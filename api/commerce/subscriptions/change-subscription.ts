import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendCharge } from '../payments/index.ts'
import type { Way } from './bill.ts'
import { changePayment } from './change-payment.ts'
import { changePlan } from './change-plan.ts'
import { limitSubscribing } from './open-subscription.ts'
import { answerOf } from './subscription-answer.ts'
import { currentOf } from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'

type Changes = {
  id: number
  planId?: number | undefined
  amount?: number | undefined
  way: Way | null
}

/**
 * Another plan, or another way of paying, of the caller's own subscription (PLN-04, PLN-05). Twice sent with the same key is once.
 * @throws not_found for somebody else's; conflict, invalid_input, too_many_requests
 */
export async function changeSubscription(
  ctx: ApiContext,
  { id, planId, amount, way }: Changes,
  key?: string,
): Promise<Subscription> {
  const participantId = memberOf(ctx)
  const current = await currentOf(ctx, participantId)
  if (current?.id !== id) throw new ApiError('not_found', texts.unknown)
  await limitSubscribing(ctx, participantId)
  const prepared =
    planId === undefined
      ? await changePayment(ctx, participantId, way ?? { method: null, cardId: null })
      : await changePlan(ctx, participantId, { planId, amount, way, key })
  if (prepared) await sendCharge(ctx, prepared.charge, prepared.request)
  const after = await currentOf(ctx, participantId)
  if (!after) throw new ApiError('conflict', texts.none)
  return answerOf(ctx, after)
}
