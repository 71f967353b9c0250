import { expect, test } from 'vitest'
import { givenBenefits } from './plan-card.tsx'

const currency = { name: 'estrelas', multiplier: 1, position: 'after' as const }
const none = {
  discountPercent: 0,
  discountCapCents: null,
  monthlyPoints: 0,
  areas: { feed: false, quizzes: false, checkout: false, card: false },
  activities: 0,
}

test('PLN-01 GAP-139 what a plan gives stands in words that are made of it, and nothing of what it does not give', () => {
  expect(givenBenefits(none, currency)).toEqual([])
  expect(givenBenefits({ ...none, discountPercent: 10 }, currency)).toEqual(['10% de desconto no carrinho'])
  const all = {
    discountPercent: 10,
    discountCapCents: 2_000,
    monthlyPoints: 50,
    activities: 2,
    areas: { ...none.areas, feed: true, card: true },
  }
  expect(givenBenefits(all, currency)).toEqual([
    '10% de desconto no carrinho, até R$ 20,00 por pedido',
    '50,00 estrelas todo mês',
    'Acesso ao mural',
    'Carteirinha de assinante',
    '2 atividades só para assinantes',
  ])
  expect(givenBenefits({ ...none, activities: 1 }, currency)).toEqual(['1 atividade só para assinantes'])
})
