import { describe, expect, test } from 'vitest'
import { type HostMeaning, resolveHost } from './resolve-host.ts'

const base = { baseDomain: 'localhost' }
const malformed: HostMeaning = { kind: 'malformed' }

describe('TEN-01 host to station', () => {
  const table: [string | undefined, HostMeaning][] = [
    ['fan.localhost:3000', { kind: 'slug', slug: 'fan' }],
    ['FAN.LocalHost', { kind: 'slug', slug: 'fan' }],
    ['fan.localhost.', { kind: 'slug', slug: 'fan' }],
    ['localhost:3000', { kind: 'root' }],
    ['www.localhost', { kind: 'root' }],
    ['127.0.0.1:3000', { kind: 'root' }],
    ['[::1]:3000', { kind: 'root' }],
    ['clube.exemplo.com.br', { kind: 'domain', domain: 'clube.exemplo.com.br' }],
    ['ação.com.br', { kind: 'domain', domain: 'xn--ao-siap.com.br' }],
    ['notlocalhost', { kind: 'domain', domain: 'notlocalhost' }],
    ['a.b.localhost', malformed],
    ['-fan.localhost', malformed],
    ['fan_1.localhost', malformed],
    ['fan.localhost/../x', malformed],
    ['fan.localhost@evil.com', malformed],
    ['fan.localhost evil.com', malformed],
    ['fan..localhost', malformed],
    [`${'a'.repeat(300)}.localhost`, malformed],
    ['fan.localhost:65535', { kind: 'slug', slug: 'fan' }],
    ['', malformed],
    [undefined, malformed],
  ]
  test.each(table)('%s', (header, meaning) => {
    expect(resolveHost(header, base)).toEqual(meaning)
  })

  test.each([
    'fan.localhost:99999',
    '[::1]:65536',
    '[:::::]',
    '[1]',
    'xn--',
    'xn--.localhost',
    '999.1.1.1',
    '1.2.3.4.5',
  ])('SEC-18 %s is no host that an address can have', (header) => {
    expect(resolveHost(header, base)).toEqual(malformed)
    expect(URL.canParse(`http://${header}`)).toBe(false)
  })

  test('STATION_ID serves one station on any host that is a host', () => {
    expect(resolveHost('qualquer.com', { ...base, stationId: 26 })).toEqual({ kind: 'fixed', stationId: 26 })
    expect(resolveHost('qual quer', { ...base, stationId: 26 })).toEqual(malformed)
  })
})
