import { expect, test } from 'vitest'
import { deepen, fromLch, inkOn, lchOf, legible, mix, readableOn } from './color.ts'
import { contrast } from './contrast.ts'

test('GAP-09 a colour in lightness, chroma and hue, and back; a grey has no hue', () => {
  const { l, c, h } = lchOf('#0284fe')
  expect(fromLch(l, c, h)).toBe('#0284fe')
  expect(lchOf('#808080').h).toBe(0)
  expect([fromLch(1.5, 0, 0), fromLch(-1, 0, 0)]).toEqual(['#ffffff', '#000000'])
})

test('GAP-09 what is no colour is refused by name', () => {
  expect(() => lchOf('azul')).toThrow('Not a colour: azul')
  expect(() => mix('#ffffff', 'azul', 0.5)).toThrow('Not a colour: #ffffff, azul')
  expect(() => mix('azul', '#ffffff', 0.5)).toThrow('Not a colour: azul, #ffffff')
})

test('GAP-09 a mixture begins at the one and ends at the other', () => {
  expect([0, 0.5, 1].map((t) => mix('#ff0000', '#0000ff', t))).toEqual(['#ff0000', '#8c53a2', '#0000ff'])
})

test('GAP-09 a colour that is legible stays to the letter, another one moves as little as it has to', () => {
  expect(legible('#767676', ['#FFFFFF'], 4.5, '#000000')).toBe('#767676')
  const moved = legible('#FF5A52', ['#ffffff', '#fff3e0'], 4.5, '#000000')
  expect(contrast(moved, '#fff3e0')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(moved, '#fff3e0')).toBeLessThan(4.7)
  expect(legible('#ffffff', ['#777777'], 4.6, '#000000')).toMatch(/^#0[0-3]/)
})

test('GAP-09 a fill that reads as one for white words is deepened for them, a light one carries ink', () => {
  expect(deepen('#FFD400')).toBe('#FFD400')
  expect(contrast('#ffffff', deepen('#0284fe'))).toBeGreaterThanOrEqual(4.5)
  expect(deepen('#1e3a8a')).toBe('#1e3a8a')
})

test('GAP-09 words on a fill: white where it can be read, else ink of its hue', () => {
  expect([inkOn('#767676'), inkOn('#3b1f7a')]).toEqual(['#ffffff', '#ffffff'])
  expect([inkOn('#777777'), inkOn('#FFD400')]).toEqual(['#060606', '#1e1500'])
  expect([inkOn('#777777', 4.4), inkOn('#767676', 7)]).toEqual(['#ffffff', '#000000'])
})

test('GAP-09 words on a ground that content chose: those that are wanted, as far as they can be read', () => {
  expect(readableOn('#ffffff', '#112233')).toBe('#112233')
  expect(contrast('#ffffff', readableOn('#ffffff', '#ffff00'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#111111', readableOn('#111111', '#222222'))).toBeGreaterThanOrEqual(4.5)
  expect(readableOn('#FFD400')).toBe(inkOn('#FFD400'))
})
