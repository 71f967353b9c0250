import { createHmac } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChargeRequest, PaymentInDoubt, PaymentRefused } from '../payments.ts'
import { mercadoPago } from './mercado-pago.ts'

const origin = 'https://api.mercadopago.com'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const gateway = mercadoPago({
  accessToken: 'TEST-token',
  publicKey: 'TEST-public',
  webhookSecret: 'a secret of webhooks',
  timeoutMs: 300,
})
const payer = {
  code: 'E7-U1',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  cpf: '11144477735',
  phone: null,
}
const expiresAt = new Date('2026-05-04T15:30:00.000Z')
const request: ChargeRequest = {
  code: 'E7-C1',
  amountCents: 15_890,
  items: [{ code: 'camiseta', description: 'Camiseta', quantity: 2, amountCents: 15_890 }],
  payer,
  pay: { method: 'pix', expiresAt },
}
const pending = {
  id: 123,
  status: 'pending',
  external_reference: 'E7-C1',
  transaction_amount: 158.9,
  payment_method_id: 'pix',
  date_of_expiration: expiresAt.toISOString(),
  point_of_interaction: { transaction_data: { qr_code: '00020126' } },
}
type Sent = { body: Record<string, unknown>; key: string | null }
/** Answers what is posted to a path, and keeps it. */
function posting(path: string, answer: object, status = 200): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post(origin + path, async ({ request: asked }) => {
      sent.push({
        body: (await asked.json()) as Sent['body'],
        key: asked.headers.get('x-idempotency-key'),
      })
      return HttpResponse.json(answer, { status })
    }),
  )
  return sent
}

