import { z } from 'zod'
import { type ChargeState, type GatewayCard, type GatewayCharge, PaymentInDoubt } from '../payments.ts'

/** Of the answers of Mercado Pago what we read. Amounts are reais there, integer centavos here. */
const paymentSchema = z.object({
  id: z.union([z.int(), z.string().min(1)]),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  payment_method_id: z.string().nullish(),
  date_approved: z.string().nullish(),
  date_of_expiration: z.string().nullish(),
  point_of_interaction: z
    .object({ transaction_data: z.object({ qr_code: z.string().nullish() }).nullish() })
    .nullish(),
})
export const paymentListSchema = z.object({ results: z.array(z.unknown()) })
export const customerListSchema = z.object({ results: z.array(z.object({ id: z.string() })) })
export const withIdSchema = z.object({ id: z.string().min(1) })
const cardSchema = z.object({
  id: z.union([z.string(), z.number()]),
  last_four_digits: z.string().regex(/^\d{4}$/),
  expiration_month: z.int().min(1).max(12),
  expiration_year: z.int(),
  payment_method: z.object({ id: z.string() }),
})

/** @throws PaymentInDoubt */
export function read<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new PaymentInDoubt(`answer: ${parsed.error.issues[0]?.path.join('.') ?? ''}`)
  return parsed.data
}

const cents = (reais: number) => Math.round(reais * 100)
const instant = (text: string | null | undefined) => (text ? new Date(text) : null)

const states: Readonly<Record<string, ChargeState>> = {
  approved: 'paid',
  authorized: 'pending',
  in_process: 'pending',
  in_mediation: 'paid',
  pending: 'pending',
  rejected: 'refused',
  refunded: 'refunded',
  charged_back: 'refunded',
}

/** In words for the payer, by what the gateway details. */
const reasons: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount: 'Saldo insuficiente no cartão.',
  cc_rejected_bad_filled_card_number: 'Número do cartão inválido.',
  cc_rejected_bad_filled_date: 'Validade do cartão inválida.',
  cc_rejected_bad_filled_security_code: 'Código de segurança inválido.',
  cc_rejected_card_disabled: 'Cartão bloqueado.',
  cc_rejected_call_for_authorize: 'Cartão não autorizado pelo banco.',
}

export function toCharge(answer: unknown): GatewayCharge {
  const payment = read(paymentSchema, answer)
  const method = payment.payment_method_id === 'pix' ? 'pix' : 'credit_card'
  const [amountCents, refundedCents] = [
    cents(payment.transaction_amount),
    cents(payment.transaction_amount_refunded ?? 0),
  ]
  const isCalledOff = payment.status === 'cancelled'
  const told = isCalledOff
    ? method === 'pix'
      ? 'expired'
      : 'refused'
    : (states[payment.status] ?? 'pending')
  const state = told === 'paid' && refundedCents > 0 ? 'partly_refunded' : told
  const isPaid = ['paid', 'partly_refunded', 'refunded'].includes(state)
  const code = payment.point_of_interaction?.transaction_data?.qr_code
  const expiresAt = instant(payment.date_of_expiration)
  return {
    id: String(payment.id),
    code: payment.external_reference ?? '',
    method,
    state,
    amountCents,
    paidCents: isPaid ? amountCents : 0,
    refundedCents: state === 'refunded' ? amountCents : refundedCents,
    paidAt: instant(payment.date_approved),
    reason:
      state === 'refused' ? (reasons[payment.status_detail ?? ''] ?? 'O pagamento foi recusado.') : null,
    pix: code && expiresAt ? { code, expiresAt } : null,
  }
}

/** `method` is what the gateway wants to hear of a card when it is charged. */
export function toCard(answer: unknown, customerId: string): GatewayCard & { method: string } {
  const card = read(cardSchema, answer)
  return {
    customerId,
    cardId: String(card.id),
    method: card.payment_method.id,
    brand: card.payment_method.id === 'master' ? 'mastercard' : card.payment_method.id,
    lastDigits: card.last_four_digits,
    expiration: `${String(card.expiration_month).padStart(2, '0')}/${String(card.expiration_year).slice(-2)}`,
  }
}
