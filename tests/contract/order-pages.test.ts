import { describe, expect, test } from 'vitest'
import { spend } from '#api/ledger/index.ts'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { withdrawOrder } from '#contract/commerce/orders/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** Orders as their buyers and owners read them. */
const shop = shopWorld()
const portal = portalWorld()
const { world, bank } = shop

const at = async (member: TestMember) => {
  const { station } = member.ctx
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return { ...browser, read: async (path: string) => wordsOf((await browser.see(path)).text) }
}
async function pay(id: number) {
  const code = await shop.codeOf(id)
  bank.pay(code)
  await shop.webhook(code)
}

test('GAP-119 GAP-88 the question of a withdrawal says what becomes of points that were used, and the statement what is open', async () => {
  const ana = await shop.buyer(await shop.station())
  const { id } = await shop.order(ana)
  await pay(id)
  const { read, send } = await at(ana)
  expect(await read(`/homepage/pedidos/${id}?desistir=1`)).toContain('nunca com créditos pagos')
  await spend(ana.ctx, { participantId: ana.id, key: 'usado', cause: 'donation', amountH: 4_50 })
  await send(`/homepage/pedidos/${id}?desistir=1`, { intent: 'desistir', motivo: '' })
  await shop.settleAll(ana.ctx.station)
  expect(await read(`/homepage/pedidos/${id}`)).toContain('será descontado só das suas próximas premiações')
  expect(await read('/homepage/extrato/extratos-totais')).toMatch(/Você tem 4,50 pontos a acertar/)
})

describe('the list of orders', () => {
  test('ORD-01 without any says so', async () => {
    const { read } = await at(await shop.buyer(await shop.station()))
    const words = await read('/homepage/pedidos')
    expect(words).toContain('Meus pedidos')
    expect(words).toContain('Você ainda não fez pedidos')
  })

  test('ORD-05 GAP-81 an order of it shows what the card paid, or all of it where the wallet paid alone', async () => {
    const station = await shop.station()
    const both = await shop.buyer(station, 2_000)
    await shop.order(both)
    expect(await (await at(both)).read('/homepage/pedidos')).toMatch(/1 item · .* R\$ 65,00 Ver pagamento/)
    const rich = await shop.buyer(station, 100_000)
    await shop.order(rich, null)
    expect(await (await at(rich)).read('/homepage/pedidos')).toMatch(/1 item · .* R\$ 85,00 Ver pedido/)
  })
})

describe('the receipt', () => {
  test('ORD-02 GAP-81 PTS-06 has every line of what it cost, whoever paid it, and what came back', async () => {
    const station = await shop.station({
      ...{ allowInstallments: true, maxInstallments: 3, monthlyInterestBp: 200, discountDeliveryCents: 300 },
      discountCodes: [{ code: 'FAN10', amountCents: 700 }],
    })
    const buyer = await shop.buyer(station, 2_000)
    const card = await shop.card(buyer)
    await shop.review(buyer, null, { 1: 2 } as never)
    await buyer.client.call(cart.applyDiscountCode, { body: { code: 'FAN10' } })
    const payment = { type: 'credit_card' as const, selected_card: card, installments: 3 }
    await buyer.client.call(cart.choosePayment, { body: payment })
    const { id, code } = await shop.submit(buyer, await shop.shown(buyer))
    const { read } = await at(buyer)
    const words = await read(`/homepage/pedidos/${id}?sucesso=1`)
    expect(words).toContain('Pedido realizado com sucesso!')
    expect(words).toContain(code)
    expect(words).toContain('Pagamento confirmado')
    expect(words).toMatch(/2 x Camiseta R\$ 160,00/)
    expect(words).toContain('Retirada: Sede. Rua A, 9')
    // 160 − 10 + 5 = 155; 20 of it from the wallet; 135 in three parts at 2 % a month: 3 × 46,81.
    for (const line of [
      'Itens R$ 160,00',
      'Entrega R$ 5,00',
      /Desconto adicional [−-] ?R\$ 3,00/,
      /Desconto adicional \(código FAN10\) [−-] ?R\$ 7,00/,
      'Juros do parcelamento R$ 5,43',
      'Carteira, 20,00 pontos R$ 20,00',
      'Cartão Visa final 4242, 3x de R$ 46,81 R$ 140,43',
      'Valor final R$ 160,43',
      'Recebeu de volta +4,50 pontos',
    ])
      expect(words).toMatch(line)
  })

  test('GAP-81 has the lines of nothing, too', async () => {
    const station = await shop.station({ digitalProduct: true })
    const buyer = await shop.buyer(station, 100_000)
    await buyer.client.call(cart.addToCart, {
      body: { products: [{ id: productIdOf({ activityId: 14, number: 1 }), quantity: 1 }] },
    })
    await buyer.client.call(cart.reserveCart)
    const { id } = await shop.submit(buyer, await shop.shown(buyer))
    expect(await (await at(buyer)).read(`/homepage/pedidos/${id}`)).toContain(
      'Valores Itens R$ 80,00 Entrega R$ 0,00 Desconto adicional R$ 0,00 Carteira, 80,00 pontos R$ 80,00 Cartão ou PIX R$ 0,00 Valor final R$ 80,00 Recebeu de volta',
    )
  })

  test('ORD-04 of an order that was given back in part shows how much', async () => {
    const station = await shop.station()
    const buyer = await shop.buyer(station)
    const { id } = await shop.order(buyer)
    await pay(id)
    const owner = await addMember(world, station, { role: 'owner' })
    const managing = await at(owner)
    await managing.send(`/gestao/pedidos/${id}`, {
      ...{ intent: 'refund', number: '1', amountCents: '21,25', reason: 'Veio com um risco' },
    })
    await shop.settleAll(station)
    const words = await (await at(buyer)).read(`/homepage/pedidos/${id}`)
    expect(words).toContain('Parcialmente estornada')
    // A quarter of R$ 85,00.
    const { refunded_percentage: share, refunded_value: value } = await shop.read(buyer, id)
    expect([share, value]).toEqual([0.25, 21.25])
    expect(words).toMatch(/Valor estornado [−-] ?R\$ 21,25/)
    expect(words).toContain('Motivo do estorno de R$ 21,25: Veio com um risco')
  })

  test('ORD-03 GAP-138 of a purchase of a coupon (type 3) has the layout of a purchase', async () => {
    const station = await shop.station()
    const buyer = await shop.buyer(station)
    const facts = { participantId: buyer.id, activityId: 14 }
    const purchase = await addOrder(world, station, { ...facts, typeId: 3, location: null })
    const order = await addOrder(world, station, facts)
    const { read } = await at(buyer)
    expect(await read(`/homepage/pedidos/${purchase.id}`)).toMatch(
      new RegExp(`Recibo da compra ${purchase.code} .*Compra Estação \\d+ ${purchase.code}`),
    )
    const words = await read(`/homepage/pedidos/${order.id}`)
    expect(words).toContain(`Pedido ${order.code}`)
    expect(words).not.toContain('Recibo da compra')
  })
})