describe('GAP-109 Mercado Pago by the same port', () => {
  test('a PIX: what is asked, and how it is read', async () => {
    const sent = posting('/v1/payments', pending, 201)
    expect(await gateway.charge(request)).toEqual({
      id: '123',
      code: 'E7-C1',
      method: 'pix',
      state: 'pending',
      amountCents: 15_890,
      paidCents: 0,
      refundedCents: 0,
      paidAt: null,
      reason: null,
      pix: { code: '00020126', expiresAt },
    })
    expect(sent).toMatchObject([
      {
        key: 'E7-C1',
        body: { external_reference: 'E7-C1', transaction_amount: 158.9, payment_method_id: 'pix' },
      },
    ])
  })

  test('a new card is kept, and charged as one that is known', async () => {
    const card = {
      id: '9',
      last_four_digits: '4444',
      expiration_month: 12,
      expiration_year: 2030,
      payment_method: { id: 'master' },
    }
    server.use(
      http.get(`${origin}/v1/customers/search`, () => HttpResponse.json({ results: [{ id: 'cus' }] })),
    )
    const kept = posting('/v1/customers/cus/cards', card)
    posting('/v1/card_tokens', { id: 'token-2' })
    const rejected = { ...pending, payment_method_id: 'master', status: 'rejected' }
    const sent = posting('/v1/payments', {
      ...rejected,
      status_detail: 'cc_rejected_insufficient_amount',
      point_of_interaction: null,
    })
    const billing = { zipcode: '', street: '', number: '', neighborhood: '', city: '', state: '' }
    const pay = {
      method: 'credit_card',
      installments: 3,
      statementName: 'Loja',
      card: { token: 'token-1', billing },
    } as const
    expect(await gateway.charge({ ...request, pay })).toMatchObject({
      method: 'credit_card',
      state: 'refused',
      reason: 'Saldo insuficiente no cartão.',
    })
    expect(kept[0]?.body).toEqual({ token: 'token-1' })
    expect(sent[0]?.body).toMatchObject({ token: 'token-2', installments: 3, payment_method_id: 'master' })
    expect(await gateway.saveCard({ payer, token: 'token-3', billing })).toEqual({
      customerId: 'cus',
      cardId: '9',
      brand: 'mastercard',
      lastDigits: '4444',
      expiration: '12/30',
    })
  })

  test('a card that was saved is charged as it is kept, and one that is gone there is refused', async () => {
    const card = {
      id: 9,
      last_four_digits: '0010',
      expiration_month: 1,
      expiration_year: 2031,
      payment_method: { id: 'visa' },
    }
    server.use(
      http.get(`${origin}/v1/customers/cus/cards/9`, () => HttpResponse.json(card)),
      http.get(`${origin}/v1/customers/cus/cards/8`, () => HttpResponse.json({}, { status: 404 })),
    )
    const tokens = posting('/v1/card_tokens', { id: 'token-9' })
    const sent = posting('/v1/payments', {
      ...pending,
      ...{ payment_method_id: 'visa', status: 'approved', point_of_interaction: null },
    })
    const by = (cardId: string) =>
      gateway.charge({
        ...request,
        pay: {
          ...{ method: 'credit_card', installments: 2, statementName: 'Uma loja de nome longo' },
          card: { customerId: 'cus', cardId },
        },
      })
    expect(await by('9')).toMatchObject({ method: 'credit_card', state: 'paid', paidCents: 15_890 })
    expect(tokens[0]?.body).toEqual({ card_id: '9', customer_id: 'cus' })
    expect(sent).toMatchObject([
      {
        key: 'E7-C1',
        body: {
          ...{ token: 'token-9', payment_method_id: 'visa', installments: 2 },
          ...{ payer: { type: 'customer', id: 'cus' }, statement_descriptor: 'Uma loja de n' },
        },
      },
    ])
    await expect(by('8')).rejects.toBeInstanceOf(PaymentRefused)
    expect(sent).toHaveLength(1)
  })

  test('whoever it does not know yet is made known once, with the CPF, before their card is kept', async () => {
    server.use(http.get(`${origin}/v1/customers/search`, () => HttpResponse.json({ results: [] })))
    const made = posting('/v1/customers', { id: 'new' }, 201)
    const kept = posting('/v1/customers/new/cards', {
      id: '7',
      ...{ last_four_digits: '4444', expiration_month: 12, expiration_year: 2030 },
      payment_method: { id: 'visa' },
    })
    const billing = { zipcode: '', street: '', number: '', neighborhood: '', city: '', state: '' }
    const save = () => gateway.saveCard({ payer, token: 'token-1', billing })
    expect(await save()).toMatchObject({ customerId: 'new', cardId: '7', brand: 'visa' })
    expect(made[0]?.body).toMatchObject({
      email: payer.email,
      identification: { type: 'CPF', number: payer.cpf },
    })
    expect(kept).toHaveLength(1)
    expect(kept[0]?.key).not.toContain('token-1')
    posting('/v1/customers', { message: `already ${payer.email}` }, 400)
    const no = await save().catch((error: unknown) => error)
    expect(no).toBeInstanceOf(PaymentRefused)
    expect(String(no)).not.toContain(payer.email)
  })

  test('CAR-13 what nobody paid is called off; what was paid meanwhile is not, and silence is a doubt', async () => {
    const sent: unknown[] = []
    const answer = (status: number, body: object) =>
      server.use(
        http.put(`${origin}/v1/payments/123`, async ({ request: asked }) => {
          sent.push(await asked.json())
          return HttpResponse.json(body, { status })
        }),
      )
    answer(200, { ...pending, status: 'cancelled' })
    expect(await gateway.cancel({ id: '123' })).toMatchObject({ state: 'expired', paidCents: 0 })
    expect(sent).toEqual([{ status: 'cancelled' }])
    answer(400, { message: 'Cannot cancel' })
    await expect(gateway.cancel({ id: '123' })).rejects.toBeInstanceOf(PaymentRefused)
    answer(502, {})
    await expect(gateway.cancel({ id: '123' })).rejects.toBeInstanceOf(PaymentInDoubt)
  })

  test('CRD-01 a card is removed there, one that is gone is removed, and silence is a doubt', async () => {
    const asked: string[] = []
    const answer = (status: number) =>
      server.use(
        http.delete(`${origin}/v1/customers/cus/cards/9`, ({ request }) => {
          asked.push(request.method)
          return HttpResponse.json({ id: '9' }, { status })
        }),
      )
    const remove = () => gateway.removeCard({ customerId: 'cus', cardId: '9' })
    for (const status of [200, 404]) {
      answer(status)
      await expect(remove()).resolves.toBeUndefined()
    }
    answer(500)
    await expect(remove()).rejects.toBeInstanceOf(PaymentInDoubt)
    expect(asked).toHaveLength(3)
  })

  test('GAP-70 GAP-110 a number becomes a token and stands in no error', async () => {
    const number = '5031433215406351'
    const sent = posting('/v1/card_tokens', { id: 'token-1' }, 201)
    const make = () => gateway.makeToken({ number, holderName: 'ANA', expiration: '11/30', cvv: '987' })
    expect(await make()).toBe('token-1')
    expect(sent[0]?.body).toEqual({
      ...{ card_number: number, security_code: '987' },
      ...{ expiration_month: '11', expiration_year: '2030' },
    })
    for (const [status, kind] of [
      [400, PaymentRefused],
      [500, PaymentInDoubt],
    ] as const) {
      posting('/v1/card_tokens', { message: `invalid ${number} 987` }, status)
      const error = await make().catch((one: unknown) => one)
      expect(error).toBeInstanceOf(kind)
      expect(`${error} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/5031|987/)
    }
  })

  test('a gateway that answers later than one waits is in doubt, and read again it says what it did', async () => {
    let answer = () => {}
    const isLate = new Promise<void>((resolve) => {
      answer = resolve
    })
    let done = 0
    server.use(
      http.post(`${origin}/v1/payments`, async () => {
        done += 1
        await isLate
        return HttpResponse.json(pending, { status: 201 })
      }),
      http.get(`${origin}/v1/payments/search`, () => HttpResponse.json({ results: [pending] })),
    )
    await expect(gateway.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
    answer()
    expect(done).toBe(1)
    expect(await gateway.read({ code: 'E7-C1' })).toMatchObject({ state: 'pending', id: '123' })
  })

  test('read by its number and by ours; nothing is nothing', async () => {
    const paid = { ...pending, status: 'approved', date_approved: '2026-05-04T15:10:00.000-03:00' }
    server.use(
      http.get(`${origin}/v1/payments/123`, () =>
        HttpResponse.json({ ...paid, transaction_amount_refunded: 50 }),
      ),
      http.get(`${origin}/v1/payments/124`, () => HttpResponse.json({ message: 'no' }, { status: 404 })),
      http.get(`${origin}/v1/payments/search`, ({ request: asked }) => {
        const isOurs = new URL(asked.url).searchParams.get('external_reference') === 'E7-C1'
        return HttpResponse.json({ results: isOurs ? [paid] : [] })
      }),
    )
    expect(await gateway.read({ id: '123' })).toMatchObject({
      state: 'partly_refunded',
      paidCents: 15_890,
      refundedCents: 5_000,
    })
    expect(await gateway.read({ code: 'E7-C1' })).toMatchObject({ state: 'paid', paidCents: 15_890 })
    expect(await gateway.read({ id: '124' })).toBeNull()
    expect(await gateway.read({ code: 'E7-C2' })).toBeNull()
  })

  test('of several payments with our code the paid one is the one, and what cannot be read is in doubt', async () => {
    const results = [
      { ...pending, id: 3, status: 'cancelled' },
      { ...pending, id: 2, status: 'approved' },
      { ...pending, id: 1, status: 'approved', external_reference: 'E7-C10' },
    ]
    server.use(http.get(`${origin}/v1/payments/search`, () => HttpResponse.json({ results })))
    expect(await gateway.read({ code: 'E7-C1' })).toMatchObject({ id: '2', state: 'paid' })
    const refuses = () => HttpResponse.json({ message: 'unauthorized' }, { status: 401 })
    server.use(http.get(`${origin}/v1/payments/:any`, refuses))
    for (const by of [{ id: '123' }, { code: 'E7-C1' }])
      await expect(gateway.read(by)).rejects.toBeInstanceOf(PaymentInDoubt)
  })

  test('a refund carries its key; a no is a no, and silence a doubt', async () => {
    const sent = posting('/v1/payments/123/refunds', { id: 1 })
    server.use(
      http.get(`${origin}/v1/payments/123`, () => HttpResponse.json({ ...pending, status: 'refunded' })),
    )
    const refund = { id: '123', amountCents: 5_050, key: 'E7-R1' }
    expect(await gateway.refund(refund)).toMatchObject({ state: 'refunded', refundedCents: 15_890 })
    expect(sent).toEqual([{ body: { amount: 50.5 }, key: 'E7-R1' }])
    posting('/v1/payments/123/refunds', { message: 'amount 50.5 of ana@exemplo.com.br' }, 400)
    const no = await gateway.refund(refund).catch((error: unknown) => error)
    expect(no).toBeInstanceOf(PaymentRefused)
    expect(String(no)).not.toContain('ana@')
    posting('/v1/payments', {}, 500)
    await expect(gateway.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
    server.use(http.post(`${origin}/v1/payments`, () => HttpResponse.error()))
    await expect(gateway.charge(request)).rejects.toBeInstanceOf(PaymentInDoubt)
  })

  test('GAP-66 a webhook counts when it is signed, for the number that is signed', () => {
    const signed = (id: string, secret = 'a secret of webhooks') => {
      const hash = createHmac('sha256', secret)
        .update(`id:${id};request-id:r-1;ts:1714835400000;`)
        .digest('hex')
      return new Headers({ 'x-signature': `ts=1714835400000,v1=${hash}`, 'x-request-id': 'r-1' })
    }
    const url = (id: string) => new URL(`http://api.test/api/payment-webhooks/mercadopago?data.id=${id}`)
    const body = (id: string) => JSON.stringify({ id: 77, type: 'payment', data: { id } })
    const read = (headers: Headers, at = '123', of = '123') =>
      gateway.readWebhook({ headers, url: url(at), body: body(of) })
    expect(read(signed('123'))).toEqual({ id: '77', type: 'payment', charge: { id: '123' } })
    expect(read(new Headers())).toBeNull()
    expect(read(signed('123', 'another secret'))).toBeNull()
    expect(read(signed('123'), '124')).toBeNull()
    expect(read(signed('123'), '123', '124')).toBeNull()
  })
})
