import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { reasonOf, refusedIn } from './refusal.server.ts'

const at = (query: string) => new Request(`https://clube.example/homepage/carrinho${query}`)
const apiOf = (...data: object[]) => ({ call: async () => ({ data }) }) as unknown as ApiClient

describe('CAR-18 why a payment was refused', () => {
  test('is asked for of the order that the address names', () => {
    expect([refusedIn(at('?recusado=12')), refusedIn(at('?recusado=x')), refusedIn(at(''))]).toEqual([
      12,
      null,
      null,
    ])
  })

  test('is said in the words of the gateway, else of the order, else of ours', async () => {
    const cancelled = { state: 'cancelled', notice: 'Nada foi cobrado.', gateway_charge: null }
    const refused = { ...cancelled, gateway_charge: { reason: 'Cartão sem limite.' } }
    expect(await reasonOf(apiOf(refused), 12)).toBe('Cartão sem limite')
    expect(await reasonOf(apiOf(cancelled), 12)).toBe('Nada foi cobrado')
    expect(await reasonOf(apiOf({ ...cancelled, notice: null }), 12)).toBe('o pagamento não foi aprovado')
  })

  test("is not said of what is no refused order of one's own", async () => {
    expect(await reasonOf(apiOf(), 12)).toBeNull()
    expect(await reasonOf(apiOf({ state: 'paid', gateway_charge: null }), 12)).toBeNull()
    expect(await reasonOf(apiOf(), null)).toBeNull()
  })
})
