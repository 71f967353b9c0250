import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { subscribeToProducts } from '#contract/commerce/product-subscriptions/endpoints.ts'
import { recurrences } from '#contract/recurrence.ts'
import { redeemFuel } from '#contract/services/fuel/endpoints.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Sentences that the specification gives letter by letter, where somebody reads them; many others stand in the tests of their areas. */
const shop = planWorld()
const { world } = shop
const portal = portalWorld()
let station: StationRecord

/** Activity 21 is of the first, and so on. */
const products = [{ id: 1, name: 'Caixa', valueCents: 2_500 }]
const boxes = recurrences.map((recurrence, at) => ({
  ...{ id: 21 + at, type: 21, name: `Caixa ${at}`, limitPerUser: null },
  body: { products, recurrence },
}))
const recurrenceRows = [
  'Semanal',
  'Quinzenal',
  'Mensal',
  'Bimestral',
  'Trimestral',
  'Semestral',
  'Anual',
].map((name, at): [string, string, string] => [
  'PLN-12',
  `/homepage/atividades/${21 + at}`,
  `Cobrança: ${name}`,
])
const fuel = {
  ...{ id: 1, name: 'Tanque cheio', startsOn: '2026-01-01', endsOn: '2026-12-31' },
  ...{ voucherType: 'Desconto na bomba', litres: 20, valueCents: 500, vouchers: 10, validDays: 5 },
  fuels: [{ id: 1, name: 'Etanol' }],
}

beforeAll(async () => {
  station = await world.station({
    config: {
      apps: { hasApp: true, ios: 'https://exemplo.com.br/ios' },
      behaviour: { unionServices: true, fuelCampaigns: true },
    },
    content: {
      sections: [{ id: 1, type: 6 }],
      activities: boxes,
      fuelCampaigns: [fuel],
    } as never,
  })
})

async function browsing(of: StationRecord, answer?: Api['fetch']) {
  const member = await shop.buyer(of)
  const browser = browserOf(portal.of(world, of.slug, answer))
  await browser.logIn(member, of)
  return { member, ...browser, read: async (path: string) => wordsOf((await browser.see(path)).text) }
}

test.each<[string, string, string]>([
  ['PTS-04', '/homepage/trofeus', 'Não há Troféus'],
  ['ORD-07', '/homepage/minhas-compras', 'Você ainda não possui compras feitas'],
  ['PTS-02', '/homepage/extrato/extratos-totais', 'Créditos Utilizados'],
  ['PLS-03', '/homepage/politico-sindical/temas', 'Sugerir tema'],
  ...recurrenceRows,
])('%s %s says “%s”', async (_, path, text) => {
  expect(await (await browsing(station)).read(path)).toContain(text)
})

test('TEN-06 the landing of a station with an app says “Baixe o app”', async () => {
  const { see } = browserOf(portal.of(world, station.slug))
  expect(wordsOf((await see('/')).text)).toContain('Baixe o app')
})

test('HOM-01 a station without activities says “Ainda não existem atividades no ar...”', async () => {
  const { read } = await browsing(await world.station())
  expect(await read('/homepage')).toContain('Ainda não existem atividades no ar...')
})

/** The API as it is, but that one call fails without a word. */
const failing =
  (path: string): Api['fetch'] =>
  async (request, facts) =>
    request.method !== 'GET' && new URL(request.url).pathname.endsWith(path)
      ? new Response('', { status: 500 })
      : world.answer(request, facts)

test('ERR-03 FUE-02 a voucher of fuel that fails without a word says “Erro interno do sistema”', async () => {
  const { sendAndSee } = await browsing(station, failing(redeemFuel.path))
  const form = { campanha: '1', fuel_id: '1', chave: 'uma-chave-de-formulario' }
  expect(wordsOf((await sendAndSee('/homepage/legisclub-gasolina', form)).text)).toContain(
    'Erro interno do sistema',
  )
})

test('PLN-11 who cannot leave their products yet reads “Erro ao cancelar assinatura” and why', async () => {
  const { member, sendAndSee } = await browsing(station)
  shop.bank.cards('approve')
  await member.client.call(subscribeToProducts, {
    body: {
      products: [{ id: productIdOf({ activityId: 23, number: 1 }), quantity: 1 }],
      ...{ payment_method: 'credit_card' as const, selected_card: await shop.card(member) },
    },
  })
  // What comes next is being charged, and its bank has not answered.
  shop.bank.cards('ponder')
  await shop.pass(32)
  shop.bank.cards('approve')
  const { text } = await sendAndSee('/homepage/assinaturas?cancelar=23', { atividade: '23' })
  expect(wordsOf(text)).toMatch(/Erro ao cancelar assinatura .*Há um pagamento desta assinatura em andamento/)
})
