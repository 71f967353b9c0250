import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentsOf, planOf } from './instalments.ts'

const terms = { allowInstallments: true, maxInstallments: 3, monthlyInterestBp: 0 }

test('CAR-08 GAP-75 all activities must allow instalments; the smallest number and the highest interest hold', () => {
  expect(planOf([terms, { ...terms, maxInstallments: 6, monthlyInterestBp: 199 }])).toEqual({
    most: 3,
    monthlyInterestBp: 199,
  })
  expect(planOf([terms, { ...terms, allowInstallments: false }])).toEqual({ most: 1, monthlyInterestBp: 0 })
  expect(planOf([])).toEqual({ most: 1, monthlyInterestBp: 0 })
})

test('CAR-08 without interest the instalments sum to the price, and none is under R$ 5,00', () => {
  expect(instalmentsOf(10_00, { most: 3, monthlyInterestBp: 0 })).toEqual([
    { count: 1, eachCents: 10_00, totalCents: 10_00 },
    { count: 2, eachCents: 5_00, totalCents: 10_00 },
  ])
  expect(instalmentsOf(100, { most: 3, monthlyInterestBp: 0 })).toEqual([
    { count: 1, eachCents: 100, totalCents: 100 },
  ])
  expect(instalmentsOf(0, { most: 3, monthlyInterestBp: 0 })).toEqual([])
})

test('CAR-08 interest by the Price table, from the second instalment on', () => {
  // R$ 1.000,00 at 1.99 % a month: the figures of the textbook's formula.
  const options = instalmentsOf(100_000, { most: 12, monthlyInterestBp: 199 })
  expect(options[0]).toEqual({ count: 1, eachCents: 100_000, totalCents: 100_000 })
  expect(options[1]).toEqual({ count: 2, eachCents: 51_497, totalCents: 102_994 })
  expect(options[11]).toEqual({ count: 12, eachCents: 9_450, totalCents: 113_400 })
})

test('CAR-08 whatever the amount, what is paid in the end is no less than the price, and more instalments never cost less', () => {
  const plan = fc.record({
    most: fc.integer({ min: 1, max: 12 }),
    monthlyInterestBp: fc.integer({ min: 0, max: 2_000 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), plan, (cents, chosen) => {
      const options = instalmentsOf(cents, chosen)
      expect(options[0]).toEqual({ count: 1, eachCents: cents, totalCents: cents })
      for (const { count, eachCents, totalCents } of options) {
        expect(Number.isSafeInteger(eachCents) && Number.isSafeInteger(totalCents)).toBe(true)
        if (chosen.monthlyInterestBp === 0) expect(totalCents).toBe(cents)
        // Rounded once for each instalment.
        expect(totalCents).toBeGreaterThanOrEqual(cents - count)
        expect(Math.abs(eachCents * count - totalCents)).toBeLessThanOrEqual(count)
      }
    }),
  )
})
