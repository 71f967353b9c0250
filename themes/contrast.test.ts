import { expect, test } from 'vitest'
import { contrast, readablePair } from './contrast.ts'

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

test('POL-14 nothing, and what is no colour, changes nothing', () => {
  expect(readablePair(null, null)).toBeNull()
  expect(readablePair('red;x', 'var(--a)')).toBeNull()
})
