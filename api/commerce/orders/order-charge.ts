import { and, eq } from 'drizzle-orm'
import { decomposed } from '#contract/composed.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ChargeRequest, Payer } from '../../platform/ports/payments/payments.ts'
import { cardOf } from '../cards/index.ts'
import { type Charge, openCharge } from '../payments/index.ts'
import { orderTexts } from './texts.ts'
import type { OrderRow } from './types.ts'

/**
 * Opens the charge of an order, in its transaction, and says what to ask the gateway for once that is committed.
 * @throws conflict without a CPF, without a gateway, or with a card that cannot be used
 */
export async function prepareCharge(
  ctx: ApiContext,
  order: OrderRow,
  cardId: number | null,
): Promise<{ charge: Charge; request: ChargeRequest }> {
  const { payments } = ctx.ports
  const { method, chargeCents: amountCents, installments, expiresAt } = order
  if (!payments || !method)
    throw new ApiError('conflict', orderTexts.noPayments, { details: { step: 'payment' } })
  const payer = await payerOf(ctx, order.participantId)
  const card = method === 'credit_card' ? await requireCard(ctx, cardId) : null
  const charge = await openCharge(ctx, {
    ...{ participantId: order.participantId, referenceId: order.id, gateway: payments.name },
    ...{ method, amountCents, installments, expiresAt, card },
  })
  const description = `Pedido ${order.code}`
  const pay = card
    ? { method: 'credit_card' as const, installments, card, statementName: statementName(ctx) }
    : { method: 'pix' as const, expiresAt: expiresAt ?? ctx.ports.clock.now() }
  const items = [{ code: order.code, description, quantity: 1, amountCents }]
  return { charge, request: { code: charge.code, amountCents, items, payer, pay } }
}

async function payerOf({ db, station }: ApiContext, id: number): Promise<Payer> {
  const [person] = await db
    .select()
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
  if (!person?.cpf)
    throw new ApiError('conflict', orderTexts.cpf, { details: { step: 'payment', missing: 'cpf' } })
  const { name, email, cpf, tel } = person
  return { code: `E${station.id}-U${id}`, name, email, cpf, phone: tel?.replace(/\D/g, '') || null }
}

async function requireCard(ctx: ApiContext, cardId: number | null) {
  const card = cardId === null ? null : await cardOf(ctx, cardId).catch(gone)
  if (!card) throw new ApiError('conflict', orderTexts.card, { details: { step: 'payment' } })
  return card
}

function gone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null
  throw error
}

/** What stands on the bill of the card: gateways take thirteen plain letters. */
const statementName = ({ station }: ApiContext): string =>
  decomposed(station.config.name)
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, 13)
