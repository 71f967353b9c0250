import { expect, test } from 'vitest'
import { digestOf } from './platform/digest.ts'

test('a digest goes by the value, whatever the order of its keys', () => {
  expect(digestOf({ a: 1, b: { c: [2], d: undefined } })).toBe(digestOf({ b: { c: [2] }, a: 1 }))
  expect(digestOf({ a: [1, 2] })).not.toBe(digestOf({ a: [2, 1] }))
  expect(digestOf({ at: new Date(0) })).not.toBe(digestOf({ at: new Date(1) }))
})

/** As they stand in databases beside the keys of what was sent: another form of them would make conflicts of it. */
test.each([
  [undefined, '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
  ['ã"\\\n', 'NgzMRJpyoyq3BUlxypL9xUXONtkAkA2SvSTf-TA_Gs0'],
  [{ b: [1, { d: null, c: true }], a: 'ã', z: undefined }, '38VzhEOGSG6jHL3jnr5J2nmW0O6rAHqr-drLu4xf31I'],
  [{ 10: 1, 9: 2, B: 3, a: 4, é: 5 }, 'k9n6mzU6HmXWAe16O8lewV-VrJswMmjpOgw1tzONLYI'],
  [['x', { kind: 'coupon', input: { cents: 1000 } }], 'Yl-FMHXAzHN7s0QkWk-Q2mJqmT89eLek7br-w3gS-VU'],
])('SEC-15 the digest of %j stays what it was', (value, digest) => expect(digestOf(value)).toBe(digest))
