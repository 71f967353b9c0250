import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { latestCharge } from '../payments/index.ts'
import { giveUpCharge, isUnderway } from './bill.ts'
import { subscriptionEnded } from './events.ts'
import { renewsAt } from './periods.ts'
import { answerOf } from './subscription-answer.ts'
import { tellByMail } from './subscription-mail.ts'
import {
  currentOf,
  lockMember,
  newestBillOf,
  newestPlanOf,
  openBillOf,
  writeBill,
  writeSubscription,
} from './subscription-rows.ts'
import { subscriptionTexts as texts, textsOf } from './texts.ts'
import { asNext, type SubscriptionRow } from './types.ts'

/**
 * Leaves the plan (PLN-07): what is paid is given until its end, nothing is charged any more; what is not paid ends now. A code that
 * could still be paid ends first. Twice is once. @throws conflict without a plan, or while nobody knows what was charged
 */
export async function cancelSubscription(
  ctx: ApiContext,
  cancelReason: string,
): Promise<{ subscription: Subscription | null }> {
  const participantId = memberOf(ctx)
  if (!(await currentOf(ctx, participantId)) && (await hasJustLeft(ctx, participantId)))
    return { subscription: null }
  await leaveSubscription(ctx, participantId, { activityId: null, cancelReason })
  const row = await currentOf(ctx, participantId)
  return { subscription: row ? await answerOf(ctx, row) : null }
}

/** So long the same cancellation may come again: a press that was repeated, an answer that was lost. */
const repeatedMs = 10 * 60_000

/** Whether a plan that was waited for, or unpaid, was left a moment ago. */
async function hasJustLeft(ctx: ApiContext, participantId: number): Promise<boolean> {
  const left = await newestPlanOf(ctx, participantId)
  if (left?.state !== 'ended') return false
  const bill = await newestBillOf(ctx, left.id)
  const charge = bill && (await latestCharge(ctx, 'subscription', bill.id))
  const soonest = ctx.ports.clock.now().getTime() - repeatedMs
  return [left.cancelledAt, charge?.givenUpAt].some((at) => at && at.getTime() >= soonest)
}

type Asked = { activityId: number | null; cancelReason: string | null }

/** The same for a plan and, with an activity, for its products. @throws conflict */
export async function leaveSubscription(
  ctx: ApiContext,
  participantId: number,
  { activityId, cancelReason }: Asked,
): Promise<void> {
  const before = await currentOf(ctx, participantId, activityId)
  if (!before) throw new ApiError('conflict', textsOf({ isPlan: activityId === null }).none)
  const bill = await openBillOf(ctx, before.id)
  if (bill) await giveUpCharge(ctx, bill)
  await inTransaction(ctx, async (inner) => {
    const row = await lockMember(inner, participantId, activityId)
    if (row) await leaveLocked(inner, row, { cancelReason })
  })
}

type Leaving = {
  cancelReason: string | null
  /** What an owner who ends it says to its member. */
  why?: string
}

/**
 * The same of a subscription that is locked with its member. Answers whether something changed. @throws conflict while something of it is
 * being charged
 */
export async function leaveLocked(
  ctx: ApiContext,
  row: SubscriptionRow,
  { cancelReason, why }: Leaving,
): Promise<boolean> {
  if (row.cancelledAt || row.state === 'ended') return false
  const bill = await openBillOf(ctx, row.id)
  // What was bought at the same moment is being charged: it would be charged for nothing.
  if (bill && (await isUnderway(ctx, bill)))
    throw new ApiError('conflict', textsOf({ isPlan: row.planId !== null }).waits)
  const cancelledAt = ctx.ports.clock.now()
  if (row.state !== 'active') {
    const kept = await writeSubscription(ctx, row.id, { cancelledAt, cancelReason })
    await endSubscription(ctx, kept)
    if (why) await tellByMail(ctx, row.id, { mail: 'ended', why })
    return true
  }
  if (bill) await writeBill(ctx, bill.id, { state: 'void' })
  const { periodEnd: nextStepAt } = row
  await writeSubscription(ctx, row.id, { cancelledAt, cancelReason, nextStepAt, ...asNext(null) })
  await tellByMail(ctx, row.id, { mail: 'cancelled', why }, `:${cancelledAt.getTime()}`)
  return true
}

/**
 * Takes back a cancellation, a change that waits for the end of the period (GAP-74), or one that waits for its PIX, whose code ends first.
 * @throws conflict where there is none, and while nobody knows what was charged
 */
export async function keepSubscription(ctx: ApiContext): Promise<Subscription> {
  const participantId = memberOf(ctx)
  const before = await currentOf(ctx, participantId)
  const unpaid = before && (await openBillOf(ctx, before.id))
  if (unpaid?.kind === 'upgrade') await giveUpCharge(ctx, unpaid)
  const row = await inTransaction(ctx, async (inner) => {
    const current = await lockMember(inner, participantId)
    if (!current) throw new ApiError('conflict', texts.none)
    const bill = await openBillOf(inner, current.id)
    if (bill?.kind === 'upgrade') {
      if (await isUnderway(inner, bill)) throw new ApiError('conflict', texts.waits)
      await writeBill(inner, bill.id, { state: 'void' })
      return current
    }
    // It was paid at the same moment.
    if (unpaid?.kind === 'upgrade') return current
    const { state, cancelledAt, nextPlanId, periodEnd, method } = current
    if (state !== 'active' || !periodEnd || (!cancelledAt && nextPlanId === null))
      throw new ApiError('conflict', texts.nothingToKeep)
    const nextStepAt = cancelledAt ? renewsAt(periodEnd, method) : current.nextStepAt
    const facts = { cancelledAt: null, cancelReason: null, nextStepAt, ...asNext(null) }
    return writeSubscription(inner, current.id, facts)
  })
  return answerOf(ctx, row)
}

/** It is over: nothing is given, nothing is charged any more; what comes nevertheless goes back. Under its lock; twice is once. */
export async function endSubscription(ctx: ApiContext, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (row.state === 'ended') return row
  const bill = await openBillOf(ctx, row.id)
  if (bill) await writeBill(ctx, bill.id, { state: 'void' })
  const ended = await writeSubscription(ctx, row.id, {
    ...{ state: 'ended', endedAt: ctx.ports.clock.now(), nextStepAt: null, suspendsAt: null },
    ...asNext(null),
  })
  await subscriptionEnded.publish(ctx, ended)
  return ended
}
