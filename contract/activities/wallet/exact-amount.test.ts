import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasExactAmount, inexactProblem, nearestExact, stepCentsOf } from './exact-amount.ts'
import {
  centsForHundredths,
  convertsExactly,
  exactCentsUpTo,
  hundredthsForCents,
} from './points-for-cents.ts'

const limits = { minCents: 150, maxCents: 10_000 }

test.each([
  ['a point of R$ 10,00 has no 10,01', 1001, 10, 'R$ 10,00 ou R$ 10,10'],
  ['nor 1,55', 155, 10, 'R$ 1,50 ou R$ 1,60'],
  ['a point of R$ 2,00 has no 10,01', 1001, 2, 'R$ 10,00 ou R$ 10,02'],
  ['what lies below the least is not said', 151, 100, 'Use R$ 2,00.'],
  ['nor what lies above the most', 9_999, 97, 'Use R$ 99,91.'],
  ['where a point is dearer than the most there is none', 9_000, 20_000, 'Fale com a gestão'],
])('GAP-118 %s, and the nearest are said', (_, cents, multiplier, said) => {
  expect(inexactProblem(cents, multiplier, limits)).toContain(said)
})

test('GAP-118 what converts is not spoken of', () => {
  for (const multiplier of [1, 0.5, 0.05, 0.29]) expect(inexactProblem(1001, multiplier, limits)).toBeNull()
  expect(inexactProblem(1010, 10, limits)).toBeNull()
  expect([1, 10, 0.29].every((one) => hasExactAmount(one, limits))).toBe(true)
  expect(hasExactAmount(20_000, limits)).toBe(false)
  expect([stepCentsOf(10), stepCentsOf(1), stepCentsOf(0.5), stepCentsOf(1.5)]).toEqual([
    10,
    null,
    null,
    null,
  ])
})

const someMultiplier = fc.oneof(
  fc.constantFrom(1, 2, 10, 0.5, 0.29, 0.01, 1.05, 3.7123, 1000),
  fc.double({ min: 0.001, max: 1000, noNaN: true }),
)

test('GAP-118 whatever a point is worth: what is offered converts, and nothing that converts lies between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 150, max: 10_000 }), someMultiplier, (cents, multiplier) => {
      const below = exactCentsUpTo(cents, multiplier)
      expect(below).toBeLessThanOrEqual(cents)
      for (const one of nearestExact(cents, multiplier, limits))
        expect(convertsExactly(one, multiplier)).toBe(true)
      for (let between = below + 1; between <= cents; between += 1)
        expect(convertsExactly(between, multiplier)).toBe(false)
      if (convertsExactly(cents, multiplier))
        expect(centsForHundredths(hundredthsForCents(cents, multiplier), multiplier)).toBe(cents)
    }),
    { numRuns: 2_000 },
  )
})
