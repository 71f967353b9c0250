import { expect, test } from 'vitest'
import * as calls from '#contract/commerce/product-subscriptions/endpoints.ts'
import { changeManagedSite, getManagedSite, publishSite } from '#contract/console/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { buttonsOf } from '#tests/fixtures/page-buttons.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { actionId, boxOf, boxWorld } from '#tests/fixtures/product-subscriptions.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** A station that switched its cart off while somebody pays for something month after month. */
const shop = boxWorld()
const orders = shopWorld()
const portal = portalWorld()

async function close(owner: TestMember) {
  const { config, tags } = await owner.client.call(getManagedSite)
  const value = { ...config.features, checkout: false }
  await owner.client.call(changeManagedSite, {
    body: { what: 'save', part: 'features', seen: tags.features ?? '', confirmed: true, value },
  })
  const { version } = await owner.client.call(getManagedSite)
  await owner.client.call(publishSite, { body: { version, note: '' } })
}

test('TEN-09 PLN-11 who subscribed before reads of it, leaves and removes the card; nobody begins anew', async () => {
  const station = await shop.station()
  const { member, selected_card: card } = await shop.reader(station)
  const other = await shop.buyer(station)
  await close(await addMember(shop.world, station, { role: 'owner' }))
  const browser = browserOf(portal.of(shop.world, station.slug))
  await browser.logIn(member, station)
  const { see, open, send } = browser

  const account = (await see('/homepage/conta')).text
  expect(account).toContain('href="/homepage/assinaturas"')
  expect(account).not.toContain('href="/homepage/carrinho"')
  const activity = (await see(`/homepage/atividades/${actionId}`)).text
  expect(activity).toContain(`href="/homepage/assinaturas/${actionId}"`)
  const list = (await see('/homepage/assinaturas')).text
  expect(wordsOf(list)).toContain('Caixa da Comunidade')
  expect(list).toContain(`href="/homepage/assinaturas?cancelar=${actionId}"`)
  expect((await send('/homepage/assinaturas', { atividade: String(actionId) })).location).toBe(
    '/homepage/assinaturas',
  )
  expect((await shop.last(member))?.cancelled_at).not.toBeNull()
  expect((await see(`/homepage/meios-de-pagamento?remover=${card}`)).status).toBe(200)
  await send('/homepage/meios-de-pagamento', { cartao: String(card), paga: 'visto' })
  expect(wordsOf((await see('/homepage/meios-de-pagamento')).text)).not.toContain('final 4242')

  expect((await open(`/homepage/assinaturas/${actionId}/assinar`)).location).toBe('/not-autorized')
  const begun = other.client.call(calls.subscribeToProducts, { body: { products: [{ id: boxOf(1) }] } })
  await expect(begun).rejects.toMatchObject({ status: 403 })
  expect((await other.client.call(getUserWeb, { params: { id: 'me' } })).opens).not.toContain('subscriptions')
})

test('TEN-09 ORD-04 an order that was paid keeps its page: its buyer withdraws there; the list and the cart are gone', async () => {
  const station = await orders.station()
  const ana = await orders.buyer(station)
  const { id } = await orders.order(ana, { type: 'pix' })
  const code = await orders.codeOf(id)
  orders.bank.pay(code)
  await orders.webhook(code)
  await close(await addMember(orders.world, station, { role: 'owner' }))
  const { logIn, open, see, send } = browserOf(portal.of(orders.world, station.slug))
  await logIn(ana, station)
  expect((await open('/homepage/pedidos')).location).toBe('/not-autorized')
  const page = await see(`/homepage/pedidos/${id}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(`href="/homepage/pedidos/${id}?desistir=1"`)
  expect(page.text).not.toMatch(/href="\/homepage\/(pedidos|carrinho)"/)
  const asked = (await see(`/homepage/pedidos/${id}?desistir=1`)).text
  const button = buttonsOf(asked).find(({ name }) => name === 'Desistir da compra')
  await send(button?.action ?? `/homepage/pedidos/${id}`, Object.fromEntries(button?.fields ?? []))
  await orders.settleAll(station)
  expect((await orders.read(ana, id)).state).toBe('refunded')
})
