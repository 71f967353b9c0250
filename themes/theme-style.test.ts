import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from './brand.ts'
import { readableOn } from './color.ts'
import { resolveTheme } from './resolve.ts'
import { brandGround, groundStyle, lightestUnderScrim, schemesOf, themeStyle } from './theme-style.ts'

describe('themeStyle', () => {
  it('TEN-03 gives CSS variables by role, once per brand object', () => {
    expect(themeStyle(defaultBrand)['--color-brand']).toBe('#0284fe')
    expect(themeStyle(defaultBrand)).toBe(themeStyle(defaultBrand))
  })
})

describe('schemes', () => {
  it('TEN-03 a colour that is another in the dark says both, one that is not stays as it is', () => {
    const style = themeStyle(defaultBrand)
    const { light, dark } = schemesOf(defaultBrand)
    expect(style['--color-page']).toBe(`var(--light,${light.color.page})var(--dark,${dark.color.page})`)
    expect(style['--color-footer']).toBe('#f69376')
    expect(style['--font-body']).not.toContain('--dark')
  })

  it('GAP-09 the dark scheme has a dark page, buttons that stand out from it, and a light plate behind logos', () => {
    for (const primary of ['#0284fe', '#16325c', '#ffd400', '#000000', '#ffffff', '#8c1c25']) {
      const brand = { ...defaultBrand, colors: { ...defaultBrand.colors, primary } }
      const { color } = schemesOf(brand).dark
      expect(wcagContrast(color.page, '#ffffff')).toBeGreaterThan(14)
      expect(wcagContrast(color.brand, color.page)).toBeGreaterThanOrEqual(3)
      expect(wcagContrast(color.logoPlate, color.page)).toBeGreaterThan(12)
    }
  })

  it('GAP-09 a brand that chose a dark page has it in both, and its logos stand on it', () => {
    const brand = { ...defaultBrand, colors: { ...defaultBrand.colors, surface: '#14141f' } }
    const { light, dark } = schemesOf(brand)
    expect(dark).toEqual(light)
    expect(light.color.logoPlate).toBe('transparent')
  })
})

describe('groundStyle', () => {
  it('keeps text and buttons legible on a ground chosen by content', () => {
    for (const ground of ['#111827', '#f9d71c', '#7f7f7f', '#ffffff']) {
      const style = groundStyle(defaultBrand, ground)
      expect(style['--color-page']).toBe(ground)
      expect(wcagContrast(style['--color-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(style['--color-link'] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('words on a picture', () => {
  it('GAP-09 can be read over the scrim, whatever the picture is', () => {
    const { imageScrim, onImage } = resolveTheme(defaultBrand).color
    const share = Number(/\/ ([\d.]+)\)$/.exec(imageScrim)?.[1])
    expect(lightestUnderScrim).toBe(
      `#${Math.round(255 * (1 - share))
        .toString(16)
        .repeat(3)}`,
    )
    expect(wcagContrast(onImage, lightestUnderScrim)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('brandGround', () => {
  it('GAP-09 a bright brand carries white on large surfaces, a light one keeps its colour and carries ink', () => {
    expect(wcagContrast(brandGround(defaultBrand)['--color-text'] ?? '', '#000000')).toBeGreaterThan(19)
    const mango = { ...defaultBrand, colors: { ...defaultBrand.colors, primary: '#ff9f1c' } }
    expect(brandGround(mango)['--color-page']).toBe('#ff9f1c')
  })
})

describe('readableOn', () => {
  it('keeps a legible colour and corrects another', () => {
    expect(readableOn('#ffffff', '#102030')).toBe('#102030')
    expect(wcagContrast(readableOn('#ffffff', '#ffee88'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
