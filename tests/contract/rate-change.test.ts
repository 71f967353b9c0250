import { expect, test } from 'vitest'
import { createTopUp } from '#api/commerce/top-ups/place-top-up.ts'
import { earn } from '#api/ledger/index.ts'
import {
  changeManagedSite,
  getManagedSite,
  getRateChange,
  publishSite,
  restoreSiteVersion,
} from '#contract/console/endpoints.ts'
import { confirmTopUp } from '#contract/console/top-ups/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { buttonsOf } from '#tests/fixtures/page-buttons.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { topUpWorld } from '#tests/fixtures/top-ups.ts'

const shop = topUpWorld()
const portal = portalWorld()

/** A station where two people have points, one has none, and an owner at its pages. */
async function clube() {
  const station = await shop.station()
  const owner = await shop.owner(station)
  const people = [await shop.buyer(station), await shop.buyer(station), await shop.buyer(station)] as const
  for (const { ctx, id } of people.slice(0, 2))
    await earn(ctx, { participantId: id, key: `given:${id}`, cause: 'participation', amountH: 50_00 })
  const browser = browserOf(portal.of(shop.world, station.slug))
  await browser.logIn(owner, station)
  return { owner, browser, ana: people[0] }
}

const currency = (multiplier: number) => ({ name: 'pontos', multiplier, position: 'after' as const })

async function save({ client }: TestMember, multiplier: number, confirmed?: boolean) {
  const { tags } = await client.call(getManagedSite)
  const value = { currency: currency(multiplier) }
  return client.call(changeManagedSite, {
    body: { what: 'save', part: 'data', seen: tags.data ?? '', value, confirmed },
  })
}

async function publish({ client }: TestMember, confirmed?: boolean) {
  const { version } = await client.call(getManagedSite)
  return client.call(publishSite, { body: { version, note: '', confirmed } })
}

/** A page's form as it comes, by its button. */
const formOf = (html: string, button: string) =>
  Object.fromEntries(buttonsOf(html).find(({ name }) => name === button)?.fields ?? [])

test('TEN-07 another multiplier says how many wallets it touches and asks, when it is saved and when it is published', async () => {
  const { browser } = await clube()
  const page = await browser.see('/gestao/dados')
  expect(page.text).not.toContain('name="confirmed"')
  const wanted = { ...formOf(page.text, 'Salvar no rascunho'), 'currency.multiplier': '10' }
  const asked = await browser.send('/gestao/dados', wanted)
  expect(asked.status).toBe(422)
  expect(wordsOf(asked.text)).toContain(
    'Isto muda quanto valem os pontos de 2 carteiras com saldo: onde hoje aparece 100,00 vai aparecer 1.000,00. Nenhum pedido de créditos espera.',
  )
  expect(asked.text).toContain('name="confirmed"')
  // Why it is asked stands beside it.
  expect(asked.text).toContain('id="confirmed-error"')
  expect(asked.text).toMatch(/name="currency.multiplier"[^>]*value="10"/)
  expect((await browser.send('/gestao/dados', { ...wanted, confirmed: 'on' })).status).toBe(302)

  for (const path of ['/gestao', '/gestao/dados'])
    expect(wordsOf((await browser.see(path)).text)).toMatch(
      /Quanto vale um ponto muda quando você publicar .*2 carteiras têm saldo: onde hoje aparece 100,00 vai aparecer 1\.000,00/,
    )
  // What the draft has already is not asked for again with its other data.
  const again = formOf((await browser.see('/gestao/dados')).text, 'Salvar no rascunho')
  expect((await browser.send('/gestao/dados', { ...again, description: 'Outra' })).status).toBe(302)

  const draft = formOf((await browser.see('/gestao')).text, 'Publicar')
  const refused = await browser.send('/gestao?index', draft)
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('2 carteiras com saldo')
  expect((await browser.send('/gestao?index', { ...draft, confirmed: 'on' })).status).toBe(302)
  expect((await browser.see('/gestao')).text).not.toContain('name="confirmed"')
})

test.each(['transfer', 'pix'] as const)(
  'WAL-01 while a request for credits by %s waits, what a point is worth stays: neither saved nor published',
  async (way) => {
    const { owner, browser, ana } = await clube()
    const { id } = await shop.ask(ana, 40, way)
    const words =
      '1 pedido de créditos espera: conclua ou recuse antes de mudar quanto vale um ponto. Quem pediu por PIX tem 30 minutos para pagar.'
    await expect(save(owner, 10, true)).rejects.toMatchObject({
      status: 422,
      body: { fields: { 'currency.multiplier': [words] } },
    })
    const page = formOf((await browser.see('/gestao/dados')).text, 'Salvar no rascunho')
    const { text } = await browser.send('/gestao/dados', {
      ...page,
      'currency.multiplier': '10',
      confirmed: 'on',
    })
    expect(wordsOf(text)).toContain(words)
    // Other data are saved, and published, as ever.
    await save(owner, 1)
    if (way === 'pix') return
    await owner.client.call(confirmTopUp, { params: { id }, body: {} })
    expect(await shop.balanceH(ana)).toBe(90_00)
    await save(owner, 10, true)
  },
)

test('WAL-01 TEN-07 a request that came after the draft was saved stops its publication, and an older version asks as well', async () => {
  const { owner, browser, ana } = await clube()
  await save(owner, 10, true)
  const { id } = await shop.ask(ana, 40)
  expect(await owner.client.call(getRateChange)).toEqual({ from: 1, to: 10, wallets: 2, waiting: 1 })
  expect(wordsOf((await browser.see('/gestao')).text)).toContain('1 pedido de créditos espera')
  await expect(publish(owner, true)).rejects.toMatchObject({
    code: 'conflict',
    body: { messages: [expect.stringContaining('1 pedido de créditos espera')] },
  })
  await owner.client.call(confirmTopUp, { params: { id }, body: {} })
  await publish(owner, true)
  expect((await owner.client.call(getManagedSite)).config.currency.multiplier).toBe(10)

  const { version } = await owner.client.call(getManagedSite)
  await owner.client.call(restoreSiteVersion, { params: { number: 1 }, body: { version } })
  await expect(publish(owner)).rejects.toMatchObject({
    body: { fields: { confirmed: [expect.stringContaining('aparece 100,00 vai aparecer 10,00')] } },
  })
  expect((await publish(owner, true)).config.currency.multiplier).toBe(1)
})

test('WAL-01 credits that are asked for while another multiplier is published are not written at the old one', async () => {
  const { owner, ana } = await clube()
  await save(owner, 10, true)
  await publish(owner, true)
  // The call began before: it knows the station as it was.
  await expect(createTopUp(ana.ctx, { points: 40, way: 'transfer' })).rejects.toMatchObject({
    code: 'conflict',
    messages: ['Quanto vale um ponto acabou de mudar. Abra a página de novo e repita.'],
  })
  expect((await owner.client.call(getRateChange)).waiting).toBe(0)
  await shop.ask(ana, 40)
})

test('TEN-07 where nobody has points another multiplier asks nobody', async () => {
  const owner = await shop.owner(await shop.station())
  await save(owner, 10)
  expect((await publish(owner)).config.currency.multiplier).toBe(10)
})
