import { beforeEach, describe, expect, test } from 'vitest'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** What people read on the pages of a purchase, letter by letter. */
const shop = shopWorld()
const portal = portalWorld()
const { world, bank } = shop
const minute = 60_000
const steps = {
  cart: '/homepage/carrinho',
  delivery: '/homepage/carrinho/entrega',
  payment: '/homepage/carrinho/pagamento',
  review: '/homepage/carrinho/revisao',
}

/** Pages count time by the computer's clock. */
beforeEach(() => {
  world.ports.clock.set(new Date().toISOString())
  bank.cards('approve')
})

type Person = Parameters<typeof shop.buyer>[2]

async function buying(body: object = {}, pointsH = 0, person: Person = {}) {
  const station = await shop.station(body)
  const buyer = await shop.buyer(station, pointsH, person)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(buyer, station)
  const read = async (path: string) => wordsOf((await browser.see(path)).text)
  const order = async () => {
    const fields = Object.fromEntries(formFields((await browser.open(steps.review)).text, 'revisto'))
    return browser.sendAndSee(steps.review, fields)
  }
  return { station, buyer, browser, read, order }
}

const addShirt = ({ client }: TestMember) =>
  client.call(cart.addToCart, {
    body: { products: [{ id: productIdOf({ activityId: 14, number: 1 }), quantity: 1 }] },
  })

describe('CAR-04 GAP-117 the parts of an address', () => {
  const place = (id: number, name: string, first: string, second: string) => ({
    ...{ id, name, delivery: true, helperLabelField1: first, helperLabelField2: second },
  })
  const deliveryLocations = [
    place(1, 'Capital', 'Setor', 'Quadra e lote'),
    place(2, 'Interior', 'Bairro', 'Ponto de referência'),
  ]
  test('are called as the location calls them that was chosen, without scripts too', async () => {
    const { buyer, browser } = await buying({ deliveryLocations })
    await addShirt(buyer)
    await buyer.client.call(cart.reserveCart)
    const labels = (html: string) =>
      ['neighborhood', 'complement'].map((name) =>
        new RegExp(`<label[^>]* for="entrega-${name}"[^>]*>([^<]*)`).exec(html)?.[1]?.trim(),
      )
    expect(labels((await browser.open(steps.delivery)).text)).toEqual(['Bairro', 'Complemento'])
    const refused = await browser.send(steps.delivery, { 'regiao-14': '1-entrega', zipcode: '1' })
    expect(refused.status).toBe(422)
    expect(labels(refused.text)).toEqual(['Setor', 'Quadra e lote'])
    const address = { zipcode: '74000000', street: 'Rua 1', number: '9', city: 'Goiânia', state: 'GO' }
    await browser.send(steps.delivery, { 'regiao-14': '2-entrega', ...address })
    expect(labels((await browser.open(steps.delivery)).text)).toEqual(['Bairro', 'Ponto de referência'])
  })
})

test('CAR-19 another CEP leaves nothing of the address before it; the same one leaves what was typed', async () => {
  const { buyer, browser } = await buying({ deliveryLocations: [{ id: 1, name: 'Em casa', delivery: true }] })
  await addShirt(buyer)
  await buyer.client.call(cart.reserveCart)
  const address = { street: 'Avenida Paulista', number: '9', city: 'São Paulo', neighborhood: 'Bela Vista' }
  await browser.send(steps.delivery, {
    'regiao-14': '1-entrega',
    ...address,
    zipcode: '01310-100',
    state: 'SP',
  })
  const shown = async (zipcode: string) => {
    const form = Object.fromEntries(formFields((await browser.open(steps.delivery)).text, 'zipcode'))
    expect(form).toMatchObject({ ...address, state: 'SP' })
    const found = await browser.send(steps.delivery, { ...form, zipcode, intent: 'cep' })
    return Object.fromEntries(formFields(found.text, 'zipcode'))
  }
  expect(await shown('01310-200')).toMatchObject({
    street: '',
    city: '',
    neighborhood: '',
    state: 'SP',
    number: '9',
  })
  expect(await shown('69005-040')).toMatchObject({ street: '', city: '', neighborhood: '', state: 'AM' })
  expect(await shown('70040-010')).toMatchObject({ street: '', city: 'Brasília', state: 'DF' })
  expect(await shown('01310100')).toMatchObject({
    street: 'Avenida Paulista',
    city: 'São Paulo',
    state: 'SP',
  })
})

