import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite } from './icons.tsx'

test('the sprite is what its list draws: npm run icons', () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(drawSprite())
})
