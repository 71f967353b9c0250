import type { ApiContext } from '../../platform/context.ts'
import {
  type Charge,
  type Refund,
  readChargeAt,
  refusedSurplus,
  returnSurplus,
  type SettledCharge,
} from '../payments/index.ts'
import { endSubscription } from './cancel-subscription.ts'
import { payBill, usedUntil } from './paid.ts'
import { afterDays, graceDays, nextTryAt, suspendedDays } from './periods.ts'
import { tellByMail } from './subscription-mail.ts'
import { billInStation, lockSubscription, writeBill, writeSubscription } from './subscription-rows.ts'
import type { BillRow, SubscriptionRow } from './types.ts'

/** What becomes of a subscription when a charge of it was settled; the same news again find nothing to do. */
export async function hearCharge(ctx: ApiContext, { charge, isGivenUp }: SettledCharge): Promise<void> {
  if (charge.purpose !== 'subscription') return
  const found = await billInStation(ctx, charge.referenceId)
  const subscription = found && (await lockSubscription(ctx, found.subscriptionId))
  const bill = found && (await billInStation(ctx, found.id))
  if (!bill || !subscription) throw new Error('A charge pays no bill')
  if (bill.state === 'open') await decide(ctx, { subscription, bill, charge, isGivenUp })
  const now = await billInStation(ctx, bill.id)
  const waits = charge.state === 'asked' || charge.state === 'pending'
  if (now?.state === 'open' && waits) return
  const amountCents = await returnSurplus(ctx, charge, { isKept: now?.chargeId === charge.id })
  if (amountCents > 0)
    await tellByMail(ctx, subscription.id, {
      mail: 'surplus',
      billId: bill.id,
      amountCents,
      // The same amount may come too late again.
      number: charge.paidCents,
    })
}

type Heard = { subscription: SubscriptionRow; bill: BillRow; charge: Charge; isGivenUp: boolean }

async function decide(ctx: ApiContext, heard: Heard): Promise<void> {
  const { subscription, bill, charge, isGivenUp } = heard
  switch (charge.state) {
    case 'paid':
      await payBill(ctx, await paidWith(ctx, subscription, bill), bill, charge.id)
      return
    case 'refused':
      return refuse(ctx, heard, charge.reason)
    case 'expired':
      // Whoever gives up one way of paying a renewal takes another.
      if (bill.kind === 'renewal' || isGivenUp) return
      return refuse(ctx, heard, null)
    case 'pending':
      if (charge.method === 'pix' && bill.kind === 'renewal')
        await tellByMail(ctx, subscription.id, { mail: 'renewal', billId: bill.id })
      return
    case 'asked':
      return
  }
}

/** What paid an upgrade pays what comes after it; one that is refused or never paid leaves how it was paid before. */
function paidWith(
  ctx: ApiContext,
  subscription: SubscriptionRow,
  { kind, method, cardId }: BillRow,
): SubscriptionRow | Promise<SubscriptionRow> {
  if (kind !== 'upgrade') return subscription
  const card = method === 'credit_card' ? (cardId ?? subscription.cardId) : null
  return writeSubscription(ctx, subscription.id, { method, cardId: card })
}

/** A first charge that fails leaves nothing behind, an upgrade leaves what was, a renewal is tried again. */
async function refuse(ctx: ApiContext, { subscription, bill }: Heard, reason: string | null): Promise<void> {
  if (bill.kind !== 'renewal') {
    await writeBill(ctx, bill.id, { state: 'void', reason })
    if (bill.kind === 'first') await endSubscription(ctx, subscription)
    return
  }
  await writeBill(ctx, bill.id, { reason })
  await missPayment(ctx, subscription, bill)
}

/** A renewal that was not paid: tried again on the days that are told, then what it gives is suspended, or over (PLN-05). */
export async function missPayment(
  ctx: ApiContext,
  subscription: SubscriptionRow,
  bill: BillRow,
): Promise<void> {
  const now = ctx.ports.clock.now()
  if (subscription.state === 'suspended') return
  const { id, tries } = subscription
  // Tried before the period begins, by who changed how they pay: what is paid is given to its end.
  if (bill.periodStart > now) {
    await writeSubscription(ctx, id, { nextStepAt: bill.periodStart })
    return
  }
  const suspendsAt = afterDays(bill.periodStart, graceDays)
  const next = bill.method === 'pix' ? suspendsAt : nextTryAt(bill.periodStart, Math.max(1, tries))
  if (next === null || now >= afterDays(suspendsAt, 1)) return suspend(ctx, subscription, bill)
  await writeSubscription(ctx, id, { state: 'past_due', suspendsAt, nextStepAt: next })
  const mail = bill.method === 'pix' ? 'unpaid' : 'refused'
  await tellByMail(ctx, id, { mail, billId: bill.id, number: tries })
}

/** Nothing of a plan is given until it is paid; after a while it ends. Products are given to the next in line: it ends at once. */
export async function suspend(ctx: ApiContext, row: SubscriptionRow, bill: BillRow): Promise<void> {
  const { id } = row
  if (row.activityId !== null) {
    await endSubscription(ctx, row)
    await tellByMail(ctx, id, { mail: 'ended', billId: bill.id })
    return
  }
  const endsAt = afterDays(ctx.ports.clock.now(), suspendedDays)
  await writeSubscription(ctx, id, { state: 'suspended', suspendsAt: endsAt, nextStepAt: endsAt })
  await tellByMail(ctx, id, { mail: 'suspended', billId: bill.id })
}

/**
 * What became of money that goes back. What a bank took back of the period that runs ends the plan; a surplus that the gateway refused
 * to return is offered again later (GAP-65).
 */
export async function hearRefund(
  ctx: ApiContext,
  { charge, refund }: { charge: Charge; refund: Refund },
): Promise<void> {
  if (charge.purpose !== 'subscription') return
  if (refund.kind === 'surplus') {
    if (refund.state === 'refused')
      await readChargeAt(ctx, charge.id, (await refusedSurplus(ctx, charge.id)).dueAt)
    return
  }
  const bill = await billInStation(ctx, charge.referenceId)
  const row = bill && (await lockSubscription(ctx, bill.subscriptionId))
  const isWhole = charge.refundedCents >= charge.paidCents
  if (!row || bill.chargeId !== charge.id || !isWhole || row.state === 'ended') return
  await writeBill(ctx, bill.id, { reason: refund.reason })
  // What an upgrade counted is money of its period, too.
  if ((await usedUntil(ctx, bill)) <= ctx.ports.clock.now()) return
  await endSubscription(ctx, row)
  await tellByMail(ctx, row.id, { mail: 'ended', billId: bill.id })
}
