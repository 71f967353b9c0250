import { expect, test } from 'vitest'
import { isPersonsNavigation } from './is-persons-navigation.ts'

const typed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

test.each([
  ['a typed address', typed, true],
  ['a link of a page of this host', { ...typed, 'sec-fetch-site': 'same-origin' }, true],
  ['a link of another station', { ...typed, 'sec-fetch-site': 'same-site' }, false],
  ['a link of another site', { ...typed, 'sec-fetch-site': 'cross-site' }, false],
  [
    'an image of a page of this host',
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['a frame', { ...typed, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, false],
  [
    'a script of a page of this host',
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['what is fetched beforehand', { ...typed, 'sec-purpose': 'prefetch' }, false],
  ['a browser that says nothing', {}, false],
])('SEC-11 ACC-07 %s: %o ends the session: %s', (_, headers, meant) => {
  expect(isPersonsNavigation({ headers: new Headers(headers) })).toBe(meant)
})
