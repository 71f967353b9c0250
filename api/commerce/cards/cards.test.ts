import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '#api/index.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { createClient } from '#contract/client.ts'
import { getCardForm, listCards, removeCard, saveCard } from '#contract/commerce/cards/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fakeGateway } from '#tests/fixtures/fake-gateway.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { isExpired } from './card-rows.ts'
import { cardOf } from './index.ts'
import { tidyCards } from './remove-card.ts'
import { cardByKey, reserveCard } from './reserve-card.ts'
import { cards } from './tables.ts'

const world = apiWorld()
let gateway: ReturnType<typeof fakeGateway>

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  gateway = fakeGateway()
  connect(gateway)
})

/** The last one takes new cards; all are known. */
function connect(...gateways: ReturnType<typeof fakeGateway>[]) {
  const list = gateways.map(({ payments }) => payments)
  Object.assign(world.ports, {
    payments: list.at(-1) ?? null,
    gateways: new Map(list.map((one) => [one.name, one])),
  })
}

const owner = {
  name: 'Ana Souza',
  cpf: '529.982.247-25',
  birthday: '17/05/1990',
  phone: '(11) 9 8765-4321',
  cep: '01.310-100',
  street: 'Avenida Paulista',
  street_number: '1000',
  city: 'São Paulo',
  state: 'SP',
}
const typed = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '737' }
let lastToken = 0

const save = ({ client }: TestMember, more: object = {}, idempotencyKey?: string) => {
  lastToken += 1
  return client.call(saveCard, { body: { ...owner, token: `tok_${lastToken}`, ...more }, idempotencyKey })
}
const cardsOf = async ({ client, id }: TestMember) =>
  (await client.call(listCards, { params: { userId: id } })).content
const remove = ({ client }: TestMember, id: number) => client.call(removeCard, { params: { id } })
const tidy = () => tidyCards({ db: world.database.db, ports: world.ports })
const newMember = async () => addMember(world, await world.station())

/** A member of an installation that takes numbers (`CARD_FORM=server`), or not. */
async function ofServerForm(takesCardNumbers: boolean) {
  const member = await newMember()
  const { database, ports, urls } = world
  const stations = createStationRegistry(database.db)
  const api = createApi({ db: database.db, ports, stations, urls, takesCardNumbers })
  const transport = (request: Request) =>
    api.fetch(request, { hostStationId: member.ctx.station.id, address: '127.0.0.1' })
  const client = createClient({
    transport,
    baseUrl: 'http://api.test/api',
    token: member.token,
    timeoutMs: 0,
  })
  return { ...member, client }
}

