import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBrand } from '#themes/brand.ts'
import { vars } from '#themes/contract.css.ts'
import { contrast } from '#themes/contrast.ts'
import { type ColorToken, contrastPairs } from '#themes/resolve.ts'
import { brandGround, groundStyle } from '#themes/theme-style.ts'
import { contrastReport } from './contrast-report.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('TEN-12 ONB-15 any of 1,000 colours gives a site whose every pair meets AA', () => {
  fc.assert(
    fc.property(color, color, (primary, footer) => {
      const { lines, holds } = contrastReport({
        ...defaultBrand,
        colors: { ...defaultBrand.colors, primary, link: primary, footer },
      })
      return holds && lines.every((line) => line.ratio >= line.min)
    }),
    { numRuns: 1000 },
  )
})

test('TEN-12 on the brand itself, in the head of the landing and in coloured sections, every pair meets AA too', () => {
  const variable = (token: ColorToken) => vars.color[token].slice('var('.length, -1)
  const misses = (ground: Record<string, string>) =>
    contrastPairs.filter(({ ink, on, min }) => {
      const [text, under] = [ground[variable(ink)], ground[variable(on)]]
      return text && under && contrast(text, under) < min
    })
  expect(Object.keys(brandGround(defaultBrand))).toContain(variable('onBrand'))
  fc.assert(
    fc.property(color, color, color, (primary, accent, background) => {
      const brand = { ...defaultBrand, colors: { ...defaultBrand.colors, primary, link: primary, accent } }
      return [brandGround(brand), groundStyle(brand, background)].every(
        (ground) => misses(ground).length === 0,
      )
    }),
    { numRuns: 1000 },
  )
})

test('the guard says what a colour that nobody could read became', () => {
  const { lines } = contrastReport({
    ...defaultBrand,
    colors: { ...defaultBrand.colors, primary: '#ffee00', link: '#ffee00' },
  })
  const link = lines.find((line) => line.label === 'Link no texto')
  expect(link).toMatchObject({ isAdjusted: true })
  expect(link?.chosen).toBeLessThan(1.5)
  expect(link?.ratio).toBeGreaterThanOrEqual(4.5)
})