describe('the cart', () => {
  test('CAR-03 ACT-14 whoever bought before reads that something is in it, and how to get there', async () => {
    const { buyer, browser, read } = await buying({}, 100_000)
    await shop.order(buyer, null)
    await addShirt(buyer)
    const words = await read('/homepage/atividades/14?adicionado=140001')
    expect(words).toContain('Camiseta está no carrinho.')
    expect(words).toContain('Ver carrinho (1 item)')
    expect(words).not.toContain('Participar de novo')
    expect((await browser.see('/homepage/carrinho')).text).toContain('Camiseta')
  })

  test('CAR-20 CAR-14 what is refused is said once with its reason', async () => {
    const { buyer, browser } = await buying()
    await shop.review(buyer, null)
    const sent = await browser.send(steps.cart, { intent: 'codigo', codigo: 'NADA' })
    expect(wordsOf(sent.text)).toContain(
      'Não foi possível completar sua transação. Por favor, tente novamente. Motivo: Este cupom não existe, não vale mais ou não vale para os produtos do carrinho.',
    )
    expect(sent.text).toContain('value="NADA"')
  })

  test('CAR-02 ERR-03 of several lines that cannot be saved, the message stands under Erro', async () => {
    const { station, buyer, browser } = await buying()
    await shop.review(buyer, null, { 1: 1, 2: 1 } as never)
    await shop.review(await shop.buyer(station), null, { 1: 500 } as never)
    const fields = { intent: 'atualizar', 'quantidade-140001': '900', 'quantidade-140002': '900' }
    const { status, text } = await browser.send(steps.cart, fields)
    expect(status).toBe(409)
    expect(wordsOf(text)).toContain('Erro Restam só 500 unidades de Camiseta.')
  })
})

describe('the payment', () => {
  test('CAR-06 the first saved card is chosen already; PIX without any', async () => {
    const { buyer, browser } = await buying()
    await shop.review(buyer, null)
    const chosen = async () =>
      formFields((await browser.open(steps.payment)).text, 'forma').find(([name]) => name === 'forma')?.[1]
    expect(await chosen()).toBe('pix')
    await shop.card(buyer, '1111')
    // The newest stands first.
    const first = await shop.card(buyer, '2222')
    const { text } = await browser.open(steps.payment)
    expect(wordsOf(text)).toContain('Selecione uma forma de pagamento')
    expect(wordsOf(text)).toMatch(/Visa final 2222.*Visa final 1111/)
    expect(await chosen()).toBe(String(first))
  })

  test('CAR-06 ERR-04 what a card is refused for is said of its field, and what was chosen stays', async () => {
    const { buyer, browser } = await buying()
    await shop.review(buyer, null)
    const { status, text } = await browser.send(steps.payment, { forma: '987654321' })
    expect(status).toBe(422)
    expect(wordsOf(text)).toContain('Forma de pagamento: Este cartão não existe mais.')
  })

  test('CAR-06 CAR-22 an account without a CPF is asked for it where it pays, and then pays', async () => {
    const { station, buyer, browser, order } = await buying({}, 0, { cpf: null })
    const taken = '11144477735'
    await shop.buyer(station, 0, { cpf: taken })
    await shop.review(buyer, null)
    expect(wordsOf((await browser.open(steps.payment)).text)).toContain('Seu CPF')
    const pay = (seu_cpf: string) => browser.send(steps.payment, { forma: 'pix', seu_cpf })
    const wrong = await pay('111.111.111-11')
    expect([wrong.status, wordsOf(wrong.text)]).toEqual([422, expect.stringContaining('CPF inválido')])
    expect(wrong.text).toContain('value="111.111.111-11"')
    expect(wordsOf((await pay(taken)).text)).toContain('Este CPF já tem cadastro nesta estação.')
    expect((await pay('529.982.247-25')).status).toBe(302)
    // Until something is paid it may still be corrected (GAP-156).
    expect((await browser.open(steps.payment)).text).toContain('value="529.982.247-25"')
    expect(wordsOf((await order()).text)).toContain('Pague com PIX')
    expect(bank.requests.at(-1)?.payer.cpf).toBe('52998224725')
  })

  test('CAR-18 a card that is refused: why, and the way to pay otherwise', async () => {
    const { buyer, browser, order } = await buying()
    const card = await shop.card(buyer)
    await shop.review(buyer, { type: 'credit_card', selected_card: card, installments: 1 })
    bank.cards('refuse')
    const { text } = await order()
    const words = wordsOf(text)
    expect(words).toContain('Não foi possível completar sua transação. Por favor, tente novamente.')
    expect(words).toContain('Motivo: Cartão sem limite. Deseja tentar outra forma de pagamento?')
    const link = (label: string) =>
      new RegExp(`<a[^>]*href="([^"]*)"[^>]*>(?:<[^>]+>)*${label}<`).exec(text)?.[1]
    expect([link('Cancelar'), link('Sim')]).toEqual([steps.review, steps.payment])
    expect(wordsOf((await browser.see(steps.payment)).text)).toContain('Selecione uma forma de pagamento')
  })
})