describe('CRD-01 CRD-02 CRD-03 a saved card', () => {
  test('CRD-02 GAP-156 is charged with the CPF of its form where a payment may still correct it, else with that of the account', async () => {
    const station = await world.station()
    const cpf = '11144477735'
    const [open, kept] = [
      await addMember(world, station, { cpf, cpfTypedAt: new Date() }),
      await addMember(world, station, { cpf: '39053344705' }),
    ]
    for (const member of [open, kept]) await save(member)
    expect(gateway.asked.slice(-2).map(({ payer }) => payer.cpf)).toEqual(['52998224725', '39053344705'])
  })

  test('CAR-07 GAP-70 a token becomes a card that is told by its brand and last digits', async () => {
    const ana = await newMember()
    const { id } = await save(ana)
    expect(await cardsOf(ana)).toEqual([
      {
        id,
        brand: 'visa',
        last_digits: '1111',
        issuing: 'Visa',
        expiration_date: '12/30',
        holder_name: 'Ana Souza',
        is_expired: false,
        is_saved: true,
      },
    ])
    const { station } = ana.ctx
    expect(gateway.asked).toEqual([
      {
        token: `tok_${lastToken}`,
        payer: {
          code: `E${station.id}-U${ana.id}`,
          name: expect.any(String),
          email: expect.stringContaining('@'),
          cpf: '52998224725',
          phone: '11987654321',
        },
        billing: {
          zipcode: '01310100',
          street: 'Avenida Paulista',
          number: '1000',
          neighborhood: '',
          city: 'São Paulo',
          state: 'SP',
        },
      },
    ])
  })

  test('CRD-01 the newest stands first', async () => {
    const ana = await newMember()
    const [first, second] = [await save(ana), await save(ana)]
    expect((await cardsOf(ana)).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test.each([
    ['12/30', '2031-01-01T02:59:59Z', false],
    ['12/30', '2031-01-01T03:00:00Z', true],
    ['05/26', '2026-05-04T15:00:00Z', false],
    ['04/26', '2026-05-04T15:00:00Z', true],
    ['', '2026-05-04T15:00:00Z', false],
  ])('CRD-01 a card of %s at %s: its last month is over: %s', (expiration, now, isOver) => {
    expect(isExpired(expiration, new Date(now), 'America/Sao_Paulo')).toBe(isOver)
  })

  test('CRD-03 the same card saved again is that card, under what the gateway calls it now; its form sent twice too', async () => {
    const ana = await newMember()
    const first = await save(ana)
    gateway.sameCard()
    const again = await save(ana, { name: 'Ana S. Souza' }, 'uma-chave')
    expect(again).toEqual(first)
    expect(await save(ana, {}, 'uma-chave')).toEqual(first)
    expect(await cardsOf(ana)).toMatchObject([{ id: first.id, holder_name: 'Ana S. Souza' }])
    expect(await cardOf(ana.ctx, first.id)).toMatchObject({ cardId: 'card_2' })
    await tidy()
    expect([...gateway.kept.keys()]).toEqual(['card_2'])
  })

  test('SEC-80 CRD-02 cards that the bank knows are no tries of the hour', async () => {
    const ana = await newMember()
    for (let card = 0; card < 10; card += 1) await remove(ana, (await save(ana)).id)
    await save(ana)
  })

  test('SEC-80 the same key again is the same card, one after the other and at once', async () => {
    const ana = await newMember()
    const first = await save(ana, {}, 'uma-chave')
    expect(await save(ana, {}, 'uma-chave')).toEqual(first)
    const many = await Promise.all(Array.from({ length: 5 }, () => save(ana, {}, 'outra-chave')))
    expect(new Set(many.map(({ id }) => id)).size).toBe(1)
    expect(await cardsOf(ana)).toHaveLength(2)
    expect(gateway.asked).toHaveLength(2)
  })

  test('SEC-80 a card that takes too long to save is said to be on its way', async () => {
    const ana = await newMember()
    let second: Promise<unknown> | undefined
    gateway.meanwhile(async () => {
      second = save(ana, {}, 'uma-chave').catch((problem) => problem.body)
      await second
    })
    await save(ana, {}, 'uma-chave')
    expect(await second).toMatchObject({
      code: 'conflict',
      messages: [expect.stringContaining('sendo salvo')],
    })
  })

  test('CRD-01 ten cards at most, however many are sent at once', async () => {
    const ana = await newMember()
    await Promise.all(Array.from({ length: 9 }, () => save(ana)))
    vi.setSystemTime(Date.now() + 3_600_000)
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => save(ana)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.body] : []))
    expect(refused).toHaveLength(3)
    for (const body of refused)
      expect(body).toMatchObject({
        code: 'limit_reached',
        messages: ['Você já tem 10 cartões salvos. Remova um para cadastrar outro.'],
      })
    expect(await cardsOf(ana)).toHaveLength(10)
    expect(gateway.asked).toHaveLength(10)
  })

  test('SEC-80 whoever tries card after card waits an hour, and a day', async () => {
    const ana = await newMember()
    const refused = () => {
      gateway.refuse('Cartão sem saldo.')
      return save(ana).catch((problem) => problem.body.code)
    }
    const codes: unknown[] = []
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 11; time += 1) codes.push(await refused())
      vi.setSystemTime(Date.now() + 3_600_000)
    }
    expect(codes.filter((code) => code === 'invalid_input')).toHaveLength(20)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(13)
    // Others of the house are not kept waiting by them.
    const bia = await addMember(world, ana.ctx.station)
    connect(fakeGateway())
    await save(bia)
  })

  test('SEC-107 who pressed twenty times at once has one card, and saves another one', async () => {
    const ana = await newMember()
    // Those that have looked for it long enough are told that it is on its way.
    const told = await Promise.all(
      Array.from({ length: 20 }, () => save(ana, {}, 'uma-chave').catch(({ body }) => body.code)),
    )
    expect(told).not.toContain('too_many_requests')
    expect(gateway.asked).toHaveLength(1)
    await save(ana, { name: 'BIA SOUZA' }, 'outra-chave')
    expect(gateway.asked).toHaveLength(2)
  })

  test('SEC-107 an eleventh card is refused often, and then there is room for one', async () => {
    const ana = await newMember()
    await Promise.all(Array.from({ length: 10 }, () => save(ana)))
    for (let time = 0; time < 15; time += 1)
      await expect(save(ana)).rejects.toMatchObject({ code: 'limit_reached' })
    const [card] = await cardsOf(ana)
    await remove(ana, card?.id ?? 0)
    await save(ana)
    expect(await cardsOf(ana)).toHaveLength(10)
  })

  test('SEC-107 a hundred calls a minute end in words that say when it goes on', async () => {
    const ana = await newMember()
    await save(ana, {}, 'uma-chave')
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => save(ana, {}, 'uma-chave')))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.body] : []))
    expect(refused).toHaveLength(41)
    expect(refused[0]).toMatchObject({
      code: 'too_many_requests',
      messages: [
        expect.stringMatching(/^Foram muitas tentativas em pouco tempo\. Continue em \d\d segundos\.$/),
      ],
    })
    vi.setSystemTime(Date.now() + 60_000)
    await save(ana, {}, 'uma-chave')
  })

  test('SEC-80 ADR 36 many accounts of one line come ever later; other lines do not wait for them', async () => {
    const station = await world.station()
    const people = await Promise.all(Array.from({ length: 5 }, () => addMember(world, station)))
    const waitedFrom = async (address: string) => {
      const start = world.ports.clock.now().getTime()
      for (const { token } of people) {
        const client = world.client(station, token, { address })
        for (let card = 0; card < 7; card += 1) await save({ ...people[0], client } as TestMember)
        connect(fakeGateway())
        await world.database.db.delete(cards).where(eq(cards.stationId, station.id))
      }
      return world.ports.clock.now().getTime() - start
    }
    expect(await waitedFrom('203.0.113.7')).toBeGreaterThan(0)
    vi.setSystemTime(Date.now() + 3_600_000)
    people.splice(4)
    expect(await waitedFrom('198.51.100.7')).toBe(0)
  })

  test('CRD-02 what the gateway refuses is refused in its words, without digits, and nothing is kept', async () => {
    const ana = await newMember()
    gateway.refuse('Cartão 4111 1111 1111 1111 recusado pelo banco, código 737.')
    await expect(save(ana, {}, 'uma-chave')).rejects.toMatchObject({
      status: 422,
      body: { messages: ['O cartão não foi aceito. Cartão … recusado pelo banco, código ….'] },
    })
    expect(await cardsOf(ana)).toEqual([])
    await save(ana, {}, 'uma-chave')
    expect(await cardsOf(ana)).toHaveLength(1)
  })

  test('CRD-02 a gateway that is silent is said to be, and nothing is half saved', async () => {
    const ana = await newMember()
    gateway.loseAnswer()
    await expect(save(ana, {}, 'uma-chave')).rejects.toMatchObject({
      status: 502,
      body: { messages: [expect.stringMatching(/não respondeu e o cartão não foi salvo/)] },
    })
    expect(await cardsOf(ana)).toEqual([])
    await expect(cardOf(ana.ctx, 100_000)).rejects.toMatchObject({ code: 'not_found' })
    await save(ana, {}, 'uma-chave')
    expect(await cardsOf(ana)).toHaveLength(1)
  })

  test('CRD-02 a process that dies while it saves keeps nobody from their card, and leaves no row', async () => {
    const ana = await newMember()
    const killed = { key: 'uma-chave', gateway: 'fake', holderName: 'Ana', isKept: true }
    await reserveCard(ana.ctx, killed)
    expect(await cardsOf(ana)).toEqual([])
    world.ports.clock.advance(121_000)
    await save(ana, {}, 'uma-chave')
    expect(await cardsOf(ana)).toHaveLength(1)
    const bia = await newMember()
    await reserveCard(bia.ctx, killed)
    world.ports.clock.advance(121_000)
    await tidy()
    expect(await cardByKey(bia.ctx, 'uma-chave')).toBeUndefined()
  })

  test('CRD-02 without a gateway nothing is offered, and a card is refused in words', async () => {
    const ana = await newMember()
    connect()
    expect(await ana.client.call(getCardForm)).toEqual({ tokens: null, takes_numbers: false })
    expect(await cardsOf(ana)).toEqual([])
    await expect(save(ana)).rejects.toMatchObject({ status: 503 })
  })
})

