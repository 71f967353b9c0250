import { expect, test } from 'vitest'
import { mayReadMetrics } from './may-read-metrics.ts'

const token = 'um-token-das-metricas'
const asking = { remote: '10.0.0.9', isForwarded: false, authorization: undefined }

test.each([
  ['from elsewhere', asking, false],
  ['on this machine', { ...asking, remote: '127.0.0.1' }, true],
  ['on this machine, over IPv6', { ...asking, remote: '::1' }, true],
  ['on this machine, as IPv6 writes it', { ...asking, remote: '::ffff:127.0.0.1' }, true],
  ['through a proxy on this machine', { ...asking, remote: '127.0.0.1', isForwarded: true }, false],
  ['with the token', { ...asking, authorization: `Bearer ${token}` }, true],
  [
    'with the token, through a proxy',
    { ...asking, isForwarded: true, authorization: `Bearer ${token}` },
    true,
  ],
  ['with another token', { ...asking, authorization: 'Bearer outro' }, false],
  ['without a connection', { ...asking, remote: undefined }, false],
])('SEC-18 metrics are read %s: %o', (_, who, allowed) => {
  expect(mayReadMetrics(who, token)).toBe(allowed)
})

test('SEC-18 without a token nobody else reads them', () => {
  expect(mayReadMetrics({ ...asking, authorization: 'Bearer undefined' }, undefined)).toBe(false)
})
