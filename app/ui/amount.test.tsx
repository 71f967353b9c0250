import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Points, Price } from './amount.tsx'

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

describe('Price', () => {
  it('SEC-27 GAP-116 is the station’s currency with the money beside it, as much as the wallet pays', () => {
    expect(textOf(<Price priceCents={4505} currency={{ ...currency, multiplier: 10 }} />)).toBe(
      '45,10 milhas R$ 45,05',
    )
    expect(textOf(<Price priceCents={3990} points={19.95} currency={currency} spent />)).toBe(
      '-39,90 milhas R$ 39,90',
    )
  })
  it('SEC-27 TEN-08 a station that counts in reais says it once', () => {
    const reais = { name: 'R$', multiplier: 1, position: 'before_currency' } as const
    expect(textOf(<Price priceCents={123_456} currency={reais} />)).toBe('R$ 1.234,56')
    expect(textOf(<Price priceCents={8000} currency={reais} spent />)).toBe('-R$ 80,00')
    expect(textOf(<Points points={5} currency={reais} gain />)).toBe('+R$ 5,00')
  })
})
