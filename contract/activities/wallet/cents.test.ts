import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, reaisOf } from './cents.ts'

test('ACT-03 every price comes back from the wire as it went', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => centsOf(reaisOf(cents)) === cents))
  expect([centsOf(39.9), centsOf(0.29), reaisOf(3990)]).toEqual([3990, 29, 39.9])
})
