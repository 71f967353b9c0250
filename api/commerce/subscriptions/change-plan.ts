import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { ChangeQuote } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cardOf } from '../cards/index.ts'
import type { PreparedCharge } from '../payments/index.ts'
import { chargeBill, giveUpCharge, openBill, type Way } from './bill.ts'
import { requireFewTries, requireShown } from './open-subscription.ts'
import { creditOf, payBill } from './paid.ts'
import { afterDays, pixMinutes } from './periods.ts'
import { isUpgrade } from './prices.ts'
import { offeredTerms } from './subscribe.ts'
import { planOf } from './subscription-answer.ts'
import {
  billByKey,
  currentOf,
  lockMember,
  openBillOf,
  writeBill,
  writeSubscription,
} from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { asNext, type BillRow, type PlanTerms, type SubscriptionRow } from './types.ts'

type Change = {
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

/** What a change means today, in centavos (GAP-74). */
type Quote = { isUpgrade: boolean; creditCents: number; amountCents: number; startsAt: Date }

/**
 * An upgrade begins now with a whole period of its own; what is left of what was paid comes off its price. What is cheaper begins when
 * the paid period ends and costs nothing today.
 */
async function quoteOf(ctx: ApiContext, row: SubscriptionRow, terms: PlanTerms): Promise<Quote> {
  const now = ctx.ports.clock.now()
  if (!isUpgrade(row, terms))
    return { isUpgrade: false, creditCents: 0, amountCents: 0, startsAt: row.periodEnd ?? now }
  const creditCents = Math.min(terms.priceCents, await creditOf(ctx, row.id))
  return { isUpgrade: true, creditCents, amountCents: terms.priceCents - creditCents, startsAt: now }
}

/** The same for the caller to see before they agree. @throws not_found, conflict */
export async function quoteChange(ctx: ApiContext, { planId }: { planId: number }): Promise<ChangeQuote> {
  const row = await currentOf(ctx, memberOf(ctx))
  if (!row) throw new ApiError('conflict', texts.none)
  const terms = await offeredTerms(ctx, planId)
  if (terms.planId === row.planId) throw new ApiError('conflict', texts.current)
  const quote = await quoteOf(ctx, row, terms)
  return {
    kind: quote.isUpgrade ? 'upgrade' : 'downgrade',
    plan: planOf(terms),
    credit: reaisOf(quote.creditCents),
    amount: reaisOf(quote.amountCents),
    starts_at: quote.startsAt.toISOString(),
  }
}