describe('CRD-01 removing', () => {
  test('CRD-01 here and at the gateway; twice is once', async () => {
    const ana = await newMember()
    const { id } = await save(ana)
    await remove(ana, id)
    await remove(ana, id)
    expect(await cardsOf(ana)).toEqual([])
    expect(gateway.kept.size).toBe(0)
    await expect(cardOf(ana.ctx, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('CRD-01 a gateway that is silent is told later', async () => {
    const ana = await newMember()
    const { id } = await save(ana)
    gateway.loseAnswer()
    await remove(ana, id)
    expect(await cardsOf(ana)).toEqual([])
    expect(gateway.kept.size).toBe(1)
    await tidy()
    expect(gateway.kept.size).toBe(0)
  })

  test('GAP-05 nobody sees, removes or charges a card of another person or another station', async () => {
    const ana = await newMember()
    const bia = await addMember(world, ana.ctx.station)
    const other = await newMember()
    const { id } = await save(ana)
    expect(await cardOf(ana.ctx, id)).toEqual({
      id,
      customerId: `E${ana.ctx.station.id}-U${ana.id}`,
      cardId: 'card_1',
      brand: 'visa',
      lastDigits: '1111',
    })
    for (const stranger of [bia, other]) {
      expect(await cardsOf(stranger)).toEqual([])
      await expect(remove(stranger, id)).rejects.toMatchObject({ status: 404 })
      await expect(cardOf(stranger.ctx, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(stranger.client.call(listCards, { params: { userId: ana.id } })).rejects.toMatchObject({
        status: 403,
      })
    }
    expect(await cardsOf(ana)).toHaveLength(1)
  })

  test('GAP-109 another gateway knows no card of this one, which forgets it when it is removed', async () => {
    const ana = await newMember()
    const { id } = await save(ana)
    connect(gateway, fakeGateway('other'))
    expect(await cardsOf(ana)).toEqual([])
    await expect(cardOf(ana.ctx, id)).rejects.toMatchObject({ code: 'not_found' })
    await remove(ana, id)
    expect(gateway.kept.size).toBe(0)
  })

  test('CAR-07 a card for one purchase is not kept: it can be charged for a day, and is forgotten', async () => {
    const ana = await newMember()
    const { id } = await save(ana, { save: false })
    expect(await cardsOf(ana)).toMatchObject([{ id, is_saved: false }])
    expect(await cardOf(ana.ctx, id)).toMatchObject({ cardId: 'card_1' })
    world.ports.clock.advance(24 * 3_600_000)
    expect(await cardsOf(ana)).toEqual([])
    await expect(cardOf(ana.ctx, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(gateway.kept.size).toBe(1)
    await tidy()
    expect(gateway.kept.size).toBe(0)
  })
})

describe('GAP-70 GAP-110 numbers of cards', () => {
  test('GAP-110 come to this server only where it is told to take them', async () => {
    const closed = await ofServerForm(false)
    expect(await closed.client.call(getCardForm)).toEqual({
      tokens: { gateway: 'fake', url: 'https://gateway.example/tokens', public_key: 'pk_test' },
      takes_numbers: false,
    })
    const body = { ...owner, ...typed }
    await expect(closed.client.call(saveCard, { body })).rejects.toMatchObject({ status: 403 })
    await expect(closed.client.call(saveCard, { body: { ...body, token: 'tok' } })).rejects.toMatchObject({
      status: 403,
    })
    const open = await ofServerForm(true)
    expect(await open.client.call(getCardForm)).toMatchObject({ takes_numbers: true })
    await open.client.call(saveCard, { body })
    expect(gateway.numbers).toEqual(['4111111111111111'])
    expect(gateway.asked.map(({ token }) => token)).toEqual(['token_1'])
  })

  test('VAL-08 GAP-71 what is wrong with them stands beside the field', async () => {
    const { client } = await ofServerForm(true)
    const fieldsOf = (more: object) =>
      client.call(saveCard, { body: { ...owner, ...more } }).catch((problem) => problem.body.fields)
    const required = ['Esse campo é obrigatório']
    expect(await fieldsOf({})).toEqual({ number: required, expiry: required, cvv: required })
    expect(await fieldsOf({ number: '4111 1111 1111 1112', expiry: '13/30', cvv: '12', cpf: '1' })).toEqual({
      number: ['Número inválido'],
      expiry: ['Data inválida'],
      cvv: ['CVV inválido'],
      cpf: ['CPF inválido'],
    })
    expect(await fieldsOf({ ...typed, number: '378282246310005' })).toEqual({ cvv: ['CVV inválido'] })
  })
})
