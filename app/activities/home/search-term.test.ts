import { expect, test } from 'vitest'
import { searchPath } from './search-term.ts'

test.each([
  ['café', '/homepage/search/caf%C3%A9'],
  ['  duas   palavras ', '/homepage/search/duas%20palavras'],
  ['a/b?c#d', '/homepage/search/a%2Fb%3Fc%23d'],
  ['100%', '/homepage/search/100%25'],
  ['..', '/homepage/search'],
  ['   ', '/homepage/search'],
  [`${'a'.repeat(99)}😀b`, `/homepage/search/${'a'.repeat(99)}%F0%9F%98%80`],
  ['a\ud83d', '/homepage/search/a'],
])('HOM-08 %j is searched at %s', (text, path) => {
  expect(searchPath(text)).toBe(path)
})
