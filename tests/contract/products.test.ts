import { expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getCart } from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const page = '/homepage/atividades/14'
const idOf = (number: number) => productIdOf({ activityId: 14, number })

type Pictures = string | { image: string }[]

/** A member of a station with a shop, and a way to its page. */
async function atShop(activity: object = {}, first: Record<string, Pictures> = {}) {
  const products: Record<string, string | number | Pictures>[] = [
    { id: 1, name: 'Camiseta', valueCents: 8900, discountCents: 1000, stock: 60, limit: 3, ...first },
    { id: 2, name: 'Caderno', valueCents: 4200, stock: 5 },
    { id: 3, name: 'Sacola', valueCents: 5900, stock: 0 },
  ]
  const body = { products, digitalProduct: true }
  const station = await world.station({
    content: { activities: [{ id: 14, type: 14, name: 'Loja', limitPerUser: null, ...activity, body }] },
  })
  const member = await addMember(world, station)
  const visit = portal.of(world, station.slug)
  const cookie = { cookie: `${sessionCookieName(false)}=${member.token}` }
  const form = { ...cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return {
    member,
    open: (path = page) => visit(path, cookie),
    send: (fields: Record<string, string>) => visit(page, form, `${new URLSearchParams(fields)}`),
  }
}
const asText = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const keyIn = (html: string) => /name="chave" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('ACT-14 CAR-03 products have a form each that puts them into the cart, once per page, without scripts too', async () => {
  const { member, open, send } = await atShop()
  const shown = await open()
  expect(shown.status).toBe(200)
  const text = asText(shown.text)
  expect(text).toMatch(/Camiseta.*Até 3 por pessoa.*Quantidade.*Adicionar ao carrinho/)
  expect(text).toMatch(/Caderno.*Restam 5 unidades.*Sacola.*Esgotado/)
  expect(shown.text.match(/name="produto"/g)).toHaveLength(2)
  const fields = { type: '14', produto: String(idOf(2)), quantity: '2', chave: keyIn(shown.text) }
  for (const _ of [1, 2]) {
    const sent = await send(fields)
    expect([sent.status, sent.location]).toEqual([302, `${page}?adicionado=${idOf(2)}`])
  }
  expect((await member.client.call(getCart)).content).toMatchObject([{ product_id: idOf(2), quantity: 2 }])
  const after = asText((await open(`${page}?adicionado=${idOf(2)}`)).text)
  expect(after).toMatch(/Caderno está no carrinho\. .*Ver carrinho \(2 itens\)/)
})

test.each([
  ['nothing', '', 'Esse campo é obrigatório'],
  ['none', '0', 'A quantidade mínima é 1'],
  ['less than none', '-1', 'A quantidade mínima é 1'],
  ['a part', '1,5', /quantidade|número/i],
  ['no number', 'dois', /número/i],
  ['very many', '1000000000', 'A quantidade máxima é 1.000'],
  ['more than the limit', '4', 'Cada pessoa leva até 3 unidades de Camiseta.'],
])(
  'CAR-02 a quantity of %s is refused beside its field, and what was typed stays',
  async (_, quantity, words) => {
    const { member, send } = await atShop()
    const sent = await send({ type: '14', produto: String(idOf(1)), quantity })
    expect([409, 422]).toContain(sent.status)
    const error = new RegExp(`id="quantidade-${idOf(1)}-error"[\\s\\S]*?<span>([^<]*)</span>`).exec(
      sent.text,
    )?.[1]
    expect(error).toMatch(words)
    expect(sent.text).toMatch(
      new RegExp(
        `id="quantidade-${idOf(1)}"[^>]*value="${quantity}"|value="${quantity}"[^>]*id="quantidade-${idOf(1)}"`,
      ),
    )
    expect((await member.client.call(getCart)).content).toEqual([])
  },
)

test('ACT-14 SEC-01 what is not on this page is refused in words: another product, none, what is sold out', async () => {
  const { send } = await atShop()
  for (const produto of ['1', 'x', String(productIdOf({ activityId: 15, number: 1 })), '']) {
    const sent = await send({ type: '14', produto, quantity: '1' })
    expect([404, 422], produto).toContain(sent.status)
  }
  const soldOut = await send({ type: '14', produto: String(idOf(3)), quantity: '1' })
  expect(asText(soldOut.text)).toContain('O estoque desse(s) produto(s) está esgotado no momento.')
})

test('ACT-S05 where an activity is not open its products are hidden', async () => {
  const { open } = await atShop({ start: '2035-01-01T00:00:00Z', end: '2036-01-01T00:00:00Z' })
  const { text } = await open()
  expect(asText(text)).not.toContain('Camiseta')
  expect(text).not.toContain('name="produto"')
})

test('ACT-14 GAP-154 several pictures of a product are a strip with a number for each; one stands alone', async () => {
  const images = ['/b.webp', '/c.webp', '/b.webp'].map((image) => ({ image }))
  const { open } = await atShop({}, { image: '/a.webp', images })
  const { text } = await open()
  const strip = /<section[^>]*aria-label="Fotos de Camiseta"[^>]*>.*?<\/section>/s.exec(text)?.[0] ?? ''
  expect([...strip.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/a.webp',
    '/b.webp',
    '/c.webp',
  ])
  expect(strip).toContain('alt="Foto 3 de 3"')
  expect(strip).toContain('tabindex="0"')
  for (const at of [1, 2, 3]) {
    expect(strip).toContain(`id="foto-${idOf(1)}-${at}"`)
    expect(text).toContain(`href="#foto-${idOf(1)}-${at}"`)
  }
  expect((await (await atShop({}, { image: '/a.webp' })).open()).text).not.toContain('Fotos de')
})
