import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { takeFlash } from '../../session/flash.server.ts'
import { ledBy } from './led-by.server.ts'

const context = { cookies: { secure: false, secret: 'x' } } as Parameters<typeof ledBy>[0]

/** Follows a refusal, and answers the address and the notice there. */
async function led(status: number, code: string, details: object) {
  const messages = ['Informe o seu CPF para pagar.']
  const led = await ledBy(context, new ApiProblem(status, { code, messages, details } as never))
  const cookie = led?.headers.get('set-cookie')
  const request = new Request('https://clube.example/', { headers: cookie ? { cookie } : {} })
  const { flash } = await takeFlash(context, request)
  return [led?.headers.get('location'), flash && [flash.kind, flash.title]]
}

describe('what a step of the purchase is refused for', () => {
  test('CAR-06 GAP-82 ERR-01 is said on the step that it leads to', async () => {
    const said = ['error', 'Informe o seu CPF para pagar.']
    expect(await led(409, 'conflict', { step: 'payment', missing: 'cpf' })).toEqual([
      '/homepage/carrinho/pagamento',
      said,
    ])
    expect(await led(409, 'conflict', { step: 'cart' })).toEqual(['/homepage/carrinho', said])
  })

  test('CAR-14 leads to the order that waits or to the cart that says so itself', async () => {
    expect(await led(409, 'conflict', { step: 'cart', order_id: 7 })).toEqual([
      '/homepage/pedidos/7/pix',
      null,
    ])
    expect(await led(410, 'gone', { step: 'cart' })).toEqual(['/homepage/carrinho?aviso=reserva', null])
  })

  test('CAR-09 stays where it is when it belongs to the review', async () => {
    expect(await led(409, 'conflict', { step: 'review' })).toEqual([undefined, null])
    expect(await led(422, 'unprocessable', {})).toEqual([undefined, null])
  })
})
