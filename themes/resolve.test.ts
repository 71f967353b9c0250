import { wcagLuminance } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Brand, defaultBrand, fontNames } from './brand.ts'
import { type ColorToken, contrastPairs, resolveTheme } from './resolve.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const maybe = fc.option(color, { nil: undefined })
const brands: fc.Arbitrary<Brand> = fc.record({
  colors: fc.record({
    primary: color,
    link: color,
    footer: color,
    error: color,
    success: color,
    accent: maybe,
    surface: maybe,
    ink: maybe,
  }),
  fonts: fc.record({
    body: fc.constantFrom(...fontNames),
    heading: fc.constantFrom(undefined, ...fontNames),
  }),
  corner: fc.constantFrom('crisp', 'soft', 'round'),
  header: fc.record({ layout: fc.constantFrom('split', 'centered', 'overlay') }),
  display: fc.constantFrom('calm', 'strong'),
  line: fc.constantFrom('hairline', 'bold', 'float'),
  member: fc.record({
    home: fc.constantFrom('points', 'services', 'content'),
    frame: fc.constantFrom('top', 'rail'),
    header: fc.constantFrom('paper', 'brand'),
    card: fc.constantFrom('above', 'beside', 'full', 'ruled'),
    ground: fc.constantFrom('paper', 'tint', 'pattern'),
  }),
})

/** Pairs below their promise, as readable lines. */
function broken(brand: Brand): string[] {
  const { color: tokens } = resolveTheme(brand)
  const lights = new Map<ColorToken, number>()
  const light = (token: ColorToken) => {
    const value = lights.get(token) ?? wcagLuminance(tokens[token]) + 0.05
    lights.set(token, value)
    return value
  }
  const ratio = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)
  return contrastPairs
    .map((pair) => ({ ...pair, is: ratio(light(pair.ink), light(pair.on)) }))
    .filter((pair) => pair.is < pair.min)
    .map(
      (pair) =>
        `${pair.ink} ${tokens[pair.ink]} on ${pair.on} ${tokens[pair.on]}: ${pair.is.toFixed(2)} < ${pair.min}`,
    )
}

describe('resolveTheme', () => {
  it('GAP-09 keeps every promised contrast for 10,000 random brands', () => {
    fc.assert(
      fc.property(brands, (brand) => {
        expect(broken(brand)).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)

  it('GAP-09 keeps them at the corners: black, white, greys and pure hues everywhere', () => {
    const corners = ['#000000', '#ffffff', '#777777', '#767676', '#ff0000', '#00ff00', '#0000ff', '#ffff00']
    for (const primary of corners)
      for (const surface of [...corners, undefined])
        for (const ink of [...corners, undefined])
          expect(
            broken({
              ...defaultBrand,
              colors: { ...defaultBrand.colors, primary, footer: primary, surface, ink },
            }),
          ).toEqual([])
  })

  it('TEN-03 an empty config gives the literal default colours', () => {
    const { color: tokens } = resolveTheme(defaultBrand)
    expect(tokens).toMatchObject({
      brand: '#0284fe',
      link: '#006ce6',
      footer: '#f69376',
      error: '#FF5A52',
      success: '#52C22C',
    })
  })

  it('TEN-03 a configured colour replaces each', () => {
    const colors = {
      primary: '#112233',
      link: '#223344',
      footer: '#334455',
      error: '#441111',
      success: '#114411',
    }
    const { color: tokens } = resolveTheme({ ...defaultBrand, colors })
    expect(tokens).toMatchObject({
      brand: '#112233',
      link: '#223344',
      footer: '#334455',
      error: '#441111',
      success: '#114411',
    })
  })

  it('TEN-04 the default font is Lato, headings follow the body font unless configured', () => {
    expect(resolveTheme(defaultBrand).font.heading).toContain('"Lato"')
    const fonts = { body: 'Source Sans 3', heading: 'Merriweather' } as const
    const { font } = resolveTheme({ ...defaultBrand, fonts })
    expect(font.body).toMatch(/^"Source Sans 3", "Source Sans 3 Fallback", sans-serif$/)
    expect(font.heading).toMatch(/^"Merriweather", "Merriweather Fallback", serif$/)
  })

  it('is pure and gives every token a value', () => {
    expect(resolveTheme(defaultBrand)).toEqual(resolveTheme(structuredClone(defaultBrand)))
    const values = Object.values(resolveTheme(defaultBrand)).flatMap((group) => Object.values(group))
    expect(values.every((value) => value.length > 0)).toBe(true)
  })
})
