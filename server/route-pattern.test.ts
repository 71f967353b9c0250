import { expect, test } from 'vitest'
import { isReadable, mayDiscover } from './route-pattern.ts'

test.each([
  ['the longest of ours', `/criar-estacao/confirmar/${'a'.repeat(200)}/${'%40'.repeat(254)}`, true],
  ['the root', '/', true],
  ['an end that says nothing', '/homepage/', true],
  ['slashes in a row', `/login${'/'.repeat(14_500)}x`, false],
  ['two of them', '/login//x', false],
  ['many parts', '/a'.repeat(5_000), false],
  ['a part without end', `/${'a'.repeat(10_000)}`, false],
  ['an escape that nobody can read', '/%E0%A4', false],
])('SEC-71 %s', (_, path, can) => {
  expect(isReadable(path)).toBe(can)
})

test('SEC-71 a browser asks for the routes of a page’s links, not for a thousand or for endless ones', () => {
  const links = (amount: number) => Array.from({ length: amount }, (_, at) => `/homepage/atividades/${at}`)
  expect(mayDiscover(links(120))).toBe(true)
  expect(mayDiscover(links(121))).toBe(false)
  expect(mayDiscover(['/login', `/${'/'.repeat(5_000)}x`])).toBe(false)
  expect(mayDiscover()).toBe(true)
})