describe('an owner reads', () => {
  test('GAP-88 who gave something back: the management, the buyer, or somebody at the gateway', async () => {
    const station = await shop.station()
    const owner = await addMember(world, station, { role: 'owner', name: 'Olga Prado' })
    const managing = await at(owner)
    const [outside, withdrawn] = [await shop.buyer(station), await shop.buyer(station)]
    const orders = [await shop.order(outside), await shop.order(withdrawn)] as const
    for (const { id } of orders) await pay(id)
    const code = await shop.codeOf(orders[0].id)
    bank.refundOutside(code, 1_000)
    await shop.webhook(code)
    await managing.send(`/gestao/pedidos/${orders[0].id}`, {
      ...{ intent: 'refund', number: '2', amountCents: '5,00', reason: 'Frete a mais' },
    })
    await withdrawn.client.call(withdrawOrder, { params: { id: orders[1].id }, body: {} })
    const first = await managing.read(`/gestao/pedidos/${orders[0].id}`)
    expect(first).toMatch(/ · no gateway · feita R\$ 10,00/)
    expect(first).toMatch(/Frete a mais · Olga Prado · .* R\$ 5,00/)
    expect(first).not.toContain('quem comprou ·')
    expect(await managing.read(`/gestao/pedidos/${orders[1].id}`)).toMatch(/ · quem comprou · /)
  })

  test('CAR-04 that what is fetched is fetched, and what is brought is delivered', async () => {
    const places = [false, true].map((delivery, at) => ({ id: at + 1, name: `Lugar ${at}`, delivery }))
    const station = await shop.station({ deliveryLocations: places })
    const managing = await at(await addMember(world, station, { role: 'owner' }))
    const buyer = await shop.buyer(station)
    const { id } = await shop.order(buyer)
    await pay(id)
    const path = `/gestao/pedidos/${id}`
    expect(await managing.read(`${path}?entregar=14`)).toMatch(
      /Marcar como retirado\? .*Loja: quem comprou vê a retirada no pedido/,
    )
    const { text } = await managing.sendAndSee(path, { intent: 'deliver', activityId: '14' })
    expect(wordsOf(text)).toContain('Retirada anotada.')
    expect(wordsOf(text)).toMatch(/Retirado em \d/)
    expect(await (await at(buyer)).read(`/homepage/pedidos/${id}`)).toMatch(
      /Retirada: Lugar 0.*Retirado em \d/,
    )
    const brought = await addOrder(world, station, {
      participantId: buyer.id,
      activityId: 14,
      isBrought: true,
    })
    expect(await managing.read(`/gestao/pedidos/${brought.id}?entregar=14`)).toContain(
      'Marcar como entregue?',
    )
  })
})
