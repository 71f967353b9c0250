import { expect, test } from 'vitest'
import { coverOf } from './wallet-cover.ts'

test.each([
  ['ACT-03 enough', 3990, 500, 1, { pricePoints: 39.9, balance: 500, missing: 0 }],
  ['ACT-03 exactly', 3990, 39.9, 1, { pricePoints: 39.9, balance: 39.9, missing: 0 }],
  ['ACT-03 the missing amount', 3990, 20.1, 1, { pricePoints: 39.9, balance: 20.1, missing: 19.8 }],
  ['GAP-77 a point of ten reais', 4500, 4, 10, { pricePoints: 4.5, balance: 4, missing: 0.5 }],
  [
    'SEC-27 GAP-77 rounded as the API does: enough for it is enough',
    100,
    0.33,
    3,
    { pricePoints: 0.33, balance: 0.33, missing: 0 },
  ],
])('%s', (_, priceCents, points, multiplier, cover) =>
  expect(coverOf(priceCents, points, { name: 'milhas', multiplier, position: 'after' })).toEqual(cover),
)
