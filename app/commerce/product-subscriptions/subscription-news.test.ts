import { describe, expect, test } from 'vitest'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { canCancel, newsOf } from './subscription-news.ts'

const open = {
  charge_id: 1,
  kind: 'renewal' as const,
  plan: 'Caixa',
  payment_method: 'pix' as const,
  amount: 59,
  pix_qr_code: null,
  expiration_date: null,
  is_in_doubt: false,
  reason: 'Cartão sem limite',
}
const subscription = (facts: Partial<ActionSubscription>): ActionSubscription => ({
  id: 1,
  action_id: 21,
  description: 'Caixa',
  state: 'active',
  recurrence: 'monthly',
  price: 59,
  products: [],
  payment_method: 'pix',
  card: null,
  current_period_end: 'D',
  cancelled_at: null,
  createdAt: 'C',
  open_payment: null,
  refusal: null,
  next_try_at: null,
  ends_at: null,
  ...facts,
})
const said = (facts: Partial<ActionSubscription>) =>
  newsOf(subscription(facts), (at) => at ?? '').map(({ text }) => text)

describe('what is said of a subscription', () => {
  test('PLN-10 nothing of one that is paid', () => {
    expect(said({})).toEqual([])
    expect(said({ state: 'ended' })).toEqual([])
  })

  test('PLN-10 what is waited for, with its day', () => {
    expect(said({ state: 'pending' })).toEqual(['Falta o pagamento para a sua assinatura começar.'])
    // A new card alone does not pay it.
    expect(said({ state: 'pending', open_payment: { ...open, pix_qr_code: '000201' } })).toEqual([
      'Falta o pagamento para a sua assinatura começar. O código PIX espera por ele. Para pagar com cartão, cadastre o cartão, cancele esta assinatura e assine de novo.',
    ])
    expect(said({ open_payment: open })).toEqual(['A renovação de R$ 59,00 já pode ser paga.'])
    expect(said({ state: 'past_due', open_payment: open, next_try_at: 'N', ends_at: 'E' })).toEqual([
      'O pagamento não chegou. Sem ele, a sua assinatura termina em E. Tentamos o cartão de novo em N. Motivo: Cartão sem limite',
    ])
  })

  test('PLN-11 what was cancelled lasts until its end, and is not cancelled again', () => {
    expect(said({ cancelled_at: 'X' })).toEqual([
      'Você cancelou. O que já foi pago vale até D e nada mais é cobrado.',
    ])
    expect(canCancel({ state: 'active', cancelled_at: 'X' })).toBe(false)
    expect(canCancel({ state: 'ended', cancelled_at: null })).toBe(false)
    expect(canCancel({ state: 'past_due', cancelled_at: null })).toBe(true)
  })
})
