import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderMailJob } from '#api/commerce/orders/order-mail.ts'
import { createApi } from '#api/index.ts'
import { deliverMails } from '#api/platform/mail/deliver-mails.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import { simulatorTokensPath } from '#server/choose-payments.ts'
import { createLogger } from '#server/logger.ts'
import { createMetrics } from '#server/metrics.ts'
import { browserOf } from '#tests/fixtures/browser.ts'
import {
  cardNumbers,
  cvvOf,
  everythingStored,
  holdsCard,
  isOurs,
  typedCard,
} from '#tests/fixtures/card-secrets.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'

/**
 * A new card at the payment of a cart without scripts, a card that hides in the payload of an order, and the way of a demo's browser
 * to its token; up to the mails of what was paid so (GAP-70, GAP-110, SEC-80). `card-secrets.test.ts` has the form of saved cards.
 */
const shop = shopWorld()
const portal = portalWorld()
const { world } = shop
const lines: string[] = []
const log = createLogger('trace', { write: (line) => lines.push(line) })
const metrics = createMetrics(null)
const answers: string[] = []
const mails: string[] = []
const tokens: string[] = []
let gateway: ReturnType<typeof simulatePayments>

beforeAll(() => {
  gateway = simulatePayments(world, { timeoutMs: 300 })
  const { makeToken } = gateway.payments
  const payments = {
    ...gateway.payments,
    async makeToken(card: Parameters<typeof makeToken>[0]) {
      const token = await makeToken(card)
      tokens.push(token)
      return token
    },
  }
  const mail = { name: 'test', deliver: async (sent: object) => void mails.push(JSON.stringify(sent)) }
  Object.assign(world.ports, { log, mail, payments, gateways: new Map([[payments.name, payments]]) })
  for (const name of ['log', 'info', 'debug', 'trace', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
})
afterAll(() => {
  vi.restoreAllMocks()
})
/** Pages count time by the computer's clock. */
beforeEach(() => world.ports.clock.set(new Date().toISOString()))

const steps = { payment: '/homepage/carrinho/pagamento', review: '/homepage/carrinho/revisao' }

/** An installation that takes numbers, its portal and its API at one address; all that it answers is kept. */
async function installation() {
  const station = await shop.station()
  const { database, ports, urls } = world
  const stations = createStationRegistry(database.db)
  const api = createApi({ db: database.db, ports, stations, urls, takesCardNumbers: true })
  const visit = portal.of(world, station.slug, api.fetch, { log, metrics, simulator: gateway })
  const kept: typeof visit = async (...asked) => {
    const answer = await visit(...asked)
    answers.push(answer.text, answer.location ?? '', ...answer.cookies)
    return answer
  }
  return { station, visit: kept, unkept: visit }
}
type Installation = Awaited<ReturnType<typeof installation>>

/** Somebody who has nothing left to choose but how they pay. */
async function choosing({ station, visit }: Installation) {
  const buyer = await shop.buyer(station, 0, { email: `cartao-${crypto.randomUUID()}@exemplo.com.br` })
  await shop.review(buyer, null)
  const browser = browserOf(visit)
  await browser.logIn(buyer, station)
  return { buyer, browser }
}

/** The form of the payment as a browser without scripts sends it, with what was typed. */
async function payBy(browser: ReturnType<typeof browserOf>, typed: Record<string, string>) {
  const { text } = await browser.open(steps.payment)
  const untouched = Object.fromEntries(formFields(text, 'forma'))
  return browser.send(steps.payment, { ...untouched, forma: '0', ...typed })
}

async function order(browser: ReturnType<typeof browserOf>) {
  const { text } = await browser.open(steps.review)
  return browser.sendAndSee(steps.review, Object.fromEntries(formFields(text, 'revisto')))
}

const jsonOf = (text: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(text)),
})

const orderOf = async ({ client, id }: TestMember) =>
  (await client.call(listOrders, { params: { userId: id }, query: {} })).content[0]

/** The mails of orders, and all that is sent. */
async function sendMails(): Promise<void> {
  const { rows } = await world.database.rawSql(`select data from jobs.job where name = 'mail-order'`)
  for (const { data } of rows as { data: unknown }[])
    await orderMailJob.run(world.jobs(), orderMailJob.data.parse(data))
  await deliverMails({ db: world.database.db, ports: world.ports }, new Map())
}

