import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawBrands, drawSprite } from './icons.tsx'

test('the sprites are what their lists draw: npm run icons', () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(drawSprite())
  expect(readFileSync('app/ui/brands.svg', 'utf8')).toBe(drawBrands())
})
