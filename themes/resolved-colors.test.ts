import { expect, test } from 'vitest'
import { type Brand, defaultBrand } from './brand.ts'
import { type ColorToken, contrastPairs, resolveTheme } from './resolve.ts'

const withColors = (colors: Partial<Brand['colors']>): Brand => ({
  ...defaultBrand,
  colors: { ...defaultBrand.colors, ...colors },
})
const brands = [
  defaultBrand,
  withColors({
    primary: '#FFD400',
    link: '#8899aa',
    accent: '#00695c',
    surface: '#fff3e0',
    footer: '#222222',
    ink: '#777777',
  }),
  withColors({
    primary: '#3b1f7a',
    link: '#3b1f7a',
    surface: '#14141f',
    footer: '#0b0b12',
    error: '#7a1020',
    success: '#0c3b1a',
  }),
]

/**
 * The colours that a light brand, a yellow one on a warm ground and a dark one get: another figure here is another look
 * of every station.
 */
const colors: Record<ColorToken, [light: string, warm: string, dark: string]> = {
  page: ['#f8fafc', '#fff3e0', '#14141f'],
  surface: ['#fefefe', '#fffdf9', '#1c1c27'],
  surfaceRaised: ['#fefeff', '#fffefc', '#22222e'],
  surfaceSunken: ['#f2f6f9', '#faeedb', '#0e0d18'],
  brandSoft: ['#dff0ff', '#f1eacf', '#28233f'],
  accentSoft: ['#ffe7de', '#d2f1ea', '#28282b'],
  errorSoft: ['#ffe6e2', '#ffe1dd', '#3d1d1e'],
  successSoft: ['#e3f5de', '#ddf0d9', '#1d2c20'],
  warningSoft: ['#fbedd4', '#f6e7cf', '#352506'],
  border: ['#dddfe2', '#ede3d2', '#282833'],
  borderStrong: ['#84878c', '#8a847a', '#71717d'],
  cardEdge: ['#dddfe2', '#ede3d2', '#282833'],
  text: ['#1d2229', '#686868', '#f1f0fb'],
  textMuted: ['#63686e', '#6b6761', '#9998a4'],
  brand: ['#0284fe', '#FFD400', '#3b1f7a'],
  onBrand: ['#05162c', '#1e1500', '#ffffff'],
  brandHover: ['#0063cc', '#ffd945', '#321969'],
  brandActive: ['#0054ae', '#ffde63', '#291459'],
  brandEdge: ['#0073eb', '#a77e00', '#3b1f7a'],
  brandMark: ['#0284fe', '#a77e00', '#7663bf'],
  brandText: ['#0065dc', '#866000', '#9484db'],
  brandDeep: ['#0073eb', '#FFD400', '#3b1f7a'],
  onBrandDeep: ['#ffffff', '#1e1500', '#ffffff'],
  onBrandSoft: ['#0160bd', '#846400', '#9083ce'],
  link: ['#006ce6', '#5f6f7e', '#8d7dd6'],
  linkHover: ['#00479c', '#3e4954', '#a79de2'],
  accent: ['#f69376', '#00695c', '#0b0b12'],
  onAccent: ['#280c05', '#ffffff', '#ffffff'],
  accentText: ['#a84f35', '#00695c', '#8e8e96'],
  onAccentSoft: ['#a05742', '#004c42', '#8f8f96'],
  footer: ['#f69376', '#222222', '#0b0b12'],
  onFooter: ['#280c05', '#ffffff', '#ffffff'],
  footerMuted: ['#56291d', '#c2c2c2', '#b9babc'],
  footerBorder: ['#c8755c', '#484848', '#33333a'],
  error: ['#FF5A52', '#FF5A52', '#7a1020'],
  onError: ['#290b09', '#290b09', '#ffffff'],
  errorHover: ['#ff6e64', '#ff6e64', '#690c1a'],
  errorText: ['#cc2628', '#ca2426', '#d57273'],
  onErrorSoft: ['#bb3e39', '#b83b36', '#ca7575'],
  success: ['#52C22C', '#52C22C', '#0c3b1a'],
  onSuccess: ['#091b04', '#091b04', '#ffffff'],
  successText: ['#007c00', '#007a00', '#719a78'],
  onSuccessSoft: ['#297e00', '#247a00', '#74987a'],
  warning: ['#f5b83d', '#f5b83d', '#f5b83d'],
  onWarning: ['#211300', '#211300', '#211300'],
  warningText: ['#935e00', '#915c00', '#f5b83d'],
  onWarningSoft: ['#8f6300', '#8c6000', '#f8c76f'],
  focus: ['#0284fe', '#a77e00', '#7663bf'],
  skeleton: ['#e4e7e9', '#f2e7d6', '#22222e'],
  overlay: ['rgb(0 0 0 / 0.5)', 'rgb(0 0 0 / 0.5)', 'rgb(0 0 0 / 0.5)'],
  imageScrim: ['rgb(0 0 0 / 0.6)', 'rgb(0 0 0 / 0.6)', 'rgb(0 0 0 / 0.6)'],
  onImage: ['#ffffff', '#ffffff', '#ffffff'],
  toneDeep: ['#00296c', '#432800', '#311868'],
  tonePale: ['#ffe9df', '#d6fbf3', '#f0f1fc'],
  logoPlate: ['transparent', 'transparent', 'transparent'],
}

