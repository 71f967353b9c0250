import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from './brand.ts'
import { readableOn } from './color.ts'
import { resolveTheme } from './resolve.ts'
import { brandGround, groundStyle, lightestUnderScrim, themeStyle } from './theme-style.ts'

describe('themeStyle', () => {
  it('TEN-03 gives CSS variables by role, once per brand object', () => {
    expect(themeStyle(defaultBrand)['--color-brand']).toBe('#0284fe')
    expect(themeStyle(defaultBrand)).toBe(themeStyle(defaultBrand))
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
