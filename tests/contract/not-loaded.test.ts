import { beforeAll, expect, test } from 'vitest'
import { managedFuel } from '#contract/console/fuel/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Pages of services whose call fails, and pages of services that a station does not have. */
const world = apiWorld()
const portal = portalWorld()
const everything = { unionServices: true, fuelCampaigns: true, luckyNumbers: true }
let station: Awaited<ReturnType<typeof world.station>>

beforeAll(async () => {
  station = await world.station({ config: { features: { files: true }, behaviour: everything } })
})

/** Calls of services fail as if their part of the platform were away. */
const failing: typeof world.answer = async (request, facts) =>
  /\/(transparency|downloads|legisclub-fuels|giveaway)/.test(new URL(request.url).pathname)
    ? Response.json({ code: 'unavailable', messages: ['interno'] }, { status: 503 })
    : world.answer(request, facts)

test.each([
  ['TRA-01', '/homepage/prestacao-de-contas'],
  ['NWS-03', '/homepage/downloads'],
  ['NWS-04', '/homepage/downloads/16'],
  ['FUE-01', '/homepage/legisclub-gasolina'],
  ['LCK-01', '/homepage/numeros-da-sorte'],
])('GAP-98 %s %s says in place that it could not be loaded, with the way to try again', async (_, path) => {
  const browser = browserOf(portal.of(world, station.slug, failing))
  await browser.logIn(await addMember(world, station), station)
  const { status, text } = await browser.open(path)
  expect(status).toBe(200)
  expect(wordsOf(text)).toMatch(/Não foi possível carregar.*Tentar novamente/)
  expect(text).toMatch(new RegExp(`href="${path}"`))
  expect(text).not.toContain('interno')
})

test('STN-U14 owners of a station without a register have no page of its changes', async () => {
  const owner = await addMember(world, station, { role: 'owner' })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(owner, station)
  expect((await browser.open('/gestao/alteracoes')).status).toBe(404)
  expect((await browser.open('/gestao')).text).not.toContain('/gestao/alteracoes')
  const send = await browser.send('/gestao/alteracoes', { intent: 'done', id: '1' })
  expect([404, 422]).toContain(send.status)
})

test('FUE-01 thousands have their point; a picture of a campaign comes over https', async () => {
  const owner = await addMember(world, station, { role: 'owner' })
  const body = {
    ...{
      name: 'Gasolina',
      startsOn: '2026-01-01',
      endsOn: '2098-12-31',
      fuels: 'Etanol',
      voucherType: 'Bomba',
    },
    ...{ litres: 10, valueCents: 1000, vouchers: 5000, perMember: 1, validDays: 30, isOffered: true },
  }
  const refused = owner.client.call(managedFuel.create, {
    body: { ...body, image: 'http://exemplo.com.br/a.png' },
  })
  await expect(refused).rejects.toMatchObject({
    body: { fields: { image: [expect.stringContaining('https')] } },
  })
  await owner.client.call(managedFuel.create, { body })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station), station)
  expect(wordsOf((await browser.see('/homepage/legisclub-gasolina')).text)).toContain('Restam 5.000 vouchers')
})
