import { expect, test } from 'vitest'
import { coverOf } from './wallet-cover.ts'

test.each([
  ['ACT-03 enough', 3990, 500, 1, { balanceCents: 50000, missingCents: 0 }],
  ['ACT-03 exactly', 3990, 39.9, 1, { balanceCents: 3990, missingCents: 0 }],
  ['ACT-03 the missing amount', 3990, 20.1, 1, { balanceCents: 2010, missingCents: 1980 }],
  ['GAP-77 a point of ten reais', 4500, 4, 10, { balanceCents: 4000, missingCents: 500 }],
])('%s', (_, price, points, multiplier, cover) => expect(coverOf(price, points, multiplier)).toEqual(cover))
