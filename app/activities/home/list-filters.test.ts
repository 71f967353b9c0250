import { expect, test } from 'vitest'
import { askedBy, choiceHref, filtersOf, isPlain } from './list-filters.ts'

const filters = (query: string) => filtersOf(new URLSearchParams(query))

test('ACT-S01 the address says the filters, and what is none is left out', () => {
  expect(filters('busca= café &tipo=6&feitas=nao&premio=1&abertas=1&ordem=prazo')).toEqual({
    search: 'café',
    type: 6,
    done: 'nao',
    hasReward: true,
    isOpen: true,
    order: 'end',
  })
  for (const odd of [
    '',
    'tipo=-1',
    'tipo=abc',
    'feitas=talvez',
    'premio=sim',
    'ordem=__proto__',
    'tipo=99999',
  ])
    expect(isPlain(filters(odd)), odd).toBe(true)
  expect(askedBy(filters(''))).toEqual({ 'where[name]': '', order: 'todo' })
  expect(isPlain(filters('ordem=novas'))).toBe(false)
})

test('ACT-S01 a choice keeps the others, and begins at the first page', () => {
  const query = new URLSearchParams('busca=a&tipo=6&pagina=3&bloqueada=2')
  expect(choiceHref(query, 'feitas', 'nao')).toBe('?busca=a&tipo=6&feitas=nao')
  expect(choiceHref(query, 'tipo', null)).toBe('?busca=a')
  expect(choiceHref(new URLSearchParams('premio=1'), 'premio', null)).toBe('/homepage/atividades')
})
