import { describe, expect, test } from 'vitest'
import { chosenIn, subscriptionKeyOf } from './chosen-products.ts'

describe('what is chosen of products that come again', () => {
  test('ACT-21 one product, with what the page showed', () => {
    const form = [
      ['produto', '210002'],
      ['preco-210001', '5900'],
      ['preco-210002', '10900'],
    ] as [string, string][]
    expect(chosenIn(form)).toEqual({ products: [{ id: 210_002, quantity: 1 }], amount: 109 })
  })

  test('ACT-21 several, those of which there are some', () => {
    const form = [
      ['quantidade-210001', ' 2 '],
      ['quantidade-210002', '0'],
      ['quantidade-x', '3'],
      ['quantidade-210003', '-1'],
      ['preco-210001', '5900'],
    ] as [string, string][]
    expect(chosenIn(form)).toEqual({ products: [{ id: 210_001, quantity: 2 }], amount: 118 })
  })

  test('ACT-21 nothing', () => {
    expect(chosenIn([])).toEqual({ products: [], amount: 0 })
    expect(chosenIn([['produto', 'abc']])).toEqual({ products: [], amount: 0 })
  })

  test('ACT-21 the key is that of what it comes after', () => {
    expect(subscriptionKeyOf(21, '0')).toBe('assinatura-21-depois-0')
    expect(subscriptionKeyOf(21, null)).toBeUndefined()
    expect(subscriptionKeyOf(21, 'x-1')).toBeUndefined()
  })
})
