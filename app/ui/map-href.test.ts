import { expect, test } from 'vitest'
import { mapHref } from './map-href.ts'

const queryOf = (where: string) => new URL(mapHref(where, 'Clube') ?? 'x:').searchParams.get('query')

test('ACT-04 ORD-08 an address is looked for as it is, a name alone with that of whose place it is', () => {
  expect(mapHref('Rua A, 9', 'Clube')).toBe('https://www.google.com/maps/search/?api=1&query=Rua+A%2C+9')
  expect(queryOf(' Sede & anexo ')).toBe('Sede & anexo, Clube')
  expect(queryOf('Av. Brasil 120')).toBe('Av. Brasil 120')
})

test.each([
  '',
  '  ',
  'Online',
  'Aula on-line, às 19h',
  'https://meet.exemplo/abc',
  'Encontro virtual',
  'A definir',
])('ACT-04 %j is no place on a map', (where) => {
  expect(mapHref(where, 'Clube')).toBeNull()
})
