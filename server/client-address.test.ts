import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', true, '203.0.113.7'],
  ['1.2.3.4, 203.0.113.7', true, '203.0.113.7'],
  ['1.2.3.4,203.0.113.7 ', true, '203.0.113.7'],
  ['1.2.3.4', false, '10.0.0.1'],
  ['', true, '10.0.0.1'],
  [undefined, true, '10.0.0.1'],
])(
  'GAP-15 limits count for the address that the proxy saw, not for one that was sent: %s',
  (forwardedFor, trusted, address) => {
    expect(clientAddress({ forwardedFor, remote: '10.0.0.1' }, trusted)).toBe(address)
  },
)