test('TEN-03 GAP-09 three brands look as they did', () => {
  const resolved = brands.map((brand) => resolveTheme(brand).color)
  const tokens = Object.keys(colors) as ColorToken[]
  expect(Object.fromEntries(tokens.map((token) => [token, resolved.map((theme) => theme[token])]))).toEqual(
    colors,
  )
  for (const theme of resolved) expect(Object.keys(theme)).toEqual(tokens)
})

test('GAP-09 a fill that can get no darker, or no lighter, is pressed the other way', () => {
  const pressedOf = (primary: string) => {
    const { brandHover, brandActive } = resolveTheme(withColors({ primary })).color
    return [brandHover, brandActive]
  }
  expect(pressedOf('#000000')).toEqual(['#030303', '#161616'])
  expect(pressedOf('#ffffff')).toEqual(['#dedede', '#bebebe'])
})

test('TEN-03 wells of a grey page have a breath of the highlight colour', () => {
  const wellOf = (surface: string) => resolveTheme(withColors({ surface })).color.surfaceSunken
  expect([wellOf('#f5f5f5'), wellOf('#1c1c1c')]).toEqual(['#eef1f5', '#131518'])
})

test('TEN-03 corners and shadows are those of the brand', () => {
  const radiusOf = (corner: Brand['corner']) => resolveTheme({ ...defaultBrand, corner }).radius
  expect(radiusOf('crisp')).toEqual({ small: '2px', medium: '4px', large: '4px', pill: '4px' })
  expect(radiusOf('soft')).toEqual({ small: '6px', medium: '12px', large: '16px', pill: '999px' })
  expect(radiusOf('round')).toEqual({ small: '10px', medium: '20px', large: '28px', pill: '999px' })
  expect(resolveTheme(defaultBrand).shadow).toEqual({
    raised: '0 1px 2px rgb(0 0 0 / 0.05), 0 4px 16px rgb(0 0 0 / 0.06)',
    floating: '0 2px 6px rgb(0 0 0 / 0.06), 0 16px 48px rgb(0 0 0 / 0.16)',
    card: 'none',
  })
})

test('TEN-03 cards stand out by a hairline, a strong line or a shadow, and headlines are calm or strong', () => {
  const cardOf = (line: Brand['line']) => {
    const { color, line: lines, shadow } = resolveTheme({ ...defaultBrand, line })
    return [lines.card, color.cardEdge, shadow.card === shadow.raised]
  }
  const { border, brandMark } = resolveTheme(defaultBrand).color
  expect(cardOf('hairline')).toEqual(['1px', border, false])
  expect(cardOf('bold')).toEqual(['2px', brandMark, false])
  expect(cardOf('float')).toEqual(['1px', 'transparent', true])
  const displayOf = (display: Brand['display']) =>
    Object.values(resolveTheme({ ...defaultBrand, display }).display)
  expect(displayOf('calm')).toEqual(['1.5625rem', '1.9375rem', '1.25rem', '1.5625rem'])
  expect(displayOf('strong')).toEqual(['1.9375rem', '3rem', '1.5625rem', '1.9375rem'])
})

test('GAP-09 what is promised to be read on what, and how well', () => {
  const promised: Record<string, string> = {}
  for (const { ink, on, min } of contrastPairs) {
    const key = `${min} ${ink}`
    promised[key] = promised[key] ? `${promised[key]} ${on}` : on
  }
  expect(promised).toEqual({
    '4.5 text':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 tonePale': 'toneDeep',
    '4.5 textMuted':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 page': 'text',
    '4.5 brandText':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 accentText':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 errorText':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 successText':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 warningText':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '4.5 link': 'page surface surfaceRaised surfaceSunken',
    '4.5 linkHover': 'page surface surfaceRaised surfaceSunken',
    '4.5 onBrand': 'brand',
    '4.5 onBrandDeep': 'brandDeep brandHover brandActive',
    '4.5 onAccent': 'accent',
    '4.5 onFooter': 'footer',
    '4.5 footerMuted': 'footer',
    '4.5 onError': 'error errorHover',
    '4.5 onSuccess': 'success',
    '4.5 onWarning': 'warning',
    '4.5 onBrandSoft': 'brandSoft page surface surfaceRaised surfaceSunken',
    '4.5 onAccentSoft': 'accentSoft page surface surfaceRaised surfaceSunken',
    '4.5 onErrorSoft': 'errorSoft page surface surfaceRaised surfaceSunken',
    '4.5 onSuccessSoft': 'successSoft page surface surfaceRaised surfaceSunken',
    '4.5 onWarningSoft': 'warningSoft page surface surfaceRaised surfaceSunken',
    '3 borderStrong':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '3 brandMark':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
    '3 focus':
      'page surface surfaceRaised surfaceSunken brandSoft accentSoft errorSoft successSoft warningSoft',
  })
})
