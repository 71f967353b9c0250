import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { fieldToasts } from './field-toasts.ts'

const titles = (problem: ApiProblem, labels?: Record<string, string>) =>
  fieldToasts(problem, labels).map(({ title }) => title)

test('ERR-04 one toast per message of a field, as field: message', () => {
  const problem = new ApiProblem(422, {
    code: 'invalid_input',
    messages: ['Número inválido'],
    fields: { number: ['Número inválido'], cvv: ['CVV inválido', 'Esse campo é obrigatório'] },
  })
  expect(titles(problem, { number: 'Número do cartão' })).toEqual([
    'Número do cartão: Número inválido',
    'cvv: CVV inválido',
    'cvv: Esse campo é obrigatório',
  ])
  expect(new Set(fieldToasts(problem).map(({ id }) => id)).size).toBe(3)
})

test('ERR-04 ERR-02 without fields the first message, without messages Erro', () => {
  expect(titles(new ApiProblem(409, { code: 'conflict', messages: ['Sem saldo', 'x'] }))).toEqual([
    'Sem saldo',
  ])
  expect(titles(new ApiProblem(500, { code: 'internal', messages: [] }))).toEqual(['Erro'])
})
