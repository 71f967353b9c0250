import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import type { PaymentMethod } from '../payments.ts'
import type { CardBehaviour } from './cards.ts'
import type { RecordRow } from './records.ts'

/** An order with its one charge, as the simulator keeps it. Amounts in centavos, instants in ISO 8601. */
export type SimulatedOrder = {
  chargeId: string
  method: PaymentMethod
  status: 'pending' | 'processing' | 'paid' | 'overpaid' | 'failed' | 'canceled'
  amount: number
  paid: number
  canceled: number
  /** Keys of refunds that were made: the same again gives nothing back. */
  refunds: string[]
  paidAt: string | null
  installments: number
  /** Of PIX. */
  qrCode: string | null
  expiresAt: string | null
  /** Of cards. */
  behaviour: CardBehaviour | null
  acquirerCode: string | null
}

/** A BR Code that says whom, how much and what for, valid to the last digit; nobody's key. */
export function brCode(amountCents: number, code: string): string {
  const made = generatePixPayload({
    key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    merchantName: 'Estacao Demonstracao',
    merchantCity: 'Sao Paulo',
    amount: amountCents / 100,
    txid: code.replace(/[^A-Za-z0-9]/g, '').slice(0, 25),
  })
  if (made === null) throw new Error('No BR Code could be made')
  return made
}

/** Whether its time is over; from then on nobody pays it but who is late. */
export const isExpired = ({ status, expiresAt }: SimulatedOrder, now: Date): boolean =>
  status === 'pending' && expiresAt !== null && new Date(expiresAt) <= now

export function chargeAnswer({ code, createdAt, data }: RecordRow<SimulatedOrder>, now: Date) {
  const status = isExpired(data, now) ? 'failed' : data.status
  return {
    id: data.chargeId,
    code,
    amount: data.amount,
    paid_amount: data.paid,
    canceled_amount: data.canceled,
    status,
    currency: 'BRL',
    payment_method: data.method,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
    ...(data.paidAt && { paid_at: data.paidAt }),
    last_transaction: {
      transaction_type: data.method,
      amount: data.amount,
      status,
      success: data.paid > 0,
      ...(data.method === 'pix'
        ? { qr_code: data.qrCode, expires_at: data.expiresAt }
        : { installments: data.installments, acquirer_return_code: data.acquirerCode }),
    },
  }
}

export const orderAnswer = (row: RecordRow<SimulatedOrder>, now: Date) => {
  const charge = chargeAnswer(row, now)
  return {
    id: row.id,
    code: row.code,
    amount: row.data.amount,
    currency: 'BRL',
    closed: true,
    status:
      charge.status === 'overpaid' ? 'paid' : charge.status === 'processing' ? 'pending' : charge.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.createdAt.toISOString(),
    charges: [charge],
  }
}
