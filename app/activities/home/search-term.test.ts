import { expect, test } from 'vitest'
import { searchPath } from './search-term.ts'

test.each([
  ['café', '/homepage/search/caf%C3%A9'],
  ['  duas   palavras ', '/homepage/search/duas%20palavras'],
  ['a/b?c#d', '/homepage/search/a%2Fb%3Fc%23d'],
  ['100%', '/homepage/search/100%25'],
  ['..', '/homepage/search'],
  ['   ', '/homepage/search'],
])('HOM-08 %j is searched at %s', (text, path) => {
  expect(searchPath(text)).toBe(path)
})
