import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cardFields, hasCodeOfBrand } from './card-fields.ts'
import { cardBrand, cardNumberShape, groupedNumber } from './card-mask.ts'
import { writeBegun } from './typed-shapes.ts'

const schema = z.object(cardFields).refine(...hasCodeOfBrand)
const visa = { number: '4111 1111 1111 1111', expiry: '12/27', cvv: '123' }
const messages = (card: Partial<typeof visa>) =>
  schema.safeParse({ ...visa, ...card }).error?.issues.map(({ path, message }) => [path[0], message])

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('VAL-08 GAP-71 card number', () => {
  test.each([
    ['4111 1111 1111 1111', '4111111111111111'],
    ['5555-5555-5555-4444', '5555555555554444'],
    ['6362970000457013', '6362970000457013'],
    ['6062826786276634', '6062826786276634'],
  ])('%s is one', (number, digits) => {
    expect(schema.parse({ ...visa, number }).number).toBe(digits)
  })
  test.each(['4111 1111 1111 1112', '411111111111', '41111111111111111111', '4111x11111111111', 'abcd'])(
    '%s is none',
    (number) => {
      expect(messages({ number })).toEqual([['number', 'Número inválido']])
    },
  )
})

describe('VAL-08 GAP-71 expiry', () => {
  test.each([
    ['11/26', '11/26'],
    ['1227', '12/27'],
    ['01 / 30', '01/30'],
    ['1/27', '01/27'],
    ['12/2027', '12/27'],
  ])('%s', (expiry, stored) => {
    expect(schema.parse({ ...visa, expiry }).expiry).toBe(stored)
  })
  test.each(['10/26', '13/27', '00/27', '12/20277', '12/99', 'ab/cd'])('%s is refused', (expiry) => {
    expect(messages({ expiry })).toEqual([['expiry', 'Data inválida']])
  })
})

describe('VAL-08 GAP-71 CVV', () => {
  test.each(['12', '12345', '12a', '1234'])('%s is refused for three digits', (cvv) => {
    expect(messages({ cvv })).toEqual([['cvv', 'CVV inválido']])
  })
  test('as many digits as the brand has', () => {
    const amex = { number: '378282246310005', cvv: '1234' }
    expect(messages(amex)).toBeUndefined()
    expect(messages({ ...amex, cvv: '123' })).toEqual([['cvv', 'CVV inválido']])
  })
})

test('VAL-01 VAL-08 all three must be there', () => {
  expect(messages({ number: '', expiry: ' ', cvv: '' })).toEqual(
    ['number', 'expiry', 'cvv'].map((name) => [name, 'Esse campo é obrigatório']),
  )
})

test.each([
  ['4111111', '4111 111'],
  ['378282246310005', '3782 822463 10005'],
  ['4111–1111–1111–1111', '4111 1111 1111 1111'],
  // More than its brand has, or no number at all: as it was typed.
  ['3782822463100059', '3782822463100059'],
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
])('VAL-07 GAP-71 the shape of %j follows the brand', (typed, shown) => {
  expect(writeBegun(cardNumberShape, typed)).toBe(shown)
})

test.each([
  ['', null],
  ['4', null],
  ['4111', 'Visa'],
  ['5555 5555', 'Mastercard'],
  ['6362 9700', 'Elo'],
  ['3782', 'American Express'],
  ['6062 82', 'Hipercard'],
])('CRD-03 the preview names the brand of %j: %s', (typed, brand) => {
  expect(cardBrand(typed)).toBe(brand)
})

test.each([
  ['', ''],
  ['41111', '4111 1'],
  ['4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
])('CRD-03 GAP-71 the preview shows %j as %j', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown)
})
