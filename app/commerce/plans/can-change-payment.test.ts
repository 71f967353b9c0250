import { expect, test } from 'vitest'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { canChangePayment } from './can-change-payment.ts'
import { newsOf } from './my-plan.tsx'

const open = {
  charge_id: 1,
  plan: 'Palco',
  payment_method: 'pix' as const,
  amount: 361,
  pix_qr_code: 'PIX',
  expiration_date: null,
  is_in_doubt: false,
  reason: null,
}
const upgrade = { ...open, kind: 'upgrade' as const }
const held = { state: 'active' as const, cancelled_at: null, open_payment: null, plan: { price: 30 } }

test('PLN-04 PLN-05 another way of paying is offered of a plan that goes on and waits for no upgrade', () => {
  expect(canChangePayment(held)).toBe(true)
  expect(canChangePayment({ ...held, open_payment: { ...open, kind: 'renewal' } })).toBe(true)
  expect(canChangePayment({ ...held, state: 'past_due' })).toBe(true)
  expect(canChangePayment({ ...held, open_payment: upgrade })).toBe(false)
  expect(canChangePayment({ ...held, state: 'pending' })).toBe(false)
  expect(canChangePayment({ ...held, cancelled_at: '2026-01-01' })).toBe(false)
  expect(canChangePayment({ ...held, plan: { price: 0 } })).toBe(false)
})

test('PLN-04 PLN-05 while an upgrade waits for its payment, a line says when the way of paying can be changed', () => {
  const news = newsOf({ ...held, open_payment: upgrade } as unknown as Subscription, (at) => at ?? '')
  expect(news.map(({ text }) => text)).toEqual([
    'Falta o pagamento para você mudar para o plano Palco. Até lá, a forma de pagamento não pode ser alterada.',
  ])
})