async function expectNothingKept(): Promise<void> {
  const said = { answers, lines, mails, metrics: [await metrics.text()] }
  const stored = await everythingStored(world)
  const hasToken = (text: string) => tokens.some((token) => text.includes(token))
  for (const [where, texts] of Object.entries(said)) {
    expect([where, texts.filter(holdsCard).map((text) => text.slice(0, 300))]).toEqual([where, []])
    expect([where, texts.filter(hasToken).map((text) => text.slice(0, 300))]).toEqual([where, []])
  }
  expect(stored.filter(({ row }) => holdsCard(row))).toEqual([])
  expect(stored.filter(isOurs).filter(({ row }) => hasToken(row))).toEqual([])
}

test('GAP-70 GAP-110 SEC-80 CAR-07 a new card at the payment of a cart: not in a page, a log, a table, a metric or the mail of its order', async () => {
  const there = await installation()
  const { buyer, browser } = await choosing(there)
  for (const number of [cardNumbers.refused, cardNumbers.unanswered]) {
    expect((await payBy(browser, typedCard(number))).status).toBeGreaterThanOrEqual(400)
    expect((await payBy(browser, { ...typedCard(number), cpf: '1' })).status).toBe(422)
  }
  // No session: nothing is taken, and what was typed does not wait anywhere.
  browser.endSession()
  await payBy(browser, typedCard(cardNumbers.approved))
  await browser.logIn(buyer, there.station)
  expect((await payBy(browser, typedCard(cardNumbers.approved))).location).toBe(steps.review)
  await order(browser)
  const paid = await orderOf(buyer)
  expect(paid).toMatchObject({ state: 'paid' })
  await browser.see(`/homepage/pedidos/${paid?.id}`)
  await browser.see('/homepage/pedidos')
  await sendMails()
  // What was looked for has happened.
  expect(mails.filter((mail) => mail.includes(String(paid?.code)))).not.toEqual([])
  expect(tokens.length).toBeGreaterThanOrEqual(3)
  expect(lines.length).toBeGreaterThan(10)
  await expectNothingKept()
})

test('GAP-63 GAP-70 SEC-80 CAR-22 a card that hides in the payload of an order is dropped unread, taken, refused and broken', async () => {
  const there = await installation()
  const buyer = await shop.buyer(there.station, 0, { email: 'escondido@exemplo.com.br' })
  const selected_card = await gateway.saveCard(buyer, '4000000000000010')
  const body = await shop.review(buyer, { type: 'credit_card', selected_card })
  const post = (text: string) =>
    there.visit(
      '/api/product-orders',
      {
        authorization: `Bearer ${buyer.token}`,
        ...jsonOf(text),
        'idempotency-key': 'one key of one order',
      },
      text,
    )
  const payment = (number: string) => ({
    ...{ type: 'credit_card', selected_card, installments: 1, ...typedCard(number) },
    card: { number, cvv: cvvOf(number) },
    card_number: number,
  })
  for (const number of Object.values(cardNumbers)) {
    const sent = { ...body, payment: payment(number) }
    expect((await post(JSON.stringify({ ...sent, final_value: 1 }))).status).toBe(409)
    expect((await post(JSON.stringify({ ...sent, number, cvv: cvvOf(number) }))).status).toBe(422)
    expect((await post(JSON.stringify({ ...sent, payment: { ...sent.payment, type: number } }))).status).toBe(
      422,
    )
    expect((await post(JSON.stringify(sent).slice(0, -2))).status).toBe(400)
  }
  for (const number of Object.values(cardNumbers)) {
    const { status, text } = await post(JSON.stringify({ ...body, payment: payment(number) }))
    expect([status, JSON.parse(text).state]).toEqual([200, 'paid'])
  }
  await sendMails()
  await expectNothingKept()
})

test('GAP-70 GAP-109 SEC-80 the way of a demo’s browser to its token: right, wrong and broken', async () => {
  const { visit, unkept } = await installation()
  const ask = (text: string, appId = gateway.keys.publicKey, by = visit) =>
    by(`${simulatorTokensPath}?appId=${appId}`, jsonOf(text), text)
  for (const number of Object.values(cardNumbers)) {
    const card = { number, holder_name: 'Ana', exp_month: 12, exp_year: 30, cvv: cvvOf(number) }
    // Whoever asked is told the token, and nobody else.
    const made = await ask(JSON.stringify({ type: 'card', card }), gateway.keys.publicKey, unkept)
    expect(made.status).toBe(200)
    tokens.push(JSON.parse(made.text).id)
    for (const wrong of [{ ...card, number: `${number}1` }, { ...card, exp_month: 13 }, { number }])
      expect((await ask(JSON.stringify({ type: 'card', card: wrong }))).status).toBe(422)
    expect((await ask(JSON.stringify({ type: 'card', card }), 'pk_other')).status).toBe(401)
    expect((await ask(JSON.stringify({ card }).slice(0, -2))).status).toBe(422)
  }
  await expectNothingKept()
})
