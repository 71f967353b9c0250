import { expect, test } from 'vitest'
import { invitationForm } from './email-fields.ts'
import { fieldCount } from './field-count.ts'

test.each([
  ['3', 3],
  ['0', 1],
  ['9', 5],
  ['x', 1],
  [null, 1],
  ['2.5', 1],
])('ACT-01 a form that says %j shows %i fields', (value, count) => {
  expect(fieldCount(value)).toBe(count)
})

test('ACT-01 VAL-03 every field that is shown is required and an address', () => {
  const messages = (values: Record<string, string>) =>
    invitationForm(2)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(messages({ email_0: 'ana@exemplo.com.br', email_1: 'beto@exemplo.com.br' })).toBeUndefined()
  expect(messages({ email_0: 'ana@' })).toEqual([
    ['email_0', 'Email inválido'],
    ['email_1', 'Esse campo é obrigatório'],
  ])
})
