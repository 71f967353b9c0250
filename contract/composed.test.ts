import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composed, decomposed } from './composed.ts'

test('letters and accents become one sign, or two', () => {
  expect(composed('a\u0301\u0327c\u0327a\u0303o')).toBe('a\u0327\u0301ção'.normalize('NFC'))
  expect(decomposed('ação')).toBe('ac\u0327a\u0303o')
  expect(decomposed('ﬁm', 'NFKD')).toBe('fim')
})

test('SEC-72 of a pile of accents four stay: what puts them in order sees no more', () => {
  const pile = `a${'\u0301\u0316'.repeat(60_000)}`
  expect(composed(pile)).toHaveLength(4)
  expect(decomposed(pile)).toHaveLength(5)
  expect(composed(`a${'\u0316'.repeat(5)}`)).toBe(`a${'\u0316'.repeat(4)}`)
})

test('SEC-72 no text from outside is normalised elsewhere', () => {
  const files = ['app', 'api', 'contract', 'server'].flatMap((wing) =>
    readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((name) => `${wing}/${name}`),
  )
  const others = files.filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && readFileSync(name, 'utf8').includes('.normalize('),
  )
  expect(others).toEqual(['contract/composed.ts'])
})
