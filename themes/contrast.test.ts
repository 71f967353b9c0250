import { expect, test } from 'vitest'
import { black, contrast, extremeOn, luminance, readablePair, white } from './contrast.ts'

test('POL-14 the colours of a question stand as they were chosen where they can be read together', () => {
  expect(readablePair('#1e3a8a', '#fde68a')).toEqual({ ground: '#1e3a8a', words: '#fde68a' })
})

test('POL-14 words that could not be read on their ground give way, the ground stays', () => {
  expect(readablePair('#ffff00', '#ffffff')).toEqual({ ground: '#ffff00', words: '#000000' })
  expect(readablePair('#111111', '#222222')).toEqual({ ground: '#111111', words: '#ffffff' })
})

test.each(['#ffffff', '#000000', '#777777', '#ff0000', '#0284fe', '#FFD700'])(
  'POL-14 one colour alone, %s, gets its other half, which can be read',
  (color) => {
    for (const pair of [readablePair(color, null), readablePair(null, color)])
      expect(contrast(pair?.ground ?? '', pair?.words ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(readablePair(color, null)?.ground).toBe(color)
    expect(readablePair(null, color)?.words).toBe(color)
  },
)

test('POL-14 words that can just be read on their ground stay as they were chosen', () => {
  expect(readablePair('#ffffff', '#767676')).toEqual({ ground: '#ffffff', words: '#767676' })
  expect(readablePair('#ffffff', '#777777')).toEqual({ ground: '#ffffff', words: '#000000' })
})

test('GAP-09 luminance and contrast as WCAG counts them', () => {
  const known = { '#000000': 0, '#ffffff': 1, '#ff0000': 0.2126, '#00ff00': 0.7152, '#0000ff': 0.0722 }
  for (const [color, light] of Object.entries(known)) expect(luminance(color)).toBeCloseTo(light, 10)
  // On both sides of the step of its curve.
  expect(luminance('#0a0a0a')).toBeCloseTo(0.003035269835, 10)
  expect(luminance('#0b0b0b')).toBeCloseTo(0.003346535764, 10)
  expect(contrast(black, white)).toBeCloseTo(21, 10)
  expect(contrast(white, '#777777')).toBeCloseTo(4.478, 3)
})

test('GAP-09 white where it can be read, else black', () => {
  expect([extremeOn('#767676'), extremeOn('#777777')]).toEqual([white, black])
})

test('POL-14 nothing, and what is no colour, changes nothing', () => {
  for (const none of ['#12345', '#1234567', 'x#123456', '#12345g'])
    expect(readablePair(none, null)).toBeNull()
  expect(readablePair(null, null)).toBeNull()
  expect(readablePair('red;x', 'var(--a)')).toBeNull()
})
