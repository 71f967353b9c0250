import { expect, test } from 'vitest'
import { keptList } from './kept-list.ts'

test('ACC-06 what was kept is shown by the names that people know, short, and nothing that is for programs', () => {
  expect(
    keptList([
      ['pagina_de', 'x'],
      ['constructor', 'x'],
      ['chave', 'k'],
      ['name', 'Ana Souza'],
      ['street', ''],
      ['number', '77'],
      ['city', 'São Paulo'],
      ['message', 'a'.repeat(200)],
    ]),
  ).toEqual([
    { term: 'Nome', value: 'Ana Souza' },
    { term: 'Número', value: '77' },
    { term: 'Cidade', value: 'São Paulo' },
    { term: 'Mensagem', value: `${'a'.repeat(120)}…` },
  ])
})
