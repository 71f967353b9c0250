import { describe, expect, test } from 'vitest'
import { amountText, readAmount } from './read-amount.ts'

describe('VAL-11 amounts as people type them', () => {
  test.each([
    ['25', 2500],
    ['25,5', 2550],
    ['25,50', 2550],
    ['25.50', 2550],
    ['0,49', 49],
    ['R$ 1.000,00', 100000],
    ['10.000', 1000000],
    ['1000000', 100000000],
    ['', null],
    ['-5', null],
    ['1,234', null],
    ['25,', null],
    ['1.00.00', null],
    ['vinte', null],
    ['1e3', null],
  ])('%s is %s centavos', (typed, cents) => expect(readAmount(typed)).toBe(cents))

  test('and back', () => expect([amountText(50), amountText(100000)]).toEqual(['0,50', '1000,00']))
})
