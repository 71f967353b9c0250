import { type AddressInfo, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { heldGateway } from '#tests/fixtures/held-gateway.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'
import { simulatorRecords } from '../../tables.ts'
import { type ChargeRequest, PaymentInDoubt, PaymentNotSent, PaymentRefused } from '../payments.ts'
import type { Bank } from '../simulator/bank.ts'
import { pagarme } from './pagarme.ts'

const world = apiWorld()
let payments: ReturnType<typeof simulatePayments>['payments']
let bank: Bank
beforeAll(() => {
  const simulated = simulatePayments(world, { timeoutMs: 250 })
  payments = simulated.payments
  bank = simulated.bank
})

let last = 0
const newCode = () => {
  last += 1
  return `E7-C${last}`
}
const payer = {
  code: 'E7-U1',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  cpf: '11144477735',
  phone: '11987654321',
}
const billing = {
  zipcode: '05443000',
  street: 'Rua das Paineiras',
  number: '210',
  neighborhood: 'Vila Madalena',
  city: 'São Paulo',
  state: 'SP',
}
const items = [{ code: 'camiseta', description: 'Camiseta', quantity: 2, amountCents: 15_800 }]
const pixRequest = (code = newCode()): ChargeRequest => ({
  code,
  amountCents: 15_800,
  items,
  payer,
  pay: { method: 'pix', expiresAt: new Date(world.ports.clock.now().getTime() + 1_800_000) },
})
const tokenFor = (number: string) =>
  payments.makeToken({ number, holderName: 'ANA SOUZA', expiration: '12/30', cvv: '123' })
const cardRequest = async (number: string, code = newCode()): Promise<ChargeRequest> => ({
  code,
  amountCents: 15_800,
  items,
  payer,
  pay: {
    method: 'credit_card',
    installments: 3,
    statementName: 'Loja da Fan',
    card: { token: await tokenFor(number), billing },
  },
})
const good = '4000000000000010'

describe('GAP-109 the adapter speaks to the simulator as to the gateway', () => {
  test('a PIX is a valid BR Code of that amount, and paid when it is paid', async () => {
    const request = pixRequest()
    const made = await payments.charge(request)
    expect(made).toMatchObject({ code: request.code, state: 'pending', amountCents: 15_800, paidCents: 0 })
    expect(getPixPayloadInfo(made.pix?.code ?? '')).toMatchObject({ amount: 158 })
    expect(made.pix?.expiresAt).toEqual(request.pay.method === 'pix' && request.pay.expiresAt)
    expect(await bank.act(request.code, 'pay')).toBe(true)
    const paid = await payments.read({ id: made.id })
    expect(paid).toMatchObject({ state: 'paid', paidCents: 15_800, paidAt: world.ports.clock.now() })
    expect(await payments.read({ code: request.code })).toEqual({ ...paid, code: request.code })
    expect(await bank.act(request.code, 'pay_late')).toBe(true)
    expect(await payments.read({ id: made.id })).toMatchObject({ state: 'paid', paidCents: 31_600 })
  })

  test('one that nobody paid in time is expired, may be called off, and be paid too late', async () => {
    const request = pixRequest()
    const { id } = await payments.charge(request)
    world.ports.clock.advance(1_800_001)
    expect(await payments.read({ id })).toMatchObject({ state: 'expired' })
    expect(await bank.act(request.code, 'pay')).toBe(false)
    expect(await payments.cancel({ id })).toMatchObject({ state: 'expired', paidCents: 0 })
    expect(await bank.act(request.code, 'pay_late')).toBe(true)
    expect(await payments.read({ id })).toMatchObject({ state: 'paid', paidCents: 15_800 })
  })

  test('asked twice it is charged once', async () => {
    const request = await cardRequest(good)
    const [first, second] = [await payments.charge(request), await payments.charge(request)]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ state: 'paid', paidCents: 15_800, method: 'credit_card', pix: null })
    const at = await Promise.all(Array.from({ length: 5 }, () => payments.charge(pixRequest('E7-C900'))))
    expect(new Set(at.map(({ id }) => id)).size).toBe(1)
  })

  test.each([
    ['4000000000000028', 'Cartão não autorizado pelo banco.'],
    ['4000000000000051', 'Saldo insuficiente no cartão.'],
  ])('CAR-18 card %s is refused in words', async (number, reason) => {
    expect(await payments.charge(await cardRequest(number))).toMatchObject({
      state: 'refused',
      reason,
      paidCents: 0,
    })
  })

  test.each([
    ['4000000000000036', 'paid'],
    ['4000000000000044', 'refused'],
  ])('card %s is decided later: %s', async (number, state) => {
    const { id, state: now } = await payments.charge(await cardRequest(number))
    expect(now).toBe('pending')
    expect(await payments.read({ id })).toMatchObject({ state })
  })

  test('a lost answer is in doubt, and what became of it is found by our code', async () => {
    const request = await cardRequest('4000000000000077')
    await expect(payments.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
    expect(await payments.read({ code: request.code })).toMatchObject({ state: 'paid', paidCents: 15_800 })
  })

  test('the same of a PIX, and of a refund whose answer is lost: asked again it is the one refund', async () => {
    const request = pixRequest()
    await bank.misbehave('lost', 1)
    await expect(payments.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
    const made = await payments.read({ code: request.code })
    expect(made).toMatchObject({ state: 'pending', code: request.code })
    expect((await payments.charge(request)).id).toBe(made?.id)
    await bank.act(request.code, 'pay')
    await bank.misbehave('lost', 1)
    const refund = { id: made?.id ?? '', amountCents: 800, key: 'R9-refund' }
    await expect(payments.refund(refund)).rejects.toBeInstanceOf(PaymentInDoubt)
    expect(await payments.refund(refund)).toMatchObject({ state: 'partly_refunded', refundedCents: 800 })
  })

  test.each(['silent', 'html', 'down'] as const)(
    'a gateway that is %s is in doubt, and charged nothing',
    async (mode) => {
      const request = pixRequest()
      await bank.misbehave(mode, 1)
      await expect(payments.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
      expect(await payments.read({ code: request.code })).toBeNull()
    },
  )

  test('refunds: part, the same key once, the rest, and no more than was paid', async () => {
    const { id } = await payments.charge(await cardRequest(good))
    const part = { id, amountCents: 5_000, key: 'R1-refund' }
    expect(await payments.refund(part)).toMatchObject({ state: 'partly_refunded', refundedCents: 5_000 })
    expect(await payments.refund(part)).toMatchObject({ refundedCents: 5_000 })
    const tooMuch = payments.refund({ id, amountCents: 10_801, key: 'R2-refund' })
    await expect(tooMuch).rejects.toBeInstanceOf(PaymentRefused)
    expect(await payments.refund({ id, amountCents: 10_800, key: 'R3-refund' })).toMatchObject({
      state: 'refunded',
      refundedCents: 15_800,
    })
    const nowhere = payments.refund({ id: 'ch_none', amountCents: 1, key: 'R4-refund' })
    await expect(nowhere).rejects.toBeInstanceOf(PaymentRefused)
  })

  test('cards are saved by a token and charged by their number at the gateway', async () => {
    const saved = await payments.saveCard({ payer, token: await tokenFor(good), billing })
    expect(saved).toMatchObject({ brand: 'visa', lastDigits: '0010', expiration: '12/30' })
    const { cardId, customerId } = saved
    const request = await cardRequest(good)
    if (request.pay.method === 'credit_card') request.pay.card = { cardId, customerId }
    expect(await payments.charge(request)).toMatchObject({ state: 'paid' })
    await payments.removeCard(saved)
    await payments.removeCard(saved)
    await payments.removeCard({ customerId, cardId: 'card_none' })
    await expect(payments.saveCard({ payer, token: 'token_none', billing })).rejects.toThrow('venceram')
    await expect(tokenFor('4000000000000011')).rejects.toThrow('Número do cartão inválido.')
  })

  test('GAP-70 no number and no code is kept by the simulator, nor said in an error', async () => {
    const number = '5555555555554444'
    const failing = payments.makeToken({ number, holderName: '', expiration: '12/30', cvv: '987' })
    const error = await failing.catch((one: unknown) => one)
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/5555|987/)
    await payments.saveCard({ payer, token: await tokenFor(number), billing })
    const kept = JSON.stringify(await world.database.db.select().from(simulatorRecords))
    expect(kept).toContain('4444')
    expect(kept).not.toContain(number)
    // A token of chance may hold the three letters: a name or a value does not.
    expect(kept).not.toMatch(/"cvv"|"123"/)
  })

  test('GAP-70 a token is for one thing, lives a minute, and is kept nowhere; a removed card pays nothing', async () => {
    const request = await cardRequest(good)
    const token =
      request.pay.method === 'credit_card' && 'token' in request.pay.card ? request.pay.card.token : ''
    expect(token).toMatch(/^token_/)
    const both = await Promise.all([payments.charge(request), payments.charge(request)])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    await expect(payments.saveCard({ payer, token, billing })).rejects.toThrow('venceram')
    await expect(payments.charge({ ...request, code: newCode() })).rejects.toThrow('venceram')
    const late = await cardRequest(good)
    world.ports.clock.advance(60_000)
    await expect(payments.charge(late)).rejects.toBeInstanceOf(PaymentRefused)
    const [one, same] = await Promise.all(
      (await Promise.all([tokenFor(good)])).flatMap((fresh) => [
        payments.saveCard({ payer, token: fresh, billing }),
        payments.saveCard({ payer, token: fresh, billing }),
      ]),
    )
    expect(same?.cardId).toBe(one?.cardId)
    if (!one) throw new Error('no card')
    await payments.removeCard(one)
    const { cardId, customerId } = one
    const withRemoved: ChargeRequest = {
      ...request,
      code: newCode(),
      pay: { method: 'credit_card', installments: 1, statementName: 'Fan', card: { cardId, customerId } },
    }
    await expect(payments.charge(withRemoved)).rejects.toBeInstanceOf(PaymentRefused)
    expect(JSON.stringify(await world.database.db.select().from(simulatorRecords))).not.toContain(token)
  })

  test('what was paid is not called off, which would give it back', async () => {
    const request = pixRequest()
    const { id } = await payments.charge(request)
    expect(await bank.act(request.code, 'pay')).toBe(true)
    await expect(payments.cancel({ id })).rejects.toBeInstanceOf(PaymentRefused)
    expect(await payments.read({ id })).toMatchObject({ state: 'paid', refundedCents: 0 })
  })

  test('SEC-18 a station plays with its own charges only', async () => {
    const request = pixRequest()
    await payments.charge(request)
    expect(await bank.act(request.code, 'pay', 8)).toBe(false)
    expect(await bank.act(request.code, 'pay', 7)).toBe(true)
  })
})

describe('GAP-66 webhooks', () => {
  const event = (type: string, data: object) => JSON.stringify({ id: 'hook_1', type, data })
  const headersOf = (user: string, password: string) =>
    new Headers({ authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` })
  const own = headersOf('gateway', 'the password of webhooks')
  const url = new URL('http://api.test/api/payment-webhooks/pagarme')

  test('of the gateway say where to look; of anybody else, or of another form, nothing', () => {
    const body = event('charge.paid', { id: 'ch_1' })
    expect(payments.readWebhook({ headers: own, url, body })).toEqual({
      id: 'hook_1',
      type: 'charge.paid',
      charge: { id: 'ch_1' },
    })
    const ofOrder = event('order.paid', { id: 'or_1', charges: [{ id: 'ch_2' }] })
    expect(payments.readWebhook({ headers: own, url, body: ofOrder })?.charge).toEqual({ id: 'ch_2' })
    const ofNone = event('customer.created', { id: 'cus_1' })
    expect(payments.readWebhook({ headers: own, url, body: ofNone })?.charge).toBeNull()
    for (const headers of [new Headers(), headersOf('gateway', 'wrong'), headersOf('', '')])
      expect(payments.readWebhook({ headers, url, body })).toBeNull()
    for (const odd of ['', '<html>', '[]', '{"id":1}'])
      expect(payments.readWebhook({ headers: own, url, body: odd })).toBeNull()
  })

  test('what nobody took is told again, in order', async () => {
    const told: string[] = []
    let isDown = true
    const { bank: own } = simulatePayments(world)
    await own.deliver()
    const request = pixRequest()
    const { payments: adapter, bank: other, tellTo } = simulatePayments(world)
    tellTo(async (sent) => {
      if (isDown) return new Response(null, { status: 500 })
      told.push(((await sent.json()) as { type: string }).type)
      return new Response()
    })
    await other.deliver()
    await adapter.charge(request)
    await other.act(request.code, 'pay')
    expect(await other.deliver()).toBe(0)
    isDown = false
    await other.deliver()
    expect(told.slice(-2)).toEqual(['charge.pending', 'charge.paid'])
    expect(await other.deliver()).toBe(0)
    await other.act(request.code, 'repeat')
    expect(told.slice(-2)).toEqual(['charge.pending', 'charge.paid'])
    await other.act(request.code, 'swap')
    expect(told.slice(-2)).toEqual(['charge.paid', 'charge.pending'])
  })

  test('what happens while it tells is told once, too', async () => {
    const { bank: before } = simulatePayments(world)
    await before.deliver()
    const told: string[] = []
    const { payments: adapter, tellTo } = simulatePayments(world, { tellsByItself: true })
    tellTo(async (sent) => {
      const { data } = (await sent.json()) as { data: { code: string } }
      await setImmediate()
      told.push(data.code)
      return new Response()
    })
    const requests = Array.from({ length: 20 }, () => pixRequest())
    await Promise.all(requests.map((one) => adapter.charge(one)))
    await expect.poll(() => new Set(told).size).toBe(20)
    expect(told).toHaveLength(20)
  })
})

/** The adapter in front of a gateway that answers just this. */
function at(fetch: (request: Request) => Promise<Response>) {
  return pagarme({
    baseUrl: 'http://gateway.test',
    secretKey: 'sk_test_world',
    publicKey: 'pk_test_world',
    webhook: { user: 'u', password: 'p' },
    timeoutMs: 250,
    fetch,
  })
}

test('GAP-109 an address that is not theirs, or too long an answer, is no answer', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test' } }),
    async () => Response.json({ id: 'or_1', charges: [] }),
    async () => Response.json({ id: 'or_1', charges: [{ id: 'ch_1', amount: 'ten' }] }),
    async () => new Response('x'.repeat(1_100_000)),
    async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    async () => new Response('<h1>Forbidden</h1>', { status: 403 }),
    async () => new Response('<h1>Not found</h1>', { status: 404 }),
    async () => Response.json({ message: 'still at it' }, { status: 409 }),
    async () => Response.json({ message: 'later' }, { status: 429 }),
  ]
  for (const fetch of answers) {
    await expect(at(fetch).charge(pixRequest())).rejects.toBeInstanceOf(PaymentInDoubt)
    await expect(at(fetch).refund({ id: 'ch_1', amountCents: 1, key: 'R1' })).rejects.toBeInstanceOf(
      PaymentInDoubt,
    )
  }
})

test('GAP-121 a gateway that is not reached was certainly not asked; what it did before nobody knows', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  const unreached = at(() => fetch(`http://127.0.0.1:${port}/`))
  await expect(unreached.charge(pixRequest())).rejects.toBeInstanceOf(PaymentNotSent)
  await expect(unreached.read({ id: 'ch_1' })).rejects.toBeInstanceOf(PaymentInDoubt)
})

test('GAP-109 what cannot be read is in doubt: no refusal, and no charge that is none', async () => {
  const answers = [
    () => new Response('<h1>Not found</h1>', { status: 404 }),
    () => Response.json({ message: 'Authorization has been denied for this request.' }, { status: 401 }),
    () => Response.json({ message: 'The request is invalid.' }, { status: 422 }),
  ]
  for (const answer of answers)
    for (const by of [{ id: 'ch_1' }, { code: 'E7-C1' }])
      await expect(at(async () => answer()).read(by)).rejects.toBeInstanceOf(PaymentInDoubt)
  const gone = at(async () => Response.json({ message: 'Charge not found.' }, { status: 404 }))
  expect(await gone.read({ id: 'ch_1' })).toBeNull()
})

test('GAP-70 a refusal that quotes what was sent is not passed on', async () => {
  const quoting = at(async (request) =>
    Response.json(
      {
        message: 'The request is invalid.',
        errors: { 'card.number': ['4111111111111111 is odd'] },
        request: await request.json(),
      },
      { status: 422 },
    ),
  )
  const card = { number: '4111111111111111', holderName: 'ANA', expiration: '12/30', cvv: '987' }
  const error = await quoting.makeToken(card).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PaymentRefused)
  expect(`${error} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/4111|987/)
  expect((error as Error).message).toBe('Número do cartão inválido.')
})

describe('GAP-109 a gateway that is slow', () => {
  test('and answers in time is believed: a card that takes its four seconds', async () => {
    expect(await payments.charge(await cardRequest('4000000000000093'))).toMatchObject({ state: 'paid' })
    const request = pixRequest()
    await bank.misbehave('slow', 1)
    expect(await payments.charge(request)).toMatchObject({ state: 'pending', code: request.code })
  })

  test('and answers when nobody waits any more is in doubt: what it did is read, and not done again', async () => {
    const held = heldGateway(simulatePayments(world).fetch)
    const slow = at(held.fetch)
    const request = await cardRequest(good)
    await expect(slow.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
    const answers = await held.answer()
    expect(answers.map(({ status }) => status)).toEqual([200])
    const found = await slow.read({ code: request.code })
    expect(found).toMatchObject({ state: 'paid', paidCents: 15_800 })
    expect(await slow.charge(request)).toEqual({ ...found, code: request.code })
  })

  test('whose answer begins and does not end is in doubt, too', async () => {
    const begun = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{"id":')) })
    const gateway = at(async () => new Response(begun))
    await expect(gateway.charge(pixRequest())).rejects.toBeInstanceOf(PaymentInDoubt)
  })
})

describe('GAP-109 what the gateway tells of a charge', () => {
  const told = (facts: object) => ({
    id: 'ch_1',
    code: 'E7-C1',
    amount: 1_000,
    payment_method: 'pix',
    ...facts,
  })
  const readOf = (facts: object) => at(async () => Response.json(told(facts))).read({ id: 'ch_1' })
  const qr = { qr_code: '000201', expires_at: '2026-05-04T15:30:00' }

  test.each([
    [
      'paid without saying how much',
      { status: 'paid' },
      { state: 'paid', paidCents: 1_000, refundedCents: 0 },
    ],
    [
      'called off unpaid',
      { status: 'canceled', canceled_amount: 1_000, last_transaction: qr },
      { state: 'expired', paidCents: 0, refundedCents: 0 },
    ],
    ['a PIX that was never made', { status: 'failed' }, { state: 'refused', paidCents: 0 }],
    ['disputed', { status: 'chargedback', paid_amount: 1_000 }, { state: 'refunded', refundedCents: 1_000 }],
    ['paid in part', { status: 'underpaid', paid_amount: 400 }, { state: 'pending', paidCents: 400 }],
    ['its code on the order', { status: 'pending', code: 'x', order: { code: 'E7-C1' } }, { code: 'E7-C1' }],
    [
      'an instant without a zone',
      { status: 'pending', last_transaction: qr },
      { pix: { expiresAt: new Date('2026-05-04T15:30:00Z') } },
    ],
  ])('%s', async (_, facts, expected) => {
    expect(await readOf(facts)).toMatchObject(expected)
  })

  test('of two orders with our code the paid one is the one, and lists may leave charges out', async () => {
    const orders: Record<string, object> = {
      or_1: {
        id: 'or_1',
        code: 'E7-C1',
        charges: [told({ id: 'ch_1', status: 'failed', last_transaction: qr })],
      },
      or_2: {
        id: 'or_2',
        code: 'E7-C1',
        charges: [told({ id: 'ch_2', status: 'paid', paid_amount: 1_000 })],
      },
      or_3: { id: 'or_3', code: 'E7-C10', charges: [] },
    }
    const gateway = at(async (request) => {
      const id = new URL(request.url).pathname.split('/')[2]
      const list = Object.values(orders).map((order) => ({ ...order, charges: undefined }))
      return Response.json(id ? orders[id] : { data: list })
    })
    expect(await gateway.read({ code: 'E7-C1' })).toMatchObject({ id: 'ch_2', state: 'paid' })
    expect(await gateway.read({ code: 'E7-C99' })).toBeNull()
  })

  test('each change carries its key, and a token is asked for without ours', async () => {
    const asked: string[] = []
    const gateway = at(async (request) => {
      const { method, headers, url } = request
      asked.push(
        [method, new URL(url).pathname, headers.get('idempotency-key'), headers.has('authorization')].join(
          ' ',
        ),
      )
      return Response.json({
        ...told({ status: 'pending', last_transaction: qr }),
        charges: [told({ status: 'pending' })],
      })
    })
    await gateway.charge(pixRequest('E7-C77'))
    await gateway.refund({ id: 'ch_1', amountCents: 100, key: 'E7-R5' })
    await gateway.cancel({ id: 'ch_1' })
    await gateway.makeToken({ number: good, holderName: 'ANA', expiration: '12/30', cvv: '123' })
    expect(asked).toEqual([
      'POST /orders E7-C77 true',
      'DELETE /charges/ch_1 E7-R5 true',
      'GET /charges/ch_1  true',
      'DELETE /charges/ch_1 cancel-ch_1 true',
      'POST /tokens  false',
    ])
  })
})
