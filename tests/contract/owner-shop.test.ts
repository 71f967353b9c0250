import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { productsBody } from '#contract/activity-types/products.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The owners' pages of what a station sells, as forms without scripts. */
const world = apiWorld()
const portal = portalWorld()
const here = '/gestao/atividades/14'
let station: StationRecord
let owner: TestMember

beforeAll(async () => {
  station = await world.station({
    content: { activities: [{ id: 14, type: 14, name: 'Loja', status: 'draft' }] },
  })
  owner = await addMember(world, station, { role: 'owner' })
})

const cookie = () => ({ cookie: `${sessionCookieName(false)}=${owner.token}` })
const open = (path: string) => portal.of(world, station.slug)(path, cookie())
const send = (path: string, fields: Record<string, string>) =>
  portal.of(world, station.slug)(
    path,
    { ...cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    `${new URLSearchParams(fields)}`,
  )
const saved = async () => {
  const { body, tag } = await owner.client.call(getManagedActivity, { params: { id: 14 } })
  return { ...productsBody.schema.parse(body), tag }
}

describe('an owner writes what is sold', () => {
  test('ACT-14 what is missing before publishing is said, each with its page', async () => {
    const { text } = await open(here)
    expect(text).toContain('Produtos: Inclua pelo menos um produto')
    expect(text).toContain(`href="${here}/entregas"`)
    expect(text).not.toContain('Salvar e publicar')
  })

  test('ACT-14 VAL-13 a product that cannot be is said beside its fields, and nothing typed is lost', async () => {
    const { tag: seen } = await saved()
    const typed = { seen, id: '1', name: '', valueCents: 'dez', stock: '-1', limit: '2', description: 'Boa' }
    const { status, text } = await send(`${here}/produtos/novo`, typed)
    expect(status).toBe(422)
    expect(text).toContain('Esse campo é obrigatório')
    expect(text).toContain('Este campo só aceita números')
    expect(text).toContain('value="dez"')
    expect((await saved()).products).toEqual([])
  })

  test('ACT-14 a product is added once, however often its form is sent, and keeps its number', async () => {
    const { tag: seen } = await saved()
    const typed = { seen, id: '1', name: 'Caneca', valueCents: '25,00', discountCents: '2,50', stock: '10' }
    for (const _ of [1, 2]) expect((await send(`${here}/produtos/novo`, typed)).status).toBe(302)
    expect((await saved()).products).toMatchObject([
      { id: 1, name: 'Caneca', valueCents: 2_500, discountCents: 250, stock: 10 },
    ])
    const { tag } = await saved()
    const mine = await send(`${here}/produtos/1`, { ...typed, seen: tag, id: '9', name: 'Caneca azul' })
    expect(mine.status).toBe(302)
    expect((await saved()).products).toMatchObject([{ id: 1, name: 'Caneca azul' }])
  })

  test('ACT-14 GAP-154 more pictures of a product are kept in their order, without gaps, and go by their boxes', async () => {
    const words = { id: '1', name: 'Caneca azul', valueCents: '25,00' }
    const pictures = async (fields: Record<string, string>) => {
      const { tag: seen } = await saved()
      const answer = await send(`${here}/produtos/1`, { ...words, ...fields, seen })
      return { status: answer.status, images: (await saved()).products[0]?.images.map(({ image }) => image) }
    }
    const both = { 'images[0].image': '/a.webp', 'images[3].image': '/d.webp' }
    expect(await pictures(both)).toEqual({ status: 302, images: ['/a.webp', '/d.webp'] })
    const { text } = await open(`${here}/produtos/1`)
    expect(text).toMatch(/<details[^>]*open[^>]*>\s*<summary[^>]*>Mais fotos/)
    expect(text).toContain('src="/d.webp"')
    const shown = { 'images[0].image': '/a.webp', 'images[1].image': '/d.webp' }
    expect(await pictures({ ...shown, 'images[0].remove': 'on' })).toEqual({
      status: 302,
      images: ['/d.webp'],
    })
    expect((await pictures({ 'images[0].image': 'sem endereço' })).status).toBe(422)
    expect(await pictures({})).toEqual({ status: 302, images: [] })
  })

  test('CAR-04 places are numbered on, sorted as they ask, and take a postal code with its marks', async () => {
    const { tag: seen } = await saved()
    const page = await open(`${here}/entregas`)
    expect(page.text).toContain('name="deliveryLocations[0].id" value="1"')
    const row = (at: number, fields: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [`deliveryLocations[${at}].${name}`, text]),
      )
    const answer = await send(`${here}/entregas`, {
      seen,
      ...row(0, { id: '1', name: 'Sede', street: 'Rua A', zipcode: '05.443-000' }),
      ...row(1, { id: '2', name: 'Correio', priceCents: '14,90', delivery: 'on', place: '1' }),
    })
    expect(answer.status).toBe(302)
    const { deliveryLocations, lastLocationId } = await saved()
    expect(lastLocationId).toBe(2)
    expect(deliveryLocations).toMatchObject([
      { id: 2, name: 'Correio', priceCents: 1_490, delivery: true },
      { id: 1, name: 'Sede', zipcode: '05443000', delivery: false },
    ])
  })

  test('CAR-20 half a code is refused beside it; a whole one is kept in capitals', async () => {
    const code = (fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [`discountCodes[0].${name}`, text]))
    const { tag: seen } = await saved()
    const half = await send(`${here}/codigos`, { seen, ...code({ code: 'fan10' }) })
    expect(half.status).toBe(422)
    expect(half.text).toContain('Informe o valor ou a porcentagem')
    const whole = await send(`${here}/codigos`, { seen, ...code({ code: 'fan10', percent: '10' }) })
    expect(whole.status).toBe(302)
    expect((await saved()).discountCodes).toMatchObject([{ code: 'FAN10', percent: 10 }])
  })

  test('CAR-21 the page of the stock says what is left and who changed it', async () => {
    const { text } = await open(`${here}/estoque`)
    expect(text).toMatch(/Caneca azul/)
    expect(text).toContain('produto novo')
    expect((await open('/gestao/atividades/99/estoque')).status).toBe(404)
  })
})

