import { describe, expect, test } from 'vitest'
import { planBenefits, planPrice } from './plan-price.ts'

describe('PUB-18 prices of plans', () => {
  test('amount minus discount, by period', () => {
    expect(planPrice({ amount: 1188, discount: 178.2, days: 365 })).toEqual({
      kind: 'amount',
      priceCents: 100980,
      fullPriceCents: 118800,
      per: 'por ano',
      discount: '− R$ 178,20',
    })
    expect(planPrice({ amount: 19.9, discount: 0, days: 30 })).toMatchObject({
      priceCents: 1990,
      fullPriceCents: null,
      per: 'por mês',
    })
    expect(planPrice({ amount: 359, discount: 35.9, days: 183 })).toMatchObject({
      priceCents: 32310,
      per: 'por semestre',
    })
  })

  test('PLN-09 a discount above the price gives it away, not more', () => {
    expect(planPrice({ amount: 10, discount: 12, days: 30 })).toMatchObject({
      priceCents: 0,
      discount: '− R$ 10,00',
    })
  })

  test('GAP-73 another duration reads as a year; no amount is to negotiate', () => {
    expect(planPrice({ amount: 10, discount: 0, days: 90 })).toMatchObject({ per: 'por ano' })
    expect(planPrice({ amount: null, discount: 0, days: 365 })).toEqual({ kind: 'negotiate' })
  })
})

describe('PUB-08 benefits on a card', () => {
  const benefits = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, benefit: `Benefício ${id}` }))
  test('GAP-72 five are listed; more follows when there are more than six', () => {
    expect(planBenefits({ amount: 1, benefits: benefits(5) })).toMatchObject({ hasMore: false })
    expect(planBenefits({ amount: 1, benefits: benefits(6) }).list).toHaveLength(5)
    expect(planBenefits({ amount: 1, benefits: benefits(6) }).hasMore).toBe(false)
    expect(planBenefits({ amount: 1, benefits: benefits(7) }).hasMore).toBe(true)
  })

  test('PLN-01 what the platform gives comes first and counts: five are listed in all', () => {
    const plan = { amount: 1, benefits: benefits(5) }
    const { given, list, hasMore } = planBenefits(plan, ['Cashback em dobro', '2 chances a mais'])
    expect([given.length, list.length, hasMore]).toEqual([2, 3, true])
    expect(
      planBenefits({ amount: 1, benefits: benefits(4) }, ['Cashback em dobro', '2 chances']),
    ).toMatchObject({
      hasMore: false,
    })
    expect(
      planBenefits(
        plan,
        benefits(7).map(({ benefit }) => benefit),
      ).given,
    ).toHaveLength(5)
  })

  test('PUB-24 six Portuguese items when none are configured', () => {
    expect(planBenefits({ amount: null, benefits: [] }).list).toHaveLength(6)
    expect(planBenefits({ amount: 1, benefits: [] }).list).toEqual([])
  })
})
