import { expect, test } from 'vitest'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { choosePayment } from '#contract/commerce/cart/endpoints.ts'
import { savePayment } from './payment-actions.server.ts'

/** Chooses a saved card where so many instalments are offered, and answers the refusal. */
async function pay(offered: number, parcelas?: string) {
  const sent: unknown[] = []
  const call = async (endpoint: unknown, { body }: { body?: unknown } = {}) => {
    if (endpoint === choosePayment) sent.push(body)
    const installments = Array.from({ length: offered }, (_, at) => ({ installment: at + 1 }))
    return { payment: { type: null }, step: 'review', installments }
  }
  const body = new URLSearchParams({ forma: '5', ...(parcelas !== undefined && { parcelas }) })
  const request = new Request('https://clube.example/homepage/carrinho/pagamento', { method: 'POST', body })
  const answer = await savePayment({ call } as unknown as ApiClient, { request } as never)
  return [sent, 'data' in answer ? answer.data.errors.installments : answer.headers.get('location')]
}

test('CAR-08 where instalments are offered a card is not charged without their number', async () => {
  const needed = [[], 'Esse campo é obrigatório']
  for (const missing of [undefined, '', 'x', '13']) expect(await pay(3, missing)).toEqual(needed)
  const card = { type: 'credit_card', selected_card: 5 }
  const review = '/homepage/carrinho/revisao'
  expect(await pay(3, '2')).toEqual([[{ ...card, installments: 2 }], review])
  expect(await pay(1)).toEqual([[{ ...card, installments: 1 }], review])
})

test('CAR-06 ERR-03 a platform that fails: said on the step, and what was chosen stays', async () => {
  const call = async (endpoint: unknown) => {
    if (endpoint !== choosePayment) return { payment: { type: null }, step: 'review', installments: [] }
    throw new ApiProblem(500, { code: 'internal', messages: ['Erro interno no servidor'] })
  }
  const body = new URLSearchParams({ forma: '5', parcelas: '2' })
  const request = new Request('https://clube.example/homepage/carrinho/pagamento', { method: 'POST', body })
  const answer = await savePayment({ call } as unknown as ApiClient, { request } as never)
  expect(answer).toMatchObject({
    data: { problems: ['Erro interno no servidor'], values: { method: '5', installments: '2' } },
    init: { status: 500 },
  })
})
