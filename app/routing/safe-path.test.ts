import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

describe('a way back stays on this site', () => {
  test.each([
    ['/', '/'],
    ['/sobre/3?aba=regulamento#topo', '/sobre/3?aba=regulamento#topo'],
    ['/a/../b', '/b'],
    ['', '/'],
    ['sobre', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
    [['/sobre'], '/'],
    ['/..//evil.example', '/'],
  ])('%s', (wanted, path) => {
    expect(safePath(wanted)).toBe(path)
  })

  test('nothing endless', () => {
    expect(safePath(`/${'a'.repeat(3000)}`)).toBe('/')
  })
})
