import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cardOf } from '../cards/index.ts'
import type { PreparedCharge } from '../payments/index.ts'
import { chargeBill, openBill, type Way } from './bill.ts'
import { giveUpCharge } from './give-up-charge.ts'
import { offeredTerms } from './offered-plan.ts'
import { requireFewTries, requireShown } from './open-subscription.ts'
import { payBill } from './paid.ts'
import { afterDays, pixMinutes } from './periods.ts'
import { type Quote, quoteOf } from './quote-change.ts'
import { billByKey, lockMember, openBillOf, writeBill, writeSubscription } from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { asNext, type BillRow, type PlanTerms, type SubscriptionRow } from './types.ts'

export type Change = {
  planId: number
  /** Reais, as the page showed them. */
  amount: number | undefined
  /** How an upgrade is paid; null: as before. */
  way: Way | null
  key: string | undefined
}

/**
 * Another plan (PLN-04, GAP-74): what costs at least as much begins now and is charged less what is left of the period; what is cheaper
 * waits for the period's end. Answers what to ask the gateway for. @throws conflict
 */
export async function changePlan(
  ctx: ApiContext,
  participantId: number,
  change: Change,
): Promise<PreparedCharge | null> {
  await makeWay(ctx, participantId, change)
  return inTransaction(ctx, async (inner) => {
    const current = await lockMember(inner, participantId)
    if (await isDone(inner, current, change)) return null
    const row = requireChangeable(current)
    const terms = await otherTerms(inner, row, change.planId)
    const quote = await quoteOf(inner, row, terms)
    requireShown(quote.amountCents, change.amount)
    const bill = await openBillOf(inner, row.id)
    if (bill && !(quote.isUpgrade && bill.kind === 'renewal'))
      throw new ApiError('conflict', bill.kind === 'renewal' ? texts.renewalOut : texts.waits)
    if (!quote.isUpgrade) {
      await writeSubscription(inner, row.id, asNext(terms))
      return null
    }
    await requireFewTries(inner, participantId)
    if (bill) await writeBill(inner, bill.id, { state: 'void' })
    return upgrade(inner, row, { terms, quote, change })
  })
}

/** The code of a renewal that is out already is ended before an upgrade takes its place. */
async function makeWay(ctx: ApiContext, participantId: number, change: Change): Promise<void> {
  const renewal = await inTransaction(ctx, async (inner) => {
    const current = await lockMember(inner, participantId)
    if (await isDone(inner, current, change)) return null
    const row = requireChangeable(current)
    const terms = await otherTerms(inner, row, change.planId)
    const { isUpgrade } = await quoteOf(inner, row, terms)
    const bill = isUpgrade ? await openBillOf(inner, row.id) : undefined
    if (isUpgrade) await requireFewTries(inner, participantId)
    return bill?.kind === 'renewal' ? bill : null
  })
  if (renewal) await giveUpCharge(ctx, renewal)
}

/** Whether the same was sent before: it is told what became of it, whatever came after (SEC-04). @throws conflict for another plan */
async function isDone(
  ctx: ApiContext,
  row: SubscriptionRow | undefined,
  { key, planId }: Change,
): Promise<boolean> {
  const same = row && key !== undefined ? await billByKey(ctx, row.id, key) : undefined
  if (same && same.planId !== planId) throw new ApiError('conflict', texts.keyOfAnother)
  return same !== undefined
}

/** @throws conflict for what is not there, not paid, or ends anyway */
function requireChangeable(row: SubscriptionRow | undefined): SubscriptionRow {
  if (!row) throw new ApiError('conflict', texts.none)
  if (row.state === 'pending') throw new ApiError('conflict', texts.waits)
  if (row.state !== 'active') throw new ApiError('conflict', texts.unpaid)
  if (row.cancelledAt) throw new ApiError('conflict', texts.cancelled)
  return row
}

async function otherTerms(ctx: ApiContext, row: SubscriptionRow, planId: number): Promise<PlanTerms> {
  if (planId === row.planId) throw new ApiError('conflict', texts.current)
  return offeredTerms(ctx, planId)
}

async function upgrade(
  ctx: ApiContext,
  row: SubscriptionRow,
  { terms, quote, change: { way: asked, key } }: { terms: PlanTerms; quote: Quote; change: Change },
): Promise<PreparedCharge | null> {
  const now = ctx.ports.clock.now()
  const way = asked ?? { method: row.method, cardId: row.cardId }
  const { amountCents } = quote
  if (asked?.method === 'credit_card') await cardOf(ctx, asked.cardId ?? 0)
  // What costs nothing more gives no new period: it goes on from where the paid one began.
  const isEven = amountCents === 0 && row.priceCents > 0
  const periodStart = isEven ? (row.periodStart ?? now) : now
  const bill: BillRow = await openBill(ctx, row, {
    ...{ kind: 'upgrade', terms, amountCents, key },
    ...{ periodStart, periodEnd: afterDays(periodStart, terms.days) },
  })
  const isPaying = terms.priceCents > 0
  if (isPaying && !way.method) throw ApiError.fields({ payment_method: texts.method })
  // How it is paid stays as it was until this is paid.
  if (amountCents > 0)
    return chargeBill(ctx, bill, { ...way, expiresAt: new Date(now.getTime() + pixMinutes * 60_000) })
  const payer = isPaying ? await writeSubscription(ctx, row.id, way) : row
  await payBill(ctx, payer, bill, null)
  return null
}
