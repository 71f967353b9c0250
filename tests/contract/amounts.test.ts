import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, earn } from '#api/ledger/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { stepFields } from '#app/console/activities/form/steps.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { buyCoupon, donate, subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import { changeManagedSite, getManagedSite, publishSite } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** A point is worth ten reais and the station counts in 'milhas': R$ 45,05 cannot be paid to the cent. */
const currency = { name: 'milhas', multiplier: 10, position: 'after' as const }
const open = { start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }

const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let member: TestMember
let owner: TestMember

beforeAll(async () => {
  station = await world.station({
    config: { currency },
    content: {
      activities: [
        {
          id: 3,
          type: 3,
          name: 'Oficina',
          points: 1,
          additionalCashback: 0.5,
          limitPerUser: null,
          body: { coupon: { newPriceCents: 4505 } },
          ...open,
        },
        { id: 4, type: 4, name: 'Encontro', body: { course: { local: 'Sede', seats: 1 } }, ...open },
        {
          id: 20,
          type: 20,
          name: 'Biblioteca',
          points: 2,
          limitPerUser: null,
          body: { suggestedCents: [2500] },
          ...open,
        },
      ],
    },
  })
  member = await addMember(world, station)
  owner = await addMember(world, station, { role: 'owner' })
  const { id: participantId, ctx } = member
  await earn(ctx, { participantId, key: 'start', cause: 'participation', amountH: 50_00 })
})

async function htmlOf(path: string, by?: TestMember): Promise<string> {
  const headers: Record<string, string> = by ? { cookie: `${sessionCookieName(false)}=${by.token}` } : {}
  const { status, text } = await portal.of(world, station.slug)(path, headers)
  expect([path, status]).toEqual([path, 200])
  return text.replace(/^[\s\S]*<body/, '<body').replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
}
/** What a page says, without marks and with plain spaces. */
const textOf = async (path: string, by?: TestMember) =>
  (await htmlOf(path, by)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
/** Amounts of money that stand alone: neither beside the station's currency nor in brackets behind it. */
const bareMoney = (text: string) => text.match(/(?<!milhas |\()R\$ [\d.]+,\d\d/g) ?? []

describe('SEC-27 GAP-116 one currency per screen', () => {
  test('a coupon, its question and its receipt say what the wallet pays, and the money beside it', async () => {
    const page = await textOf('/homepage/atividades/3', member)
    expect(page).toContain('45,10 milhas R$ 45,05')
    const question = await textOf('/homepage/atividades/3?confirmar=1', member)
    expect(question).toContain('Pagar 45,10 milhas')
    expect(question).toContain('-45,10 milhas R$ 45,05')
    // What comes back is in the sum, and the same number stands wherever the coupon does (PTS-06).
    expect(question).toContain('469,90 milhas')
    for (const text of [page, question, await textOf('/homepage/atividades', member)])
      expect(text).toContain('+15,00 milhas')
    expect(page).not.toContain('+10,00 milhas')
    const { code = '' } = (await member.client.call(buyCoupon, { body: { action_id: 3 } })).voucher ?? {}
    const receipt = await textOf(`/homepage/minhas-compras?compra=${code}`, member)
    expect(receipt).toContain('Pago com a carteira 45,10 milhas R$ 45,05')
    for (const text of [page, question, receipt, await textOf('/atividade/3')])
      expect(bareMoney(text)).toEqual([])
  })

  test('a donation is asked for in the currency, its limits in both', async () => {
    const page = await textOf('/homepage/atividades/20', member)
    expect(page).toContain('25,00 milhas')
    expect(page).toContain('Em milhas, do seu saldo: de 0,50 (R$ 0,50) a 10.000,00 (R$ 10.000,00).')
    const question = await textOf('/homepage/atividades/20?confirmar=2500', member)
    expect(question).toContain('Doar 25,00 milhas')
    await member.client.call(donate, { body: { action_id: 20, points: 25 } })
    const list = await textOf('/homepage/minhas-compras', member)
    expect(list).toContain('25,00 milhas R$ 25,00')
    for (const text of [question, list, await textOf('/atividade/20')]) expect(bareMoney(text)).toEqual([])
  })
})

test('SEC-27 visitors of a course that is full read so, and are not sent to the registration for it', async () => {
  expect(await textOf('/atividade/4')).toContain('1 no total')
  await member.client.call(subscribeToCourse, {
    body: { presential_course: 4, should_contact: true, terms: true },
  })
  const full = await textOf('/atividade/4')
  expect(full).toContain('Esgotado')
  expect(full).toContain('Vagas Esgotadas')
  expect(full).not.toContain('1 no total')
  expect(await htmlOf('/atividade/4')).not.toMatch(/<aside[\s\S]*href="\/cadastrar"[\s\S]*<\/aside>/)
})

test('SEC-27 owners are told of points without a limit, without scripts too, and not asked for points nobody earns', async () => {
  expect(await textOf('/gestao/atividades/20?passo=premio', owner)).toContain('Prêmio sem limite por pessoa')
  expect(await textOf('/gestao/atividades/4?passo=premio', owner)).not.toContain(
    'Prêmio sem limite por pessoa',
  )
  expect(await textOf('/gestao/atividades/20?passo=premio', owner)).toContain(
    'Cada ponto aparece como 10,00 milhas.',
  )
  const asked = (type: number) => stepFields(type, 'premio').some(({ name }) => name === 'points')
  expect([1, 13, 16, 17, 19, 20].map(asked)).toEqual([false, false, true, false, false, true])
})

/** Money costs another number of points from now on. */
async function publishMultiplier(multiplier: number): Promise<void> {
  const { tags } = await owner.client.call(getManagedSite)
  const value = { name: station.config.name, currency: { ...currency, multiplier } }
  const { version } = await owner.client.call(changeManagedSite, {
    body: { what: 'save', part: 'data', seen: tags.data ?? '', value, confirmed: true },
  })
  await owner.client.call(publishSite, { body: { version, note: '', confirmed: true } })
}

test.each([
  { what: 'coupon', path: '/homepage/atividades/3?confirmar=1' },
  { what: 'donation', path: '/homepage/atividades/20?confirmar=2500' },
])('SEC-40 nobody pays other points for a $what than its question said', async ({ path }) => {
  const person = await addMember(world, station)
  const { ctx, id } = person
  await earn(ctx, { participantId: id, key: `given:${id}`, cause: 'participation', amountH: 5000_00 })
  const question = await htmlOf(path, person)
  const fields = [...question.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const form = fields.map(([, name = '', value = '']): [string, string] => [name, value])
  const send = async (fields: typeof form) => {
    const headers = { cookie: `${sessionCookieName(false)}=${person.token}` }
    return (await portal.of(world, station.slug)(path, headers, [...fields, ['passo', 'pagar']])).text
  }
  const balance = async () => (await balanceOf(ctx, id)).availableH
  await publishMultiplier(0.2)
  expect(await send(form)).toContain('O preço desta atividade mudou')
  expect(await balance()).toBe(5000_00)
  await publishMultiplier(10)
  await send(form)
  expect(await balance()).toBeLessThan(5000_00)
})
