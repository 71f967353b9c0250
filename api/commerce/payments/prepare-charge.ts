import { decomposed } from '#contract/composed.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ChargeRequest, Payer } from '../../platform/ports/payments/payments.ts'
import { cardOf } from '../cards/index.ts'
import { minuteMs } from './next-read.ts'
import { charges } from './tables.ts'
import { paymentTexts } from './texts.ts'
import type { Charge } from './types.ts'

/** What is to be paid, and how. */
type Payable = Pick<Charge, 'purpose' | 'referenceId' | 'participantId' | 'amountCents' | 'installments'> & {
  /** Null where nothing was chosen. */
  method: Charge['method'] | null
  /** Until when a PIX can be paid. */
  expiresAt: Date | null
  /** The payer's card; PIX has none. */
  cardId: number | null
  /** What the gateway shows for it: a number of ours and a few words. */
  code: string
  description: string
}

/** A charge that is written, and what to ask the gateway for once that is committed (`sendCharge`). */
export type PreparedCharge = { charge: Charge; request: ChargeRequest }

/**
 * Opens a charge in the transaction of what it pays, and says what to ask the gateway for once that is committed.
 * @throws conflict without a CPF, without a gateway, or with a card that cannot be used
 */
export async function prepareCharge(ctx: ApiContext, payable: Payable): Promise<PreparedCharge> {
  const { payments } = ctx.ports
  const { purpose, referenceId, participantId, method, amountCents, installments, expiresAt } = payable
  if (!payments || !method)
    throw new ApiError('conflict', paymentTexts.noPayments, { details: { step: 'payment' } })
  const payer = await payerOf(ctx, participantId)
  const card = method === 'credit_card' ? await requireCard(ctx, payable) : null
  const charge = await openCharge(ctx, {
    ...{ purpose, referenceId, participantId, gateway: payments.name },
    ...{ method, amountCents, installments, expiresAt, card },
  })
  const { code, description } = payable
  const pay = card
    ? { method: 'credit_card' as const, installments, card, statementName: statementName(ctx) }
    : { method: 'pix' as const, expiresAt: expiresAt ?? ctx.ports.clock.now() }
  const items = [{ code, description, quantity: 1, amountCents }]
  return { charge, request: { code: charge.code, amountCents, items, payer, pay } }
}

async function payerOf({ db, station }: ApiContext, id: number): Promise<Payer> {
  const [person] = await db
    .select()
    .from(participants)
    .where(withId(participants, { station }, id))
  if (!person?.cpf)
    throw new ApiError('conflict', paymentTexts.cpf, { details: { step: 'payment', missing: 'cpf' } })
  const { name, email, cpf, tel } = person
  return { code: `E${station.id}-U${id}`, name, email, cpf, phone: tel?.replace(/\D/g, '') || null }
}

async function requireCard(ctx: ApiContext, { cardId: id, participantId }: Payable) {
  const card = id === null ? null : await cardOf(ctx, id, participantId).catch(gone)
  if (!card) throw new ApiError('conflict', paymentTexts.card, { details: { step: 'payment' } })
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

type New = Pick<
  typeof charges.$inferInsert,
  | 'participantId'
  | 'purpose'
  | 'referenceId'
  | 'gateway'
  | 'method'
  | 'amountCents'
  | 'installments'
  | 'expiresAt'
> & { card: { brand: string; lastDigits: string } | null }

/**
 * Writes that something is going to be charged, in the transaction of what it pays; the gateway is asked when that is committed
 * (`sendCharge`). A job looks for it a minute later, whatever becomes of the process.
 */
async function openCharge(ctx: ApiContext, { card, ...facts }: New): Promise<Charge> {
  const now = ctx.ports.clock.now()
  return insertRow(ctx.db, charges, {
    ...facts,
    stationId: ctx.station.id,
    state: 'asked',
    paidCents: 0,
    refundedCents: 0,
    cardBrand: card?.brand ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    createdAt: now,
    nextReadAt: new Date(now.getTime() + minuteMs),
  })
}
