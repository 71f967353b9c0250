import { describe, expect, test } from 'vitest'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { applyDiscountCode, getCart, reserveCart, updateCart } from '#contract/commerce/cart/endpoints.ts'
import { changeCart } from './cart-actions.server.ts'

const why = (message: string) =>
  `Não foi possível completar sua transação. Por favor, tente novamente. Motivo: ${message}`

/** What is answered to a form of the cart whose call is refused in these words. */
async function refused(failing: unknown, messages: string[], fields: Record<string, string>) {
  const call = async (endpoint: unknown) => {
    if (endpoint === failing) throw new ApiProblem(409, { code: 'conflict', messages })
    if (endpoint === getCart || endpoint === updateCart)
      return { content: [1, 2].map((product_id) => ({ product_id, quantity: 1 })) }
  }
  const body = new URLSearchParams(fields)
  const request = new Request('https://clube.example/homepage/carrinho', { method: 'POST', body })
  const answer = await changeCart({ call } as unknown as ApiClient, { request } as never)
  return 'data' in answer ? answer.data : null
}

describe('what the platform refuses of a cart', () => {
  test('CAR-20 a code: each of its messages is said by itself, with the specified words', async () => {
    const answer = await refused(applyDiscountCode, ['Venceu ontem.', 'Vale só na loja.'], {
      ...{ intent: 'codigo', codigo: 'FAN10' },
    })
    expect(answer?.code).toEqual({ value: 'FAN10', errors: [why('Venceu ontem.'), why('Vale só na loja.')] })
  })

  test('CAR-14 a reservation: each of its messages is said by itself, with the specified words', async () => {
    const answer = await refused(reserveCart, ['Acabou A.', 'Acabou B.'], { intent: 'continuar' })
    expect(answer?.problems).toEqual([{ text: why('Acabou A.') }, { text: why('Acabou B.') }])
  })

  test('CAR-02 ERR-02 a change: the first message, under Erro; of one line beside it, too', async () => {
    const both = { intent: 'atualizar', 'quantidade-1': '5', 'quantidade-2': '6' }
    expect(await refused(updateCart, ['Restam só 2.', 'x'], both)).toMatchObject({
      problems: [{ title: 'Erro', text: 'Restam só 2.' }],
      errors: {},
    })
    expect(await refused(updateCart, ['Restam só 2.'], { ...both, 'quantidade-2': '1' })).toMatchObject({
      ...{ problems: [], errors: { 1: 'Restam só 2.' }, failure: 'Restam só 2.' },
    })
    expect(await refused(updateCart, [], both)).toMatchObject({
      problems: [{ title: 'Erro', text: 'Erro interno no servidor' }],
    })
  })
})
