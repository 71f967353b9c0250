import { expect, test } from 'vitest'
import { pageHref, pageOf } from './page-of.ts'

test.each([
  ['', 1],
  ['pagina=3', 3],
  ['pagina=0', 1],
  ['pagina=-2', 1],
  ['pagina=1e9', 1],
  ['pagina=9999999', 1],
])('HOM-08 the page of %j is %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})

test('HOM-08 a page keeps the search and closes the dialog; the first page is no parameter', () => {
  const query = new URLSearchParams('busca=ação&pagina=2&bloqueada=7')
  expect(pageHref(query, 3)).toBe(`?${new URLSearchParams({ busca: 'ação', pagina: '3' })}`)
  expect(pageHref(query, 1)).toBe(`?${new URLSearchParams({ busca: 'ação' })}`)
})
