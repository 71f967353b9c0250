import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentText } from './instalment-text.ts'

test.each([
  [3, 90_00, '3x de R$ 30,00'],
  [3, 37_00, '3x: 1ª de R$ 12,34, depois R$ 12,33'],
  [3, 397_00, '3x: 1ª de R$ 132,34, depois R$ 132,33'],
  [3, 200_00, '3x: 1ª de R$ 66,68, depois R$ 66,66'],
])('CAR-08 %i instalments of %i centavos', (count, cents, text) => {
  expect(instalmentText(count, cents)).toBe(text)
})

test('CAR-08 what is said comes to the amount', () => {
  const centsIn = (text: string) =>
    [...text.matchAll(/R\$ ([\d.]+,\d{2})/g)].map(([, amount = '']) => Number(amount.replace(/\D/g, '')))
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 24 }),
      fc.integer({ min: 1_00, max: 10_000_000 }),
      (count, cents) => {
        const [first = 0, later = first] = centsIn(instalmentText(count, cents))
        expect(first + later * (count - 1)).toBe(cents)
      },
    ),
  )
})
