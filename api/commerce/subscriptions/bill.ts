import type { ApiContext } from '../../platform/context.ts'
import { insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import {
  endCharge,
  giveUpOrPutAside,
  latestCharge,
  type PreparedCharge,
  prepareCharge,
} from '../payments/index.ts'
import { writeBill } from './subscription-rows.ts'
import { subscriptionBills } from './tables.ts'
import { subscriptionTexts as texts, textsOf } from './texts.ts'
import type { BillRow, SubscriptionRow, Terms } from './types.ts'

/** How something is paid. */
export type Way = { method: BillRow['method']; cardId: number | null }

type Sent = { payment_method?: 'pix' | 'credit_card' | undefined; selected_card?: number | undefined }

/** The same as the wire says it. Pure. */
export const wayOf = ({ payment_method: method, selected_card: cardId }: Sent): Way => ({
  method: method ?? null,
  cardId: method === 'credit_card' ? (cardId ?? null) : null,
})

type New = {
  kind: BillRow['kind']
  terms: Terms
  amountCents: number
  periodStart: Date
  periodEnd: Date
  key?: string | undefined
}

/** Writes what is to be paid, in the transaction of what it pays, under the lock of its subscription. */
export async function openBill(ctx: ApiContext, subscription: SubscriptionRow, bill: New): Promise<BillRow> {
  const { kind, amountCents, periodStart, periodEnd, key } = bill
  const { planId, planName, priceCents, days, gives } = bill.terms
  return insertRow(ctx.db, subscriptionBills, {
    ...{ stationId: ctx.station.id, subscriptionId: subscription.id, kind, state: 'open' as const },
    ...{ participantId: subscription.participantId, planId, planName, priceCents, days, gives },
    ...{ amountCents, periodStart, periodEnd },
    ...{ idempotencyKey: key ?? null, createdAt: ctx.ports.clock.now() },
  })
}

/**
 * Opens a charge for a bill, in the same transaction; the gateway is asked when that is committed.
 * @throws conflict without a CPF, without a gateway, or with a card that cannot be used
 */
export async function chargeBill(
  ctx: ApiContext,
  { id, participantId, amountCents, planId, planName }: BillRow,
  { method, cardId, expiresAt }: Way & { expiresAt: Date },
): Promise<PreparedCharge> {
  if (!method) throw ApiError.fields({ payment_method: texts.method })
  const description = `${planId === null ? 'Assinatura' : 'Plano'} ${planName}`.slice(0, 60)
  await writeBill(ctx, id, { method, cardId, reason: null })
  return prepareCharge(ctx, {
    ...{ purpose: 'subscription', referenceId: id, participantId, amountCents, installments: 1 },
    ...{ method, cardId, expiresAt: method === 'pix' ? expiresAt : null },
    ...{ code: `E${ctx.station.id}-A${id}`, description },
  })
}

/**
 * Gives up the charge of a bill that another one takes the place of: the gateway is told first, so that what ends here cannot be paid
 * there; what was paid meanwhile is paid. A first one that is in doubt is put aside. Outside transactions. @throws conflict while nobody knows what
 * was charged of another one
 */
export async function giveUpCharge(ctx: ApiContext, { id: billId, planId, kind }: BillRow): Promise<void> {
  const texts = textsOf({ isPlan: planId !== null })
  const charge = await latestCharge(ctx, 'subscription', billId)
  if (charge?.state !== 'asked' && charge?.state !== 'pending') return
  // Nothing is given yet: what comes in for it goes back (GAP-121).
  if (kind === 'first') return giveUpOrPutAside(ctx, charge, async () => {})
  if (charge.state === 'asked' || charge.method !== 'pix' || !charge.gatewayId)
    throw new ApiError('conflict', texts.waits)
  await endCharge(ctx, charge, charge.gatewayId, { isGivenUp: true }).catch((error) => {
    throw error instanceof PaymentInDoubt ? new ApiError('conflict', texts.waits) : error
  })
}

/** Whether a bill is being charged, or has a code that can be paid, and was not put aside. Under the lock of its subscription. */
export async function isUnderway(
  ctx: ApiContext,
  { id, kind }: Pick<BillRow, 'id' | 'kind'>,
): Promise<boolean> {
  const charge = await latestCharge(ctx, 'subscription', id)
  if (kind === 'first' && charge?.givenUpAt) return false
  return charge?.state === 'asked' || charge?.state === 'pending'
}
