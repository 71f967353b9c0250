import { ChargesController, Client, OrdersController } from '@pagarme/pagarme-nodejs-sdk'
import jsQR from 'jsqr'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { hasError, isStaticPix, parsePix } from 'pix-utils'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import QRCode from 'react-qr-code'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'

const world = apiWorld()
const address = 'https://api.pagar.me/core/v5'
const server = setupServer()
let simulated: ReturnType<typeof simulatePayments>

beforeAll(() => {
  simulated = simulatePayments(world)
  // The package knows one address: the simulator answers there.
  server.use(
    http.all(`${address}/*`, async ({ request }) => {
      const { method, headers } = request
      const body = method === 'GET' ? null : await request.text()
      const path = request.url.slice(address.length)
      return simulated.fetch(
        new Request(`http://gateway.test${path}`, { method, headers, ...(body && { body }) }),
      )
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

const newOrder = (code: string) => ({
  code,
  customer: {
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    document: '11144477735',
    type: 'individual',
    address: {
      street: 'Rua das Paineiras',
      number: '210',
      zipCode: '05443000',
      neighborhood: 'Vila Madalena',
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
      complement: '',
      line1: '210, Rua das Paineiras',
      line2: '',
    },
    metadata: {},
    phones: {},
    code: 'E7-U1',
  },
  items: [{ amount: 9_900, description: 'Camiseta', quantity: 1, category: '', code: 'camiseta' }],
  payments: [
    {
      paymentMethod: 'pix',
      pix: { expiresAt: new Date(world.ports.clock.now().getTime() + 1_800_000).toISOString() },
    },
  ],
  closed: true,
})

describe("GAP-109 the gateway's own package and ours understand the same", () => {
  test('an order by their package is the charge that our adapter reads, and the other way round', async () => {
    const { result: made } = await orders.createOrder(newOrder('E7-C1'))
    const [charge] = made.charges ?? []
    expect(made).toMatchObject({ code: 'E7-C1', amount: 9_900, status: 'pending' })
    const read = await simulated.payments.read({ code: 'E7-C1' })
    expect(read).toMatchObject({ id: charge?.id, amountCents: 9_900, state: 'pending', method: 'pix' })
    await simulated.bank.act('E7-C1', 'pay')
    const { result: paid } = await charges.getCharge(read?.id ?? '')
    expect(paid).toMatchObject({ status: 'paid', paidAmount: 9_900, paymentMethod: 'pix' })
    const { result: back } = await charges.cancelCharge(read?.id ?? '', {
      amount: 900,
      operationReference: 'E7-R1',
    })
    expect(back).toMatchObject({ status: 'paid', canceledAmount: 900 })
    expect(await simulated.payments.read({ code: 'E7-C1' })).toMatchObject({
      state: 'partly_refunded',
      refundedCents: 900,
    })
  })

  test('CAR-11 code of others reads the BR Code, from its letters and from its picture', async () => {
    const { pix } = await simulated.payments.charge({
      code: 'E7-C2',
      amountCents: 12_345,
      items: [{ code: 'x', description: 'Caderno', quantity: 1, amountCents: 12_345 }],
      payer: { code: 'E7-U1', name: 'Ana', email: 'ana@exemplo.com.br', cpf: '11144477735', phone: null },
      pay: { method: 'pix', expiresAt: new Date(world.ports.clock.now().getTime() + 60_000) },
    })
    const code = pix?.code ?? ''
    const read = parsePix(code)
    if (hasError(read) || !isStaticPix(read)) throw new Error('no PIX')
    expect(read).toMatchObject({
      transactionAmount: 123.45,
      txid: 'E7C2',
      merchantName: 'Estacao Demonstracao',
    })
    const drawn = renderToStaticMarkup(createElement(QRCode, { value: code, size: 300 }))
    const { data, info } = await sharp(Buffer.from(drawn))
      .flatten({ background: '#fff' })
      .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
  })
})
