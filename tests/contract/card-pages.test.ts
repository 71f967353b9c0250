import { describe, expect, test } from 'vitest'
import { removeCard } from '#contract/commerce/cards/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Saved cards as their owners see them. */
const shop = planWorld()
const portal = portalWorld()
const path = '/homepage/meios-de-pagamento'

const at = async (member: TestMember) => {
  const { station } = member.ctx
  const browser = browserOf(portal.of(shop.world, station.slug))
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