describe('an owner reads what was ordered', () => {
  test('SEC-86 SEC-18 the file of orders runs nothing, whatever a buyer is called', async () => {
    const buyer = await addMember(world, station, { name: '=HYPERLINK("http://x")' })
    await addOrder(world, station, { participantId: buyer.id, activityId: 14 })
    const { status, text } = await open('/gestao/pedidos.csv')
    expect(status).toBe(200)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain('"50,00"')
  })

  test('SEC-86 a search of signs, nonsense days and places far away is an empty list, never an error', async () => {
    for (const query of [
      'busca=%25%27%3B--%F0%9F%A5%A8',
      `busca=${'x'.repeat(500)}`,
      'situacao=__proto__',
      'de=2026-02-30&ate=0000-00-00',
      'antes=99999999999999999999',
      'de=9999-99-99',
    ])
      expect([query.slice(0, 40), (await open(`/gestao/pedidos?${query}`)).status]).toEqual([
        query.slice(0, 40),
        200,
      ])
    expect((await open('/gestao/pedidos/dia?dia=1850-01-01')).status).toBe(200)
    expect((await open('/gestao/pedidos/conciliacao?ate=x')).status).toBe(200)
    expect((await send('/gestao/pedidos/conciliacao', { dia: 'ontem' })).status).toBe(422)
  })

  test('GAP-65 what a silent gateway was not asked is said, and can be asked without scripts', async () => {
    const buyer = await addMember(world, station)
    const orders = []
    for (let made = 0; made < 6; made += 1)
      orders.push(
        await addOrder(world, station, {
          ...{ participantId: buyer.id, activityId: 14 },
          createdAt: new Date('2026-01-05T15:00:00Z'),
        }),
      )
    const page = '/gestao/pedidos/conciliacao'
    const first = await send(page, { dia: '2026-01-05' })
    expect(first.text).toContain('5 de 5 ficaram sem resposta')
    expect(first.text).toContain('Falta perguntar 1 cobrança deste dia.')
    expect(first.text).toContain('não está respondendo')
    const depois = /name="depois" value="(\d+)"/.exec(first.text)?.[1] ?? ''
    const second = await send(page, { dia: '2026-01-05', depois })
    expect(second.text).toContain('Cobranças 6 a 6 de 6 deste dia.')
    expect(second.text).toContain(`href="/gestao/pedidos/${orders[5]?.id}"`)
    expect(second.text).not.toContain('Falta perguntar')
    for (const nonsense of ['x', '-1', '1.5', '99999999999999999999'])
      expect((await send(page, { dia: '2026-01-05', depois: nonsense })).status).toBe(200)
  })

  test('GAP-65 what all accounts come to stands under the days', async () => {
    const { text } = await open('/gestao/pedidos/conciliacao')
    expect(text).toContain('Soma de todas as contas')
    expect(text).not.toContain('As contas não somam zero')
  })
})
