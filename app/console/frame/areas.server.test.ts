import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areaGroups } from '../console-area.ts'
import { nameOf, navigation, wordsOf } from './areas.server.ts'

describe('TEN-12 the frame is composed of its areas', () => {
  test('each has one entry in the rail, the first of which is the overview', () => {
    const addresses = navigation.map(({ href }) => href)
    expect(addresses[0]).toBe('/gestao')
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('entries of one group stand together, and the groups in their order', () => {
    const groups = navigation.map(({ group }) => group)
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...areaGroups])
  })

  test('whatever the API notes in the audit log has words', () => {
    const done = readdirSync('api', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(`api/${file}`, 'utf8').matchAll(/\bwhat: '([\w.]+)',\s+part\b/g)])
      .map(([, what = '']) => what)
    expect(done).toContain('event.open')
    expect(done.filter((what) => wordsOf(what) === what)).toEqual([])
  })

  test('a part of two areas has the name that one of them gives it', () => {
    expect(nameOf('look')).toBe('a aparência')
    expect(nameOf('activity:3')).toBe('')
  })
})
