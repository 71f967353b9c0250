import { describe, expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listedActivityTypes } from '#contract/activity-types/index.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { featureNames, featureOfPage, gates } from '#contract/stations/registry/gates.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

test('SEC-29 GAP-107 TEN-09 whatever a station can switch is there: its owner switches it, nothing is em breve, and members find it', async () => {
  const station = await world.station({ config: { features: { events: true } } })
  const visit = portal.of(world, station.slug)
  const as = async (path: string, role: 'owner' | 'participant') => {
    const { token } = await addMember(world, station, { role })
    const { status, text } = await visit(path, { cookie: `${sessionCookieName(false)}=${token}` })
    expect(status).toBe(200)
    return text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  }
  const page = await as('/gestao/dados', 'owner')
  expect(page).not.toMatch(/em breve/i)
  expect(page).toMatch(/name="events"/)
  expect(page).toContain(gates.events.label)
  expect(await as('/homepage/conta', 'participant')).toContain('href="/homepage/calendario"')
})

test('HOM-10 all entries stand on the page of the account, and in the menu of a station that has closed it', async () => {
  const homeOf = async (myAccount: boolean) => {
    const station = await world.station({ config: { features: { myAccount } } })
    const { token } = await addMember(world, station)
    const page = await portal.of(world, station.slug)('/homepage', {
      cookie: `${sessionCookieName(false)}=${token}`,
    })
    return page.text
  }
  expect(await homeOf(true)).not.toContain('href="/homepage/support"')
  expect(await homeOf(false)).toContain('href="/homepage/support"')
})

test('SEC-29 the filter of the owners’ activities names types in words, and only those that can be had', async () => {
  const station = await world.station({ content: { activities: [{ id: 16, type: 16, name: 'Leia' }] } })
  const { token } = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const { text } = await visit('/gestao/atividades', { cookie: `${sessionCookieName(false)}=${token}` })
  const [, list = ''] = /<select[^>]*name="tipo"[^>]*>(.*?)<\/select>/s.exec(text) ?? []
  const options = [...list.matchAll(/<option value="(\d+)"[^>]*>([^<]+)</g)]
  expect(options.map(([, value]) => Number(value)).sort((a, b) => a - b)).toEqual([...listedActivityTypes])
  for (const [, , label] of options) expect(label).not.toMatch(/\d/)
})

const product = { id: 1, name: 'Camiseta', valueCents: 8_900, stock: 10 }
const place = { id: 1, name: 'Sede', priceCents: 0, delivery: false, street: 'Rua A', streetNumber: '9' }
const content = {
  plans: [{ id: 1, name: 'Ouro', priceCents: 0, days: 30 as const }],
  activities: [
    { id: 1, type: 1, name: 'Convite' },
    { id: 3, type: 3, name: 'Cupom', body: { coupon: { valueCents: 0 } } },
    {
      id: 14,
      type: 14,
      name: 'Loja',
      limitPerUser: null,
      body: { products: [product], deliveryLocations: [place] },
    },
    { id: 16, type: 16, name: 'Leia', points: 5 },
    { id: 21, type: 21, name: 'Caixa', body: { products: [product], recurrence: 'monthly' } },
  ],
}
/** Pages of members that stand whatever is switched off, and those of activities that lead into a shop or to what was earned. */
const pages = () => [
  ...portal.patterns().filter((path) => path.startsWith('/homepage') && !/[:*]/.test(path)),
  ...content.activities.map(({ id }) => `/homepage/atividades/${id}`),
]
/** Where the links and forms of a page lead. */
const leadsTo = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].map(
    ([, to = '']) => to.split('?')[0] ?? '',
  )

describe('TEN-09 GAP-04 with a switch off its pages refuse, and no page of a member leads to one', () => {
  test.each(featureNames)('%s', async (feature) => {
    const station = await world.station({
      config: { features: { [feature]: false }, behaviour: { virtualCard: true } },
      content: content as never,
    })
    const { token, client } = await addMember(world, station)
    await client.call(takePartInRawContent, { body: { action_id: 16 } })
    const visit = portal.of(world, station.slug)
    const cookie = `${sessionCookieName(false)}=${token}`
    for (const page of pages()) {
      const { status, location, text } = await visit(page, { cookie })
      const isGated = featureOfPage(page) === feature
      expect([page, status === 302 && location === '/not-autorized']).toEqual([page, isGated])
      const wrong = leadsTo(text).filter((to) => featureOfPage(to) === feature)
      expect([page, wrong]).toEqual([page, []])
    }
  })
})

test('TEN-09 ACT-14 ACT-21 without a cart nothing is put into one, and the page says why', async () => {
  const station = await world.station({
    config: { features: { checkout: false } },
    content: content as never,
  })
  const { token } = await addMember(world, station)
  const cookie = `${sessionCookieName(false)}=${token}`
  for (const id of [14, 21]) {
    const { text } = await portal.of(world, station.slug)(`/homepage/atividades/${id}`, { cookie })
    expect(text).toContain('Esta estação não está vendendo agora.')
    expect(text).not.toMatch(/Adicionar ao carrinho|name="forma"/)
  }
})
