import { expect, test } from 'vitest'
import { paymentProblems } from './payment-problems.ts'

test('ERR-04 ERR-02 a refused payment says each message of each field, else its messages, else Erro', () => {
  const fields = { selected_card: ['Este cartão não existe mais.'], installments: ['Poucas.', 'Muitas.'] }
  expect(paymentProblems({ fields, messages: ['Confira os dados.'] })).toEqual([
    'Forma de pagamento: Este cartão não existe mais.',
    'Parcelas: Poucas.',
    'Parcelas: Muitas.',
  ])
  expect(paymentProblems({ fields: { constructor: ['x'] }, messages: [] })).toEqual(['constructor: x'])
  expect(paymentProblems({ messages: ['Confira.'] })).toEqual(['Confira.'])
  expect(paymentProblems({ fields: {}, messages: [] })).toEqual(['Erro'])
})
