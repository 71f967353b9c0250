import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Database } from '#api/platform/db/client.ts'
import { digestOf } from '#api/platform/digest.ts'
import type { Clock } from '../../clock.ts'
import { decided, decidedLater, givenBack } from './acts.ts'
import {
  cancelAskedSchema,
  cardAskedSchema,
  customerAskedSchema,
  type OrderAsked,
  orderAskedSchema,
  tokenAskedSchema,
} from './asked.ts'
import { createBank } from './bank.ts'
import { type KnownCard, type KnownToken, knownCard } from './cards.ts'
import { createEvents, type Deliver, toldAtOnce } from './events.ts'
import { createModes } from './modes.ts'
import { brCode, chargeAnswer, orderAnswer, type SimulatedOrder } from './order.ts'
import { createRecords, type RecordRow } from './records.ts'

type Options = {
  db: Database
  clock: Clock
  secretKey: string
  publicKey: string
  /** Where it tells what happens, and how it proves that it is itself. */
  webhook: { url: string; user: string; password: string }
  /** Tells by itself after each change; otherwise when `bank.deliver` is called. */
  tellsByItself: boolean
}

/** As long as Pagar.me's. */
const tokenLifeMs = 60_000
const pixLifeMs = 30 * 60_000
const slowMs = 4_000

/**
 * A payment gateway that speaks Pagar.me's dialect over HTTP and behaves like a bad day, for the demo and for tests (GAP-109): the
 * adapter that talks to it is the one that talks to the real one. `bank` plays whoever pays. Nothing of it is made in production.
 */
