import { describe, expect, test } from 'vitest'
import { releaseExpired } from '#api/commerce/cart/reserve-cart.ts'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** The steps of the checkout as pages: what is said where somebody ends who cannot go on. */
const shop = shopWorld()
const portal = portalWorld()
const { world } = shop
const steps = {
  cart: '/homepage/carrinho',
  payment: '/homepage/carrinho/pagamento',
  review: '/homepage/carrinho/revisao',
}
const shirt = productIdOf({ activityId: 14, number: 1 })
const ticket = productIdOf({ activityId: 14, number: 2 })
const over = 'Tempo de reserva esgotado'
const changed = 'Um produto do carrinho mudou. Confira o carrinho antes de continuar.'

/** Somebody in a browser without scripts; the pages count time by the computer's clock. */
async function buying(pointsH = 0, body: object = {}) {
  world.ports.clock.set(new Date().toISOString())
  const station = await shop.station(body)
  const buyer = await shop.buyer(station, pointsH)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(buyer, station)
  return { station, buyer, browser }
}
const addTicket = ({ client }: TestMember) =>
  client.call(cart.addToCart, { body: { products: [{ id: ticket, quantity: 1 }] } })

describe('CAR-14 GAP-67 whoever is led back to the cart reads why', () => {
  test.each<[string, (buyer: TestMember) => Promise<unknown>]>([
    ['puts something into it', addTicket],
    [
      'raises a quantity',
      ({ client }) =>
        client.call(cart.updateCart, { body: { shoppingItems: [{ product_id: shirt, quantity: 2 }] } }),
    ],
  ])('a second tab %s while the time runs: what is kept is not the cart any more', async (_, change) => {
    const { buyer, browser } = await buying()
    await shop.review(buyer)
    const review = await browser.open(steps.review)
    await change(buyer)
    for (const seen of [
      () => browser.sendAndSee(steps.payment, { forma: 'pix' }),
      () => browser.sendAndSee(steps.review, Object.fromEntries(formFields(review.text, 'revisto'))),
      () => browser.see(steps.review),
    ]) {
      const { text } = await seen()
      expect(wordsOf(text)).toContain('Meu carrinho')
      expect(wordsOf(text)).toContain(changed)
      expect(wordsOf(text)).not.toContain(over)
    }
  })

  test('the time is over, given back already or not', async () => {
    const { station, buyer, browser } = await buying()
    await shop.review(buyer)
    const review = await browser.open(steps.review)
    world.ports.clock.advance(10 * 60_000)
    const sent = Object.fromEntries(formFields(review.text, 'revisto'))
    const open = () => browser.see(steps.payment)
    const pay = () => browser.sendAndSee(steps.payment, { forma: 'pix' })
    const order = () => browser.sendAndSee(steps.review, sent)
    const expectOver = async (seen: () => ReturnType<typeof open>) => {
      const words = wordsOf((await seen()).text)
      expect(words).toContain(over)
      expect(words).toContain(
        'O tempo limite de reserva de produto para compra se esgotou. Por favor, comece novamente.',
      )
      expect(words).not.toContain(changed)
    }
    for (const seen of [open, pay, order]) await expectOver(seen)
    await releaseExpired(world.jobs(), station.id)
    for (const seen of [open, pay, order]) await expectOver(seen)
    // An old address says nothing false of a reservation that runs.
    await buyer.client.call(cart.reserveCart)
    world.ports.clock.set(new Date().toISOString())
    expect(wordsOf((await browser.open(`${steps.cart}?aviso=reserva`)).text)).not.toContain(over)
  })

  test('nothing is in it any more, or was ever kept', async () => {
    const { buyer, browser } = await buying()
    await addTicket(buyer)
    expect(wordsOf((await browser.see(steps.review)).text)).not.toMatch(new RegExp(`${over}|${changed}`))
    await shop.review(buyer)
    await browser.open(steps.review)
    for (const id of [shirt, ticket]) await buyer.client.call(cart.removeFromCart, { params: { id } })
    for (const seen of [
      () => browser.see(steps.review),
      () => browser.sendAndSee(steps.payment, { forma: 'pix' }),
    ]) {
      const words = wordsOf((await seen()).text)
      expect(words).toContain('Você ainda não possui itens no seu carrinho.')
      expect(words).not.toMatch(new RegExp(`${over}|${changed}`))
    }
  })

  test('CAR-22 back after success: sent again it is the same order, and no time is over', async () => {
    const { buyer, browser } = await buying(100_000)
    await shop.review(buyer, null)
    const review = await browser.open(steps.review)
    const fields = Object.fromEntries(formFields(review.text, 'revisto'))
    const paid = await browser.send(steps.review, fields)
    expect(paid.location).toMatch(/^\/homepage\/pedidos\/\d+\?sucesso=1$/)
    expect((await browser.send(steps.review, fields)).location).toBe(paid.location)
    const back = wordsOf((await browser.see(steps.review)).text)
    expect(back).toContain('Você ainda não possui itens no seu carrinho.')
    expect(back).not.toContain(over)
    // As scripts ask for it.
    const data = await browser.open(`${steps.review}.data`)
    expect(data.text).toContain(steps.cart)
    expect(data.text).not.toContain('aviso=')
  })
})
