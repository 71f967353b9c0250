import { describe, expect, test } from 'vitest'
import { fieldTexts } from '#contract/fields.ts'
import { readQuantities } from './cart-actions.server.ts'

const lines = [
  { product_id: 140001, quantity: 2 },
  { product_id: 140002, quantity: 1 },
]
const sent = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [id, value] of Object.entries(values)) form.set(`quantidade-${id}`, value)
  return form
}

describe('the numbers of a sent cart', () => {
  test('CAR-02 only those that differ are changed', () => {
    expect(readQuantities(lines, sent({ 140001: '2', 140002: ' 4 ' }))).toEqual({
      changes: [{ product_id: 140002, quantity: 4 }],
      errors: {},
    })
    expect(readQuantities(lines, sent({}))).toEqual({ changes: [], errors: {} })
  })

  test('CAR-02 − and + count from what was typed, which other lines keep', () => {
    const form = sent({ 140001: '5', 140002: '3' })
    expect(readQuantities(lines, form, { productId: 140001, by: 1 }).changes).toEqual([
      { product_id: 140001, quantity: 6 },
      { product_id: 140002, quantity: 3 },
    ])
  })

  test.each([
    ['0', 'A quantidade mínima é 1'],
    ['-1', 'A quantidade mínima é 1'],
    ['1,5', fieldTexts.number],
    ['1e9', 'A quantidade máxima é 1.000'],
    ['muitas', fieldTexts.number],
    ['', fieldTexts.number],
  ])('GAP-78 %s is refused in words beside its line', (typed, words) => {
    expect(readQuantities(lines, sent({ 140001: typed }))).toEqual({
      changes: [],
      errors: { 140001: words },
    })
  })

  test('GAP-78 − at one is refused, never a removal', () => {
    const { errors } = readQuantities(lines, sent({}), { productId: 140002, by: -1 })
    expect(errors).toEqual({ 140002: 'A quantidade mínima é 1' })
  })
})
