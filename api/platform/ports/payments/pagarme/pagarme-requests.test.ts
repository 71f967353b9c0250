import {
  ChargesController,
  Client,
  CustomersController,
  OrdersController,
  TokensController,
} from '@pagarme/pagarme-nodejs-sdk'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'
import type { CardSource, ChargeRequest, Payments } from '../payments.ts'
import { pagarme } from './pagarme.ts'

// What we ask is what the gateway's own package asks, as far as its models know it: what they do not know they drop.
const world = apiWorld()
const address = 'https://api.pagar.me/core/v5'
const server = setupServer()
type Sent = { method: string; path: string; key: string | null; isOpen: boolean; body: Body }
type Body = Record<string, unknown>
const [ours, theirs]: [Sent[], Sent[]] = [[], []]
let payments: Payments

async function sentIn(request: Request, origin: string): Promise<Sent> {
  const text = await request.clone().text()
  return {
    method: request.method,
    path: request.url.slice(origin.length),
    key: request.headers.get('idempotency-key'),
    isOpen: !request.headers.has('authorization'),
    body: text ? JSON.parse(text) : {},
  }
}

beforeAll(() => {
  const simulated = simulatePayments(world)
  payments = pagarme({
    ...{ baseUrl: 'http://gateway.test', secretKey: 'sk_test_world', publicKey: 'pk_test_world' },
    ...{ webhook: simulated.webhook, timeoutMs: 5_000 },
    async fetch(request) {
      ours.push(await sentIn(request, 'http://gateway.test'))
      return simulated.fetch(request)
    },
  })
  server.use(
    http.all(`${address}/*`, async ({ request }) => {
      theirs.push(await sentIn(request, address))
      return Response.json({})
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => server.close())

const client = new Client({
  basicAuthCredentials: { username: 'sk_test_world', password: '' },
  serviceRefererName: 'test',
})
const orders = new OrdersController(client)
const charges = new ChargesController(client)
const customers = new CustomersController(client)
const tokens = new TokensController(client)

const payer = {
  ...{ code: 'E7-U1', name: 'Ana Souza', email: 'ana@exemplo.com.br', cpf: '11144477735' },
  phone: '11987654321',
}
const billing = {
  ...{ zipcode: '05443000', street: 'Rua das Paineiras', number: '210' },
  ...{ neighborhood: 'Vila Madalena', city: 'São Paulo', state: 'SP' },
}
const card = { number: '4000000000000010', holderName: 'ANA SOUZA', expiration: '12/30', cvv: '123' }
let last = 0
const request = (pay: ChargeRequest['pay']): ChargeRequest => {
  last += 1
  return {
    ...{ code: `E7-C${last}`, amountCents: 9_900, payer, pay },
    items: [{ code: 'camiseta', description: 'Camiseta', quantity: 2, amountCents: 9_900 }],
  }
}
const byCard = (source: CardSource, installments = 1) =>
  request({ method: 'credit_card', installments, card: source, statementName: 'Loja da Fan' })

/** Their names of ours: `line_1` is `line1`, in whatever depth. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      named(inner),
    ]),
  )
}
/** What their models insist on and their API does not: it stands in their request beside ours. */
const place = { street: '', number: '', neighborhood: '', complement: '', line2: '' }
const person = {
  address: { ...place, zipCode: '', city: '', state: '', country: '', line1: '' },
  metadata: {},
}
const stranger = { ...person, name: '', email: '', document: '', type: '', phones: {}, code: '' }

function orderIn(body: Body) {
  const {
    customer,
    items,
    payments: asked,
    ...rest
  } = named(body) as {
    customer?: object
    items: object[]
    payments: { creditCard?: { card?: { billingAddress: object } } }[]
  }
  return {
    ...rest,
    customer: customer ? { ...person, ...customer } : stranger,
    items: items.map((item) => ({ category: '', ...item })),
    payments: asked.map(({ creditCard, ...one }) => ({
      ...one,
      ...(creditCard && {
        creditCard: {
          ...creditCard,
          ...(creditCard.card && {
            card: { billingAddress: { ...place, ...creditCard.card.billingAddress } },
          }),
        },
      }),
    })),
  } as never
}

/** What each side sends: `ask` by us, `again` by their package of what we sent. */
async function both(ask: () => Promise<unknown>, again: (sent: Sent) => Promise<unknown>) {
  ours.length = 0
  theirs.length = 0
  await ask()
  const mine = ours.at(-1)
  if (!mine) throw new Error('nothing was asked')
  // The answer is empty: what it says is tested beside (pagarme-client.test.ts).
  const failure = await again(mine).catch((error: unknown) => error)
  expect(theirs, `their package refuses it: ${failure}`).toHaveLength(1)
  return { mine, theirs: theirs[0] }
}
async function expectSame(ask: () => Promise<unknown>, again: (sent: Sent) => Promise<unknown>) {
  const sent = await both(ask, again)
  expect(sent.theirs).toMatchObject(sent.mine)
  return sent.mine.body
}
const keyOf = ({ key }: Sent) => key ?? undefined

describe("GAP-109 what we ask is a request of the gateway's own package", () => {
  const order = (of: ChargeRequest) =>
    expectSame(
      () => payments.charge(of),
      (sent) => orders.createOrder(orderIn(sent.body), keyOf(sent)),
    )

  test('an order by PIX, with its key and its end', async () => {
    const expiresAt = new Date(world.ports.clock.now().getTime() + 60_000)
    const body = await order(request({ method: 'pix', expiresAt }))
    expect(body).toMatchObject({ payments: [{ pix: { expires_at: expiresAt.toISOString() } }] })
  })

  test('CAR-08 an order by a new card, by its token, in instalments', async () => {
    const body = await order(byCard({ token: await payments.makeToken(card), billing }, 3))
    expect(body).toMatchObject({
      payments: [{ credit_card: { installments: 3, card: { billing_address: { zip_code: '05443000' } } } }],
    })
    expect(JSON.stringify(body)).not.toContain(card.number)
  })

  test('CRD-01 an order by a card that was saved', async () => {
    const { customerId, cardId } = await payments.saveCard({
      ...{ payer, billing },
      token: await payments.makeToken(card),
    })
    const body = await order(byCard({ customerId, cardId }))
    expect(body).toMatchObject({ customer_id: customerId, payments: [{ credit_card: { card_id: cardId } }] })
  })

  test('CRD-03 a customer, their card by its token, and its end', async () => {
    const token = await payments.makeToken(card)
    await expectSame(
      async () => {
        await payments.saveCard({ payer, token, billing })
        // The first of both calls.
        ours.splice(1)
      },
      (sent) =>
        customers.createCustomer({ ...person, ...(named(sent.body) as object) } as never, keyOf(sent)),
    )
    const saved = { customerId: '', cardId: '' }
    const body = await expectSame(
      async () => Object.assign(saved, await payments.saveCard({ payer, token, billing })),
      (sent) => {
        const asked = named(sent.body) as { billingAddress: object }
        const billingAddress = { ...place, ...asked.billingAddress }
        return customers.createCard(saved.customerId, { ...asked, billingAddress } as never, keyOf(sent))
      },
    )
    expect(body).toMatchObject({ token })
    await expectSame(
      () => payments.removeCard(saved),
      () => customers.deleteCard(saved.customerId, saved.cardId),
    )
  })

  test('GAP-70 a token of a number, asked without our key', async () => {
    const body = await expectSame(
      () => payments.makeToken(card),
      (sent) => {
        const { type, card: asked } = named(sent.body) as { type: string; card: object }
        return tokens.createToken('pk_test_world', {
          type,
          card: { brand: '', label: '', ...asked },
        } as never)
      },
    )
    expect(body).toMatchObject({ type: 'card', card: { exp_month: 12, exp_year: 30 } })
    expect(ours[0]?.isOpen).toBe(true)
  })

  test('ORD-04 a refund in part, a PIX that is called off, and a charge that is read', async () => {
    const { id } = await payments.charge(byCard({ token: await payments.makeToken(card), billing }))
    await expectSame(
      () => payments.refund({ id, amountCents: 900, key: 'E7-R1' }),
      (sent) => charges.cancelCharge(id, named(sent.body) as never, keyOf(sent)),
    )
    const expiresAt = new Date(world.ports.clock.now().getTime() + 60_000)
    const { id: pix } = await payments.charge(request({ method: 'pix', expiresAt }))
    await expectSame(
      () => payments.cancel({ id: pix }),
      (sent) => charges.cancelCharge(pix, named(sent.body) as never, keyOf(sent)),
    )
    await expectSame(
      () => payments.read({ id }),
      () => charges.getCharge(id),
    )
  })

  test('an order that is looked for by our code', async () => {
    const { mine, theirs: asked } = await both(
      () => payments.read({ code: 'E7-C999' }),
      () => orders.getOrders(undefined, 10, 'E7-C999'),
    )
    const queryOf = (sent: Sent | undefined) => new URLSearchParams(sent?.path.split('?')[1])
    expect([...queryOf(mine)].sort()).toEqual([...queryOf(asked)].sort())
  })
})
