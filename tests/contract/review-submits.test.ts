import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#api/commerce/orders/tables.ts'
import type { Api } from '#api/index.ts'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { createOrder } from '#contract/commerce/orders/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** What the pages of a purchase send, and what they say where the platform fails. */
const shop = shopWorld()
const portal = portalWorld()
const { world, bank } = shop
const steps = { cart: '/homepage/carrinho', review: '/homepage/carrinho/revisao' }

/** Pages count time by the computer's clock. */
beforeEach(() => world.ports.clock.set(new Date().toISOString()))

/** Somebody in a browser without scripts, whose calls are answered by `answer`. */
async function buying(pointsH = 0, body: object = {}, answer?: Api['fetch']) {
  const station = await shop.station(body)
  const buyer = await shop.buyer(station, pointsH)
  const browser = browserOf(portal.of(world, station.slug, answer))
  await browser.logIn(buyer, station)
  const shown = async () => Object.fromEntries(formFields((await browser.open(steps.review)).text, 'revisto'))
  return { station, buyer, browser, shown }
}

const isCall = ({ method, url }: Request, endpoint: { method: string; path: string }) =>
  method === endpoint.method.toUpperCase() && new URL(url).pathname === `/api${endpoint.path}`

describe('CAR-22 SEC-81 one order for each submit', () => {
  test.each([
    ['by PIX', 'pix', /^\/homepage\/pedidos\/(\d+)\/pix$/],
    ['by card', 'card', /^\/homepage\/pedidos\/(\d+)\?sucesso=1$/],
    ['by the wallet', 'wallet', /^\/homepage\/pedidos\/(\d+)\?sucesso=1$/],
  ] as const)('%s: fifty at once are one order, charged once, and all lead to it', async (_, by, leads) => {
    const { station, buyer, browser, shown } = await buying(by === 'wallet' ? 500_00 : 0)
    const card = by === 'card' ? await shop.card(buyer) : 0
    const pay =
      by === 'card' ? ({ type: 'credit_card', selected_card: card } as const) : ({ type: 'pix' } as const)
    await shop.review(buyer, by === 'wallet' ? null : pay)
    const fields = await shown()
    const asked = bank.requests.length
    const sent = await Promise.all(Array.from({ length: 50 }, () => browser.send(steps.review, fields)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([302]))
    const [order, ...others] = await world.database.db
      .select()
      .from(orders)
      .where(eq(orders.stationId, station.id))
    expect(others).toEqual([])
    // Who came before the charge was made waits for it on the page of its code, where it goes on by itself.
    const path = `/homepage/pedidos/${order?.id}`
    const ends = new Set(sent.map(({ location }) => location))
    expect([...ends].filter((one) => !one?.startsWith(path))).toEqual([])
    expect((await browser.send(steps.review, fields)).location).toMatch(leads)
    expect(bank.requests.length - asked).toBe(by === 'wallet' ? 0 : 1)
    await shop.expectBooks(station)
  })
})

describe('CAR-16 what is for payment only', () => {
  test.each([
    [true, { paymentOption: 'payment_only' }, 0],
    [false, {}, 50],
  ])(
    'the review sends isOnlyPayment %s, and the wallet pays what that leaves it',
    async (isOnlyPayment, body, wallet) => {
      const sent: Promise<{ isOnlyPayment?: boolean }>[] = []
      const listening: Api['fetch'] = (request, facts) => {
        if (isCall(request, createOrder)) sent.push(request.clone().json())
        return world.answer(request, facts)
      }
      const { station, buyer, browser, shown } = await buying(50_00, body, listening)
      await shop.review(buyer)
      expect((await browser.send(steps.review, await shown())).status).toBe(302)
      expect(await Promise.all(sent)).toMatchObject([{ isOnlyPayment }])
      const [order] = await world.database.db.select().from(orders).where(eq(orders.stationId, station.id))
      expect([order?.walletCents, order?.chargeCents]).toEqual([wallet * 100, 85_00 - wallet * 100])
    },
  )
})

describe('ERR-03 a cart whose change fails', () => {
  test.each<[string, () => Response]>([
    [
      'with an error of its own',
      () => Response.json({ code: 'internal', messages: ['Erro interno no servidor'] }, { status: 500 }),
    ],
    ['with a page of something else', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['with nothing', () => new Response(null, { status: 504 })],
  ])('%s: Erro, Erro interno no servidor, what was typed stays, and nothing changed', async (_, failure) => {
    const failing: Api['fetch'] = (request, facts) =>
      isCall(request, cart.updateCart) ? Promise.resolve(failure()) : world.answer(request, facts)
    const { buyer, browser } = await buying(0, {}, failing)
    await shop.review(buyer, null)
    const { status, text } = await browser.send(steps.cart, { intent: 'atualizar', 'quantidade-140001': '7' })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(wordsOf(text)).toContain('Erro Erro interno no servidor')
    expect(wordsOf(text)).toContain('Meu carrinho')
    expect(new Map(formFields(text, 'quantidade-140001')).get('quantidade-140001')).toBe('7')
    const { content } = await buyer.client.call(cart.getCart)
    expect(content.map(({ quantity }) => quantity)).toEqual([1])
  })
})
