import { z } from 'zod'
import {
  type ChargeState,
  type GatewayCard,
  type GatewayCharge,
  PaymentInDoubt,
  theOneThatCounts,
} from '../payments.ts'
import { reasonOfCode } from './reasons.ts'

/** Theirs are UTC, and say so or not. */
const instant = z.iso.datetime({ offset: true, local: true }).nullish()

/** Of the gateway's answers what we read; the rest may change. Amounts are integer centavos. */
const transactionSchema = z.object({
  status: z.string().nullish(),
  qr_code: z.string().nullish(),
  expires_at: instant,
  acquirer_return_code: z.string().nullish(),
})

const chargeSchema = z.object({
  id: z.string().min(1),
  code: z.string().nullish(),
  amount: z.int(),
  paid_amount: z.int().nullish(),
  canceled_amount: z.int().nullish(),
  status: z.string(),
  payment_method: z.enum(['pix', 'credit_card']),
  paid_at: instant,
  last_transaction: transactionSchema.nullish(),
  order: z.object({ code: z.string().nullish() }).nullish(),
})

export const orderSchema = z.object({
  id: z.string(),
  code: z.string().nullish(),
  charges: z.array(chargeSchema).default([]),
})
export const orderListSchema = z.object({ data: z.array(orderSchema) })

export const customerSchema = z.object({ id: z.string().min(1) })
export const tokenSchema = z.object({ id: z.string().min(1) })

const cardSchema = z.object({
  id: z.string().min(1),
  brand: z.string().nullish(),
  last_four_digits: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
})

export const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  data: z.object({
    id: z.string().min(1).max(100),
    charges: z.array(z.object({ id: z.string().min(1).max(100) })).optional(),
  }),
})

/** An answer of another form than theirs is none. @throws PaymentInDoubt */
export function read<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const parsed = schema.safeParse(json)
  // Nothing of the answer goes into the error: it may hold what was sent.
  if (!parsed.success) throw new PaymentInDoubt(`answer: ${parsed.error.issues[0]?.path.join('.') ?? ''}`)
  return parsed.data
}

type Charge = z.output<typeof chargeSchema>

/** What came in and what went back of it. A charge that was called off unpaid gave nothing back, whatever it says. */
function sumsOf({ status, amount, paid_amount, canceled_amount }: Charge) {
  const isPaid = status === 'paid' || status === 'overpaid' || status === 'chargedback'
  const paidCents = paid_amount ?? (isPaid ? amount : 0)
  const backCents = canceled_amount ?? 0
  return { paidCents, refundedCents: status === 'chargedback' ? paidCents : Math.min(backCents, paidCents) }
}

type Sums = ReturnType<typeof sumsOf>

function stateOf({ status, payment_method, last_transaction }: Charge, sums: Sums): ChargeState {
  if (sums.refundedCents > 0) return sums.refundedCents >= sums.paidCents ? 'refunded' : 'partly_refunded'
  switch (status) {
    case 'paid':
    case 'overpaid':
      return 'paid'
    case 'failed':
    case 'canceled':
      // A PIX without a code was never made: nobody had the time to pay it.
      return payment_method === 'pix' && last_transaction?.qr_code ? 'expired' : 'refused'
    default:
      return 'pending'
  }
}

const instantOf = (text: string | null | undefined) =>
  text ? new Date(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`) : null

/** A charge as the gateway tells it, in our words. */
export function toCharge(json: unknown, code?: string): GatewayCharge {
  const charge = read(chargeSchema, json)
  const { last_transaction: transaction, payment_method: method } = charge
  const sums = sumsOf(charge)
  const state = stateOf(charge, sums)
  const expiresAt = instantOf(transaction?.expires_at)
  return {
    id: charge.id,
    code: code ?? charge.order?.code ?? charge.code ?? '',
    method,
    state,
    amountCents: charge.amount,
    ...sums,
    paidAt: instantOf(charge.paid_at),
    reason: state === 'refused' ? reasonOfCode(transaction?.acquirer_return_code) : null,
    pix: transaction?.qr_code && expiresAt ? { code: transaction.qr_code, expiresAt } : null,
  }
}

/** The charge of an order; of several the one that counts: what was paid, else what may be. */
export function chargeOf(json: unknown): GatewayCharge {
  const { code, charges } = read(orderSchema, json)
  const charge = theOneThatCounts(charges.map((one) => toCharge(one, code ?? undefined)))
  if (!charge) throw new PaymentInDoubt('an order without a charge')
  return charge
}

export function toCard(json: unknown, customerId: string): GatewayCard {
  const { id, brand, last_four_digits, exp_month, exp_year } = read(cardSchema, json)
  return {
    customerId,
    cardId: id,
    brand: (brand ?? '').toLowerCase(),
    lastDigits: last_four_digits,
    expiration: `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`,
  }
}
