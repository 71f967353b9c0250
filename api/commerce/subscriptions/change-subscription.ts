import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cardOf } from '../cards/index.ts'
import { type PreparedCharge, sendCharge } from '../payments/index.ts'
import { chargeBill, giveUpCharge, isUnderway, type Way } from './bill.ts'
import { changePlan } from './change-plan.ts'
import { limitSubscribing, requireFewTries } from './open-subscription.ts'
import { afterDays, graceDays, pixMinutes, renewsAt } from './periods.ts'
import { answerOf } from './subscription-answer.ts'
import { currentOf, lockMember, openBillOf, writeSubscription } from './subscription-rows.ts'
import { subscriptionTexts as texts, textsOf } from './texts.ts'
import type { BillRow } from './types.ts'

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

/**
 * Another card, or PIX, for what is charged from now on, of a plan or, with an activity, of its products (PLN-05, PLN-10). Where a
 * renewal is not paid yet it is charged to it at once; where that was a PIX, its code ends first. Answers what to ask the gateway for. @throws conflict, not_found, too_many_requests
 */
export async function changePayment(
  ctx: ApiContext,
  participantId: number,
  way: Way,
  activityId: number | null = null,
): Promise<PreparedCharge | null> {
  const { none, waits } = textsOf({ isPlan: activityId === null })
  if (!way.method) throw ApiError.fields({ payment_method: texts.method })
  const due = await inTransaction(ctx, (inner) => dueOf(inner, participantId, activityId))
  if (due) await giveUpCharge(ctx, due)
  return inTransaction(ctx, async (inner) => {
    const bill = await dueOf(inner, participantId, activityId)
    // Another way of paying was chosen at the same moment, and is charged already.
    if (bill && (await isUnderway(inner, bill))) throw new ApiError('conflict', waits)
    const row = await lockMember(inner, participantId, activityId)
    if (!row) throw new ApiError('conflict', none)
    if (way.method === 'credit_card') await cardOf(inner, way.cardId ?? 0)
    const paidUntil = row.cancelledAt ? null : row.periodEnd
    const isQuiet = row.state === 'active' && !bill && paidUntil !== null
    // A PIX is waited for until the plan is suspended; a card is tried on its days.
    const later = row.state === 'past_due' && way.method === 'pix' ? row.suspendsAt : row.nextStepAt
    const nextStepAt = isQuiet ? renewsAt(paidUntil, way.method) : later
    await writeSubscription(inner, row.id, { ...way, nextStepAt })
    return bill ? chargeBill(inner, bill, { ...way, expiresAt: payableUntil(inner, bill) }) : null
  })
}

/** The renewal that waits for its payment. @throws conflict while a first payment or an upgrade is on its way */
async function dueOf(
  ctx: ApiContext,
  participantId: number,
  activityId: number | null,
): Promise<BillRow | null> {
  const { none, waits } = textsOf({ isPlan: activityId === null })
  const row = await lockMember(ctx, participantId, activityId)
  if (!row) throw new ApiError('conflict', none)
  if (row.state === 'pending') throw new ApiError('conflict', waits)
  const bill = await openBillOf(ctx, row.id)
  if (bill && bill.kind !== 'renewal') throw new ApiError('conflict', waits)
  if (bill) await requireFewTries(ctx, participantId)
  return bill ?? null
}

/** Until what is unpaid is suspended, and at least so long that somebody can pay it now. */
function payableUntil({ ports }: ApiContext, bill: BillRow): Date {
  const soonest = ports.clock.now().getTime() + pixMinutes * 60_000
  return new Date(Math.max(soonest, afterDays(bill.periodStart, graceDays).getTime()))
}
