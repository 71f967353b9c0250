import { expect, test } from 'vitest'
import { planContentSchema } from './content.ts'

test('PLN-09 a plan of a folder costs what it says: no discount above its price, and none without one', () => {
  const plan = (more: object) =>
    planContentSchema.safeParse({ id: 1, name: 'Ouro', days: 30, ...more }).success
  expect(plan({ priceCents: 2_990, discountCents: 2_990 })).toBe(true)
  expect(plan({ priceCents: 2_990, discountCents: 2_991 })).toBe(false)
  expect(plan({ priceCents: null, discountCents: 1 })).toBe(false)
  expect(plan({ priceCents: null })).toBe(true)
})