describe('CAR-09 CAR-22 a price that changed on the way', () => {
  test('is said on the review, and nobody pays it before they have seen it', async () => {
    const { station, buyer, browser, order } = await buying()
    await shop.review(buyer)
    const shown = Object.fromEntries(formFields((await browser.open(steps.review)).text, 'revisto'))
    await shop.setPrice(station, 1, 9_900)
    const asked = bank.requests.length
    const refused = await browser.send(steps.review, shown)
    expect(refused.status).toBe(409)
    const words = wordsOf(refused.text)
    expect(words).toContain('O valor do pedido mudou. Confira o novo valor antes de pagar. Nada foi cobrado.')
    expect(words).toContain('O preço mudou desde que você colocou no carrinho. Antes: R$ 80,00')
    expect(words).toContain('R$ 95,00')
    expect(bank.requests.length).toBe(asked)
    // Seen, it is agreed to.
    expect(wordsOf((await order()).text)).toContain('Pague com PIX')
    expect(bank.requests.at(-1)?.amountCents).toBe(9_500)
  })
})

describe('a PIX', () => {
  test('CAR-11 CAR-12 GAP-66 waits, looks again by itself without scripts, and says when it is not paid yet', async () => {
    const { buyer, browser, order } = await buying()
    await shop.review(buyer)
    const { text } = await order()
    const { id } = (await lastOrder(buyer)) ?? {}
    const path = `/homepage/pedidos/${id}/pix`
    const refresh = /<noscript><meta http-equiv="refresh" content="(\d+);url=([^"]+)"/i
    expect(refresh.exec(text)?.slice(1)).toEqual(['15', path])
    expect(wordsOf(text)).toContain('Sem JavaScript, esta página se atualiza a cada 15 segundos.')
    const unpaid = await browser.send(path, { verificar: '1' })
    expect(wordsOf(unpaid.text)).toContain('Pagamento não confirmado')
    expect(wordsOf(unpaid.text)).toContain(
      'Seu pagamento ainda não foi confirmado pelo nosso sistema de pagamentos. Se já tiver pago, o processo pode demorar alguns segundos.',
    )
    expect(refresh.exec(unpaid.text)?.slice(1)).toEqual(['15', path])
    const code = await shop.codeOf(Number(id))
    bank.pay(code)
    await shop.webhook(code)
    // What the refresh opens leads on.
    const paid = await browser.see(path)
    expect(wordsOf(paid.text)).toContain('Pedido realizado com sucesso!')
    expect(paid.text).not.toMatch(refresh)
  })

  test('CAR-13 whose time is over leads to the cart in the same words, whether its gateway has ended it or not', async () => {
    world.ports.clock.advance(-31 * minute)
    const { station, buyer, read } = await buying()
    const { id } = await shop.order(buyer)
    const words = [
      'Tempo expirado',
      'O tempo máximo para pagamento do PIX expirou. Para comprar novamente, recomece o processo.',
    ]
    const waiting = await read(`/homepage/pedidos/${id}/pix`)
    for (const one of words) expect(waiting).toContain(one)
    expect(waiting).toContain('O pedido está sendo encerrado')
    world.ports.clock.set(new Date().toISOString())
    await shop.settleAll(station)
    const ended = await read(`/homepage/pedidos/${id}/pix`)
    for (const one of words) expect(ended).toContain(one)
    expect(ended).not.toContain('O pedido está sendo encerrado')
  })

  test('GAP-66 a card in doubt looks again by itself, too', async () => {
    const { buyer, order } = await buying()
    const card = await shop.card(buyer)
    await shop.review(buyer, { type: 'credit_card', selected_card: card, installments: 1 })
    bank.cards('ponder')
    const { text } = await order()
    expect(wordsOf(text)).toContain('Estamos confirmando o seu pagamento')
    expect(text).toMatch(/http-equiv="refresh" content="15;url=\/homepage\/pedidos\/\d+\/confirmacao"/i)
    bank.cards('approve')
  })

  test('GAP-121 a card in doubt can be put aside: the question says where its money goes, and the cart is free', async () => {
    const { buyer, order, read, browser } = await buying()
    const card = await shop.card(buyer)
    await shop.review(buyer, { type: 'credit_card', selected_card: card, installments: 1 })
    bank.cards('ponder')
    const { text } = await order()
    bank.cards('approve')
    const [, ask = ''] = /href="(\/homepage\/pedidos\/\d+\?cancelar=1)"/.exec(text) ?? []
    expect(await read(ask)).toContain('se o pagamento for confirmado depois, o valor volta sozinho')
    const { location } = await browser.send(ask, { intent: 'cancelar' })
    expect(await read(location ?? '')).toContain('Cancelado por você, sem resposta da operadora')
    expect(await read('/homepage/carrinho')).toContain('Camiseta')
    expect(await read('/homepage/carrinho/pagamento')).toContain('Selecione uma forma de pagamento')
  })

  test.each(['lose', 'silence'] as const)(
    'GAP-121 CAR-18 a PIX without an answer (%s) leads to the dialog of a refusal at once',
    async (how) => {
      const { buyer, order } = await buying()
      await shop.review(buyer)
      bank[how](1)
      const { text } = await order()
      expect(wordsOf(text)).toContain('O provedor de pagamento não respondeu. Nada foi cobrado')
    },
  )
})

const lastOrder = async ({ client, id }: TestMember) =>
  (await client.call(listOrders, { params: { userId: id }, query: {} })).content[0]
