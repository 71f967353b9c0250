import { expect, test } from 'vitest'
import { orderStatuses, orderStatusLabels, orderTransitions } from './status.ts'

test('GAP-68 the states of an order in their words', () => {
  expect(orderStatuses.map((one) => [one, orderStatusLabels[one]])).toEqual([
    ['awaiting_payment', 'Aguardando pagamento'],
    ['paid', 'Pagamento confirmado'],
    ['partly_refunded', 'Parcialmente estornada'],
    ['refunded', 'Estornada'],
    ['cancelled', 'Cancelado'],
    ['expired', 'Expirado'],
  ])
})

test('GAP-64 GAP-65 an order is paid or ends unpaid, what was paid can go back in parts, and what ended stays ended', () => {
  const steps = orderStatuses.flatMap((from) => orderTransitions[from].map((to) => `${from} → ${to}`))
  expect(steps).toEqual([
    'awaiting_payment → paid',
    'awaiting_payment → cancelled',
    'awaiting_payment → expired',
    'paid → partly_refunded',
    'paid → refunded',
    'partly_refunded → partly_refunded',
    'partly_refunded → refunded',
  ])
})
