import { expect, test } from 'vitest'
import { planProblems } from './plan-problems.ts'

test('PLN-07 ERR-02 what failed about a plan says each message of each field, else what went wrong, else Erro', () => {
  const fields = { selected_card: ['Este cartão não existe mais.'], constructor: ['x'] }
  expect(planProblems({ fields, messages: ['Confira os dados.'] })).toEqual([
    'Cartão: Este cartão não existe mais.',
    'constructor: x',
  ])
  expect(planProblems({ messages: ['O valor do plano mudou.'] })).toEqual(['Erro: O valor do plano mudou.'])
  expect(planProblems({ fields: {}, messages: [] })).toEqual(['Erro'])
})
