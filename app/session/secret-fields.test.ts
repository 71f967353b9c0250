import { expect, test } from 'vitest'
import { untoldIn } from './secret-fields.ts'

const form = (fields: Record<string, string>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

test('ACC-06 CRD-02 a card is typed again however much of it was typed; a password where there was one', () => {
  expect(untoldIn(form({ number: '4111', cvv: '', cep: '' }))).toBe('card')
  expect(untoldIn(form({ token: 'tok_1', cep: '01310100' }))).toBe('card')
  expect(untoldIn(form({ number: '77', zipcode: '01310100' }))).toBeNull()
  expect(untoldIn(form({ password: 'Senha123' }))).toBe('password')
  expect(untoldIn(form({ password: '' }))).toBeNull()
})
