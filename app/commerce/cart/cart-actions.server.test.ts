import { describe, expect, test } from 'vitest'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import {
  applyDiscountCode,
  getCart,
  removeFromCart,
  reserveCart,
  updateCart,
} from '#contract/commerce/cart/endpoints.ts'
import { changeCart } from './cart-actions.server.ts'

const why = (message: string) =>
  `Não foi possível completar sua transação. Por favor, tente novamente. Motivo: ${message}`

/** Answers a form of the cart whose call is refused in these words, or fails. */
async function refused(failing: unknown, messages: string[], fields: Record<string, string>, status = 409) {
  const code = status < 500 ? 'conflict' : 'internal'
  const call = async (endpoint: unknown) => {
    if (endpoint === failing) throw new ApiProblem(status, { code, messages })
    if (endpoint === getCart || endpoint === updateCart)
      return { content: [1, 2].map((product_id) => ({ product_id, quantity: 1 })) }
  }
  const body = new URLSearchParams(fields)
  const request = new Request('https://clube.example/homepage/carrinho?produto=1', { method: 'POST', body })
  const answer = await changeCart({ call } as unknown as ApiClient, { request } as never)
  return 'data' in answer ? answer.data : null
}

describe('what the platform refuses of a cart', () => {
  test('CAR-20 a code: each of its messages is said by itself, with the specified words', async () => {
    const answer = await refused(applyDiscountCode, ['Venceu ontem.', 'Vale só na loja.'], {
      intent: 'codigo',
      codigo: 'FAN10',
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
      problems: [],
      errors: { 1: 'Restam só 2.' },
      failure: 'Restam só 2.',
    })
    expect(await refused(updateCart, [], both)).toMatchObject({
      problems: [{ title: 'Erro', text: 'Erro interno no servidor' }],
    })
  })
  test.each([
    [500, ['Erro interno no servidor'], 'Erro interno no servidor'],
    [502, [], 'Erro interno no servidor'],
    [503, ['Estamos fora do ar por um instante.'], 'Estamos fora do ar por um instante.'],
  ])(
    'CAR-02 CAR-14 CAR-20 ERR-03 a platform that fails with %i: said alone, under Erro, and what was typed stays',
    async (status, messages, text) => {
      const fields = { intent: 'atualizar', 'quantidade-1': '5', 'quantidade-2': '1' }
      expect(await refused(updateCart, messages, fields, status)).toMatchObject({
        problems: [{ title: 'Erro', text }],
        errors: {},
        failure: null,
        values: { 1: '5' },
      })
      expect(await refused(removeFromCart, messages, { intent: 'remover' }, status)).toMatchObject({
        problems: [{ title: 'Erro', text }],
      })
      expect(await refused(reserveCart, messages, { intent: 'continuar' }, status)).toMatchObject({
        problems: [{ text }],
      })
      const code = { intent: 'codigo', codigo: 'FAN10' }
      expect(await refused(applyDiscountCode, messages, code, status)).toMatchObject({
        code: { value: 'FAN10', errors: [text] },
      })
    },
  )
})
