import { expect, test } from 'vitest'
import { hasOptions, hasOther, isMultiple, isRequiredByType, isSingle, maskOf } from './question-types.ts'

test.each<[question: string, own: 'cpf' | 'date' | 'none' | undefined, mask: 'cpf' | 'date' | null]>([
  ['Qual é o seu CPF?', undefined, 'cpf'],
  ['cpf', undefined, 'cpf'],
  ['CPF do titular, com 11 números', undefined, 'cpf'],
  ['Data de nascimento', undefined, 'date'],
  ['Em que DATA?', undefined, 'date'],
  ['O CPF e a data', undefined, 'cpf'],
  ['Qual é o seu cpfx?', undefined, null],
  ['Seu ácpf', undefined, null],
  ['Mandata e datas', undefined, null],
  ['data2', undefined, null],
  ['Como foi?', undefined, null],
  ['Qual é o seu CPF?', 'none', null],
  ['Qual é o seu CPF?', 'date', 'date'],
  ['Como foi?', 'cpf', 'cpf'],
])('POL-04 GAP-43 “%s” with %s of its own is typed as %s', (question, own, mask) => {
  expect(maskOf(question, own)).toBe(mask)
})

test('POL-03 what each kind of question asks for', () => {
  const kinds = [1, 2, 3, 4, 5, 6]
  expect(kinds.filter(isSingle)).toEqual([1, 4])
  expect(kinds.filter(isMultiple)).toEqual([2, 5])
  expect(kinds.filter(hasOptions)).toEqual([1, 2, 4, 5])
  expect(kinds.filter(hasOther)).toEqual([4, 5])
  expect(kinds.filter(isRequiredByType)).toEqual([1, 3, 4])
})
