import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Money, Points } from './amount.tsx'

const textOf = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '')
const currency = { name: 'milhas', multiplier: 2, position: 'after' } as const

describe('Points', () => {
  it('TEN-07 reads as the name of the currency on its side of amount × multiplier', () => {
    expect(textOf(<Points points={10} currency={currency} />)).toBe('20,00 milhas')
    const before = { ...currency, position: 'before_currency' } as const
    expect(textOf(<Points points={10} currency={before} size="large" />)).toBe('milhas 20,00')
    expect(textOf(<Points points={10} currency={currency} signed />)).toBe('+20,00 milhas')
    expect(textOf(<Points points={-10} currency={currency} signed />)).toBe('-20,00 milhas')
  })
  it('SEC-27 GAP-116 a reward carries a plus, nothing does not', () => {
    expect(textOf(<Points points={10} currency={currency} gain />)).toBe('+20,00 milhas')
    expect(textOf(<Points points={0} currency={currency} gain />)).toBe('0,00 milhas')
  })
})

describe('Money', () => {
  it('TEN-08 reads as R$ 1.234,56', () => {
    expect(textOf(<Money cents={123_456} />)).toBe('R$ 1.234,56')
  })
})
