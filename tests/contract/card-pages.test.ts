import { describe, expect, test } from 'vitest'
import { type Api, createApi } from '#api/index.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { removeCard } from '#contract/commerce/cards/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Saved cards as their owners see them. */
const shop = planWorld()
const portal = portalWorld()
const path = '/homepage/meios-de-pagamento'

const at = async (member: TestMember, answer?: Api['fetch']) => {
  const { station } = member.ctx
  const browser = browserOf(portal.of(shop.world, station.slug, answer))
  await browser.logIn(member, station)
  return { ...browser, read: async (to: string) => wordsOf((await browser.see(to)).text) }
}

describe('removing a card', () => {
  test('CRD-01 PLN-10 that pays a plan says so and offers another way first; after it the plan shows no card', async () => {
    const { member, selected_card: id } = await shop.holder(await shop.station())
    const { read, send, see } = await at(member)
    expect(await read('/homepage/planos')).toContain('final 4242')
    const { text } = await see(`${path}?remover=${id}`)
    expect(wordsOf(text)).toContain('Ele paga Básico.')
    expect(text).toMatch(/href="\/homepage\/planos\/editar-pagamento"[^>]*>Escolher outra forma de pagamento/)
    // Sent by a page that did not know of it nothing is removed, and the question stands there.
    expect((await send(path, { cartao: String(id) })).location).toBe(`${path}?remover=${id}`)
    expect(await read(path)).toContain('final 4242')
    expect((await send(path, { cartao: String(id), paga: 'visto' })).location).toBe(path)
    expect(await read(path)).not.toContain('final 4242')
    const plan = await read('/homepage/planos')
    expect(plan).not.toContain('final 4242')
    expect(plan).toContain('Nenhum cartão')
  })

  test('CRD-01 that pays nothing, or no more, is asked about as before; nobody asks about another’s', async () => {
    const station = await shop.station()
    const { member, selected_card: id } = await shop.holder(station)
    const other = await shop.card(member, '1111')
    expect(await (await at(member)).read(`${path}?remover=${other}`)).not.toContain('Ele paga')
    const bia = await shop.buyer(station)
    await expect(
      bia.client.call(removeCard, { params: { id }, query: { confirmed: '1' } }),
    ).rejects.toMatchObject({
      status: 404,
    })
    await expect(member.client.call(removeCard, { params: { id } })).rejects.toMatchObject({
      body: { messages: ['Este cartão paga Básico. Escolha antes outra forma de pagamento.'] },
    })
    await member.client.call(removeCard, { params: { id }, query: { confirmed: '1' } })
    await member.client.call(removeCard, { params: { id } })
  })
})

describe('a new card that pays a plan, without scripts', () => {
  /** An API that takes numbers (`CARD_FORM=server`). */
  const takingNumbers = () => {
    const { database, ports, urls } = shop.world
    const stations = createStationRegistry(database.db)
    return createApi({ db: database.db, ports, stations, urls, takesCardNumbers: true }).fetch
  }
  const buying = '/homepage/planos/2/comprar'
  const again = 'Digite de novo o número e o código do cartão: não ficam guardados.'
  const missing = 'Esse campo é obrigatório'
  const chosen = (text: string) => ({ ...Object.fromEntries(formFields(text, 'forma')), forma: '0' })

  test('PLN-03 GAP-110 is asked for before anything is missing; then each field has a name of its own', async () => {
    const { open, send } = await at(await shop.buyer(await shop.station()), takingNumbers())
    const asked = await send(buying, chosen((await open(buying)).text))
    expect(wordsOf(asked.text)).toContain('Preencha os dados do cartão e da fatura para continuar.')
    expect(wordsOf(asked.text)).not.toContain(missing)
    expect(wordsOf(asked.text)).not.toContain(again)
    const empty = wordsOf((await send(buying, chosen(asked.text))).text)
    for (const name of ['Número do cartão', 'Número do endereço'])
      expect(empty).toContain(`${name}: ${missing}`)
  })

  test('PLN-03 CRD-02 that is refused for something else says what is typed again, and keeps the rest', async () => {
    const { open, send } = await at(await shop.buyer(await shop.station()), takingNumbers())
    const typed = {
      number: '4242424242424242',
      expiry: '12/40',
      cvv: '123',
      name: 'Ana S',
      cpf: '111.111.111-11',
    }
    const { text } = await send(buying, { ...chosen((await open(buying)).text), ...typed })
    expect(wordsOf(text)).toContain(again)
    expect(Object.fromEntries(formFields(text, 'forma'))).toMatchObject({ name: 'Ana S', expiry: '12/40' })
    expect(text).not.toMatch(/4242424242424242/)
  })
})
