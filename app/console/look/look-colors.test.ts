import { expect, test } from 'vitest'
import { colorText } from '#contract/hex-color.ts'
import { defaultBrand } from '#themes/brand.ts'
import { footerOf } from '#themes/follow-primary.ts'
import { colorsSent, colorsToSave, followedColors } from './look.tsx'

const sentOf = (fields: Record<string, string>) => new URLSearchParams(fields)
const colorsOf = (colors: object) => ({ ...defaultBrand.colors, ...colors })

test.each([
  ['left at the primary of before', {}, { accent: '#0000aa' }, undefined],
  ['left at the primary that was tried', {}, { accent: '#00bb00', noAccent: '#00bb00' }, undefined],
  ['the new primary', { accent: '#ff0000' }, { accent: '#111111' }, undefined],
  ['one of its own', {}, { accent: '#ff0000', noAccent: '#0000aa' }, '#ff0000'],
  ['the primary of before, where there was another', { accent: '#ff0000' }, { accent: '#0000aa' }, '#0000aa'],
])('TEN-12 the second colour, %s', (_, colors, sent, expected) => {
  const form = sentOf({ primary: '#111111', ...sent })
  expect(followedColors(form, colorsOf({ primary: '#0000AA', ...colors })).accent).toBe(expected)
})

test.each([
  ['follows where nobody chose it', {}, { footerFollows: 'on' }, footerOf('#aabbcc')],
  ['is made to follow', { footer: '#445566' }, { footerFollows: 'on' }, footerOf('#aabbcc')],
  ['stays where it was chosen', { footer: '#445566' }, { footer: '#445566' }, '#445566'],
  ['is chosen', {}, { footer: 'abc' }, '#aabbcc'],
])('SEC-26 the footer %s', (_, colors, sent, expected) => {
  const before = { primary: '#7b1fa2', link: '#7b1fa2', footer: footerOf('#7b1fa2'), ...colors }
  const { primary, link, footer } = followedColors(sentOf({ primary: ' ABC ', ...sent }), colorsOf(before))
  expect([primary, link, footer]).toEqual(['#aabbcc', '#aabbcc', expected])
})

test('SEC-26 the default footer stays while the colour stays; what is no colour is said beside its field', () => {
  const before = colorsOf({ primary: '#0284fe', link: '#006ce6', footer: '#f69376' })
  expect(followedColors(sentOf({ primary: '#0284FE', footerFollows: 'on' }), before)).toMatchObject(before)
  const wrong = sentOf({ primary: 'azul', footer: 'x' })
  expect(followedColors(wrong, before)).toMatchObject(before)
  expect(colorsToSave(wrong, before)).toMatchObject({ ...before, primary: 'azul', footer: 'x' })
  const following = sentOf({ primary: '#0284FE', footer: 'x', footerFollows: 'on' })
  expect(colorsToSave(following, before)).toMatchObject(before)
  expect(colorsSent(wrong)).toEqual({
    valid: {},
    typed: { primary: 'azul', footer: 'x' },
    errors: { primary: colorText, footer: colorText },
  })
})
