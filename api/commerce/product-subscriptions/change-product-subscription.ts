import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendCharge } from '../payments/index.ts'
import {
  changePayment,
  currentOf,
  leaveSubscription,
  limitSubscribing,
  productSubscriptionTexts as texts,
  verifyOpenCharge,
  type Way,
} from '../subscriptions/index.ts'
import { answersOf, getLastSubscription, newestOf, requireAnswer } from './product-subscription-answer.ts'

type OfAction = { actionId: number }
type Mine = { content: ActionSubscription | null }

/**
 * Leaves products (PLN-11): what is paid is given until its end, nothing is charged any more; what is not paid ends now and gives its
 * stock back. Twice is once, and what is over stays over. @throws conflict without a subscription, or while nobody knows what was charged
 */
export async function cancelActionSubscription(ctx: ApiContext, { actionId }: OfAction): Promise<Mine> {
  const participantId = memberOf(ctx)
  const isThere = await currentOf(ctx, participantId, actionId)
  if (!isThere && (await newestOf(ctx, actionId)) === undefined) throw new ApiError('conflict', texts.none)
  if (isThere) await leaveSubscription(ctx, participantId, { activityId: actionId, cancelReason: null })
  return getLastSubscription(ctx, actionId)
}

/** Another card, or PIX, for what is charged from now on, and at once for what is unpaid (PLN-10). @throws conflict, not_found, invalid_input, too_many_requests */
export async function changeActionPayment(
  ctx: ApiContext,
  { actionId, way }: OfAction & { way: Way },
): Promise<ActionSubscription> {
  const participantId = memberOf(ctx)
  const current = await currentOf(ctx, participantId, actionId)
  if (!current) throw new ApiError('conflict', texts.none)
  await limitSubscribing(ctx, participantId)
  const prepared = await changePayment(ctx, participantId, way, actionId)
  if (prepared) await sendCharge(ctx, prepared.charge, prepared.request)
  return requireAnswer(await answersOf(ctx, { ids: [current.id] }))
}

/** Asks the gateway now whether the open charge was paid, at most every three seconds. @throws too_many_requests */
export async function verifyActionPayment(ctx: ApiContext, { actionId }: OfAction): Promise<Mine> {
  await verifyOpenCharge(ctx, memberOf(ctx), actionId)
  return getLastSubscription(ctx, actionId)
}