export function createSimulator({ db, clock, secretKey, publicKey, webhook, tellsByItself }: Options) {
  const records = createRecords(db, clock)
  const modes = createModes(records)
  let deliver: Deliver | null = null
  const events = createEvents({ records, deliver: () => deliver, url: webhook.url, webhook })
  const app = new Hono()

  let isTelling = false
  let hasMore = false
  /** One tells at a time: others beside it would tell the same once more each. */
  async function tellAll(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (hasMore) {
      hasMore = false
      hasMore = (await events.deliverPending().catch(() => 0)) === toldAtOnce || hasMore
    }
    isTelling = false
  }
  const tellSoon = () => {
    hasMore = true
    if (tellsByItself) setImmediate(() => void tellAll())
  }
  /** Writes what became of a charge down, and tells it. */
  async function happened(row: RecordRow<SimulatedOrder>, type: string): Promise<void> {
    await events.add(type, chargeAnswer(row, clock.now()))
    tellSoon()
  }
  const bank = createBank({ records, events, modes, clock, happened })

  app.use(async (c, next) => {
    const mode = await modes.take()
    if (mode === 'silent') return never(c)
    if (mode === 'html') return c.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', 502)
    if (mode === 'down') return c.json({ message: 'Internal server error' }, 500)
    if (mode === 'slow') await clock.wait(slowMs)
    await next()
    return mode === 'lost' ? never(c) : undefined
  })
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  app.use(async (c, next) => {
    const isOpen = c.req.method === 'POST' && c.req.path.endsWith('/tokens')
    if (!isOpen && c.req.header('authorization') !== expected)
      return c.json({ message: 'Authorization has been denied for this request.' }, 401)
    return next()
  })

  app.post('/tokens', async (c) => {
    if (c.req.query('appId') !== publicKey) return c.json({ message: 'Invalid appId' }, 401)
    const asked = await bodyOf(c, tokenAskedSchema)
    if ('refusal' in asked) return asked.refusal
    const { number, exp_month, exp_year } = asked.body.card
    const card = knownCard(number, exp_month, exp_year)
    if (!card) return refuse(c, 'card.number', 'Invalid card number')
    const id = `token_${randomBytes(16).toString('hex')}`
    const expiresAt = new Date(clock.now().getTime() + tokenLifeMs).toISOString()
    await records.add<KnownToken>('token', { ...card, expiresAt, usedBy: null }, digestOf(id))
    const { behaviour: _, ...shown } = card
    return c.json({ id, type: 'card', expires_at: expiresAt, card: shown })
  })

  app.post('/customers', async (c) => {
    const asked = await bodyOf(c, customerAskedSchema)
    if ('refusal' in asked) return asked.refusal
    const { code, ...customer } = asked.body
    const { id } = await records.add('customer', customer, code ?? null)
    return c.json({ id, code, ...customer })
  })

  app.post('/customers/:customer/cards', async (c) => {
    const asked = await bodyOf(c, cardAskedSchema)
    if ('refusal' in asked) return asked.refusal
    const customer = await records.byId('customer', c.req.param('customer'))
    if (!customer) return notFound(c)
    const code = digestOf(asked.body.token)
    const there = await records.byCode<KnownCard>('card', code)
    const card = there?.data ?? (await cardOfToken(asked.body.token, code))
    if (!card) return refuse(c, 'token', 'Token not found')
    if (card.behaviour === 'refused') return refuse(c, 'card.number', 'Card refused')
    const { id } = there ?? (await records.add('card', { ...card, customer: customer.id }, code))
    if (card.behaviour === 'in_doubt' && !there) return never(c)
    const { behaviour: _, ...shown } = card
    return c.json({ id, ...shown, status: 'active' })
  })
  app.delete('/customers/:customer/cards/:card', async (c) => {
    const id = c.req.param('card')
    const card = await records.change('card', id, (known) => ({ ...known, isRemoved: true }))
    return card ? c.json({ id, status: 'deleted' }) : notFound(c)
  })

  app.post('/orders', async (c) => {
    const asked = await bodyOf(c, orderAskedSchema)
    if ('refusal' in asked) return asked.refusal
    const there = await records.byCode<SimulatedOrder>('order', asked.body.code)
    if (there) return c.json(orderAnswer(there, clock.now()))
    const card = await cardFor(asked.body)
    if (card === 'missing') return refuse(c, 'token', 'Card not found')
    if (card?.behaviour === 'slow') await clock.wait(slowMs)
    const order = newOrder(asked.body)
    const data = card ? decided(order, card.behaviour, clock.now()) : order
    const row = await records.add('order', data, asked.body.code)
    await happened(row, eventOf(row.data))
    return card?.behaviour === 'in_doubt' ? never(c) : c.json(orderAnswer(row, clock.now()))
  })

  app.get('/orders', async (c) => {
    const row = await records.byCode<SimulatedOrder>('order', c.req.query('code') ?? '')
    const seen = row && (await seenNow(row))
    return c.json({ data: seen ? [orderAnswer(seen, clock.now())] : [], paging: { total: seen ? 1 : 0 } })
  })
  app.get('/orders/:id', async (c) => {
    const row = await records.byId<SimulatedOrder>('order', c.req.param('id'))
    return row ? c.json(orderAnswer(await seenNow(row), clock.now())) : notFound(c)
  })
  app.get('/charges/:id', async (c) => {
    const row = await byCharge(c.req.param('id'))
    return row ? c.json(chargeAnswer(await seenNow(row), clock.now())) : notFound(c)
  })
  app.delete('/charges/:id', async (c) => {
    const asked = await bodyOf(c, cancelAskedSchema)
    if ('refusal' in asked) return asked.refusal
    const row = await byCharge(c.req.param('id'))
    if (!row) return notFound(c)
    const key = c.req.header('idempotency-key') ?? `${row.id}-${row.data.canceled}`
    let isRefused = false
    const after = await records.change<SimulatedOrder>('order', row.id, (order) => {
      const next = givenBack(order, { amount: asked.body.amount, key })
      isRefused = next === null
      return next
    })
    if (isRefused || !after) return c.json({ message: 'This charge can not be canceled.' }, 412)
    await happened(
      after,
      after.data.paid > 0 && after.data.status !== 'canceled' ? 'charge.partial_canceled' : 'charge.refunded',
    )
    return c.json(chargeAnswer(after, clock.now()))
  })

  /** A bank that took its time has decided by the time somebody asks. */
  async function seenNow(row: RecordRow<SimulatedOrder>): Promise<RecordRow<SimulatedOrder>> {
    if (row.data.status !== 'processing') return row
    const after = await records.change<SimulatedOrder>('order', row.id, (order) =>
      decidedLater(order, clock.now()),
    )
    if (!after) return row
    await happened(after, eventOf(after.data))
    return after
  }

  const byCharge = async (chargeId: string) =>
    (await records.ofCharge<SimulatedOrder>('order', chargeId, 1))[0] ?? null

  async function cardFor({ code, payments: [payment] }: OrderAsked): Promise<KnownCard | 'missing' | null> {
    if (payment?.payment_method !== 'credit_card') return null
    const { card_id: cardId, card_token: token } = payment.credit_card
    if (!cardId) return (await cardOfToken(token ?? '', code)) ?? 'missing'
    const card = await records.byId<KnownCard & { isRemoved?: boolean }>('card', cardId)
    return card && !card.data.isRemoved ? card.data : 'missing'
  }

  /** The card behind a token while it lives, for one thing: the same asked twice at once is the same. */
  async function cardOfToken(token: string, by: string): Promise<KnownCard | null> {
    const found = await records.byCode<KnownToken>('token', digestOf(token))
    let card: KnownCard | null = null
    if (found)
      await records.change<KnownToken>('token', found.id, ({ expiresAt, usedBy, ...known }) => {
        if ((usedBy ?? by) !== by || new Date(expiresAt) <= clock.now()) return null
        card = known
        return { ...known, expiresAt, usedBy: by }
      })
    return card
  }

  function newOrder({ code, items, payments: [payment] }: OrderAsked): SimulatedOrder {
    const amount = items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
    const isPix = payment?.payment_method === 'pix'
    const until = isPix ? (payment.pix.expires_at ?? lastsFor(payment.pix.expires_in)) : null
    return {
      chargeId: `ch_${randomBytes(8).toString('hex')}`,
      method: isPix ? 'pix' : 'credit_card',
      status: 'pending',
      amount,
      paid: 0,
      canceled: 0,
      refunds: [],
      paidAt: null,
      installments: isPix ? 1 : (payment?.credit_card.installments ?? 1),
      qrCode: isPix ? brCode(amount, code) : null,
      expiresAt: until && new Date(until).toISOString(),
      behaviour: null,
      acquirerCode: null,
    }
  }
  const lastsFor = (seconds: number | undefined) =>
    new Date(clock.now().getTime() + (seconds ? seconds * 1_000 : pixLifeMs)).toISOString()

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    bank,
    /** From now on somebody listens to what it tells. */
    tellTo(listener: Deliver): void {
      deliver = listener
      tellSoon()
    },
  }
}
export type Simulator = ReturnType<typeof createSimulator>

const eventOf = ({ status }: SimulatedOrder) =>
  status === 'failed'
    ? 'charge.payment_failed'
    : status === 'pending' || status === 'processing'
      ? 'charge.pending'
      : `charge.${status}`

/** No answer ever comes; who asked gives up. */
const never = (c: Context) =>
  new Promise<Response>((_, reject) => {
    const { signal } = c.req.raw
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

const notFound = (c: Context) => c.json({ message: 'Not found' }, 404)
const refuse = (c: Context, field: string, message: string) =>
  c.json({ message: 'The request is invalid.', errors: { [field]: [message] } }, 422)

async function bodyOf<S extends z.ZodType>(
  c: Context,
  schema: S,
): Promise<{ body: z.output<S> } | { refusal: Response }> {
  const text = await c.req.text()
  const parsed = schema.safeParse(text === '' ? {} : jsonOf(text))
  if (parsed.success) return { body: parsed.data }
  // The gateway quotes nothing either.
  return { refusal: refuse(c, parsed.error.issues[0]?.path.join('.') ?? 'request', 'invalid') }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
