import { expect, test } from 'vitest'
import { planAction } from './plan-action.ts'

const plan = { id: 2, amount: 200, discount: 0, days: 30 }
const held = { plan: { id: 1, price: 100 }, state: 'active', cancelled_at: null, open_payment: null }
const of = (more: object, own: object | null = held) =>
  planAction({ ...plan, ...more }, own as Parameters<typeof planAction>[1], { hasContact: false })

test('PLN-02 a plan is bought, is one’s own, or is changed to by what it costs', () => {
  expect(of({}, null)).toMatchObject({ label: 'Assinar' })
  expect(of({ id: 1 })).toEqual({ label: 'Este é seu plano atual' })
  expect([of({}), of({ amount: 50 })]).toMatchObject([
    { label: 'Fazer upgrade' },
    { label: 'Fazer downgrade' },
  ])
})

test('PLN-02 GAP-74 what waits for a payment, or ends, says so and changes to nothing', () => {
  expect(of({}, { ...held, state: 'pending' })).toEqual({
    label: 'Fazer upgrade',
    help: 'Conclua o pagamento em aberto para mudar de plano.',
  })
  expect(of({}, { ...held, cancelled_at: '2026-01-01T12:00:00Z' })).toEqual({
    label: 'Fazer upgrade',
    help: 'O seu plano foi cancelado. Desfaça o cancelamento para mudar de plano.',
  })
})

test('PLN-02 one’s own plan that waits for its first payment leads to it', () => {
  expect(of({ id: 1 }, { ...held, state: 'pending' })).toEqual({
    label: 'Concluir o pagamento',
    href: '/homepage/planos/pagamento',
  })
})

test('PLN-01 a plan by agreement leads members to their own support', () => {
  expect(of({ amount: null }).href).toBe('/homepage/support')
})
