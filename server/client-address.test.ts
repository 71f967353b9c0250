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

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('SEC-13 all addresses of an IPv6 network count as one: %s', (remote, network) => {
  expect(clientAddress({ forwardedFor: undefined, remote }, false)).toBe(network)
})

test.each([
  ['::ffff:102:304', '1.2.3.4'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['[2001:db8::1]:44', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[::ffff:1.2.3.4]:55', '1.2.3.4'],
  ['1.2.3.4:55', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4:56', '1.2.3.4'],
])('SEC-13 an address counts as one however a proxy spells it: %s', (forwardedFor, address) => {
  expect(clientAddress({ forwardedFor, remote: '10.0.0.1' }, true)).toBe(address)
})
