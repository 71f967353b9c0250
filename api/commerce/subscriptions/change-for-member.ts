import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveUpCharge } from './bill.ts'
import { leaveLocked } from './cancel-subscription.ts'
import { offeredTerms } from './subscribe.ts'
import { tellByMail } from './subscription-mail.ts'
import {
  lockSubscription,
  openBillOf,
  subscriptionInStation,
  writeSubscription,
} from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { asNext, type SubscriptionRow } from './types.ts'

/** `isDone`: something changed now; else it was so before. */
type Changed = { row: SubscriptionRow; isDone: boolean }

/** A code that could still be paid is ended at the gateway before an owner ends what it is for. Outside transactions. @throws not_found, conflict */
export async function giveUpOpenCharge(ctx: ApiContext, id: number): Promise<void> {
  const row = await subscriptionInStation(ctx, id)
  if (!row) throw new ApiError('not_found', texts.unknown)
  const bill = row.cancelledAt ? undefined : await openBillOf(ctx, id)
  if (bill) await giveUpCharge(ctx, bill)
}

/**
 * Ends somebody's plan, or their subscription to products, in the name of the station, as they could themselves (PLN-07, PLN-11): what is paid is given until its end. Its member
 * reads why. In the owner's transaction, after `giveUpOpenCharge`. @throws not_found
 */
export async function cancelForMember(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<Changed> {
  const row = await requireRow(ctx, id)
  const isDone = await leaveLocked(ctx, row, { cancelReason: reason, why: reason })
  return { row, isDone }
}

/**
 * Another plan for somebody from the end of what is paid, for no more than they agreed to (GAP-74): a dearer one only its member can
 * take. They read why, and can take it back until then. In the owner's transaction. @throws not_found, conflict
 */
export async function changeForMember(
  ctx: ApiContext,
  { id, planId, reason }: { id: number; planId: number; reason: string },
): Promise<Changed> {
  const row = await requireRow(ctx, id)
  if (row.nextPlanId === planId) return { row, isDone: false }
  if (row.planId === null || row.state !== 'active' || row.cancelledAt)
    throw new ApiError('conflict', texts.notRunning)
  if (row.planId === planId) throw new ApiError('conflict', texts.hasPlan)
  if (await openBillOf(ctx, id)) throw new ApiError('conflict', texts.billOut)
  const terms = await offeredTerms(ctx, planId)
  if (terms.priceCents > row.priceCents) throw new ApiError('conflict', texts.dearer)
  const changed = await writeSubscription(ctx, id, asNext(terms))
  const again = `:${ctx.ports.clock.now().getTime()}`
  await tellByMail(ctx, id, { mail: 'changed', amountCents: terms.priceCents, why: reason }, again)
  return { row: changed, isDone: true }
}

async function requireRow(ctx: ApiContext, id: number): Promise<SubscriptionRow> {
  const row = await lockSubscription(ctx, id)
  if (!row) throw new ApiError('not_found', texts.unknown)
  return row
}
