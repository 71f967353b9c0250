import { and, eq, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { inTransaction } from '../../platform/context.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import type { Checkout } from '../cart/index.ts'
import { releaseExpired } from '../cart/reserve-cart.ts'
import { offersOf, takeStock } from '../catalog/index.ts'
import { sendCharge } from '../payments/index.ts'
import { prepareOrderCharge } from './create-order.ts'
import { cancelOrder } from './end-unpaid.ts'
import { refundOrder } from './index.ts'
import { orderInStation } from './order-rows.ts'
import { withdrawOrder } from './refund-order.ts'
import { orderItems, orderRefunds, orders } from './tables.ts'
import { writeOrderRows } from './write-order-rows.ts'

const shop = shopWorld()
const { world, bank } = shop
/** How many stories are told; `BOOKS_RUNS=10000` tells more. */
const runs = Number(process.env.BOOKS_RUNS ?? 100)

const happenings = [
  ...['pay', 'pay', 'payPart', 'webhook', 'webhook', 'cancel', 'refund', 'refundAll', 'outside'],
  ...['withdraw', 'minutes', 'half hour', 'job', 'job', 'lose', 'silence', 'decide', 'decline'],
] as const
type Step = { what: (typeof happenings)[number]; which: number; cents: number }
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...happenings),
  which: fc.nat(1),
  cents: fc.integer({ min: 1, max: 90_00 }),
})
type Mood = 'approve' | 'refuse' | 'ponder'
const story = fc.record({
  card: fc.constantFrom<Mood>('approve', 'refuse', 'ponder'),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
})

let station: StationRecord
let owner: TestMember
let people: { member: TestMember; cardId: number }[]
beforeAll(async () => {
  station = await shop.station()
  owner = await addMember(world, station, { role: 'owner' })
  people = []
  for (let at = 0; at < 2; at += 1) {
    const member = await shop.buyer(station, 100_000_000_00)
    people.push({ member, cardId: await shop.card(member) })
  }
})

/** As a checkout that chose this would be handed over: a shirt for 85 reais, 20 of them by the wallet. */
async function checkoutOf(method: 'pix' | 'credit_card', cardId: number | null): Promise<Checkout> {
  const offer = (await offersOf(world.context(station), [14])).get(14)
  const product = offer?.body.products.find(({ id }) => id === 1)
  if (!offer || !product) throw new Error('no shop')
  const part = { itemsCents: 80_00, discountCents: 0, deliveryCents: 5_00 }
  return {
    items: [{ activityId: 14, productNumber: 1, quantity: 1, product, offer }],
    parts: [{ offer, isDigital: false, location: null, code: null, cashbackH: 4_50 }],
    totals: {
      ...{
        ...part,
        finalCents: 85_00,
        walletCents: 20_00,
        walletH: 20_00,
        restCents: 65_00,
        cashbackH: 4_50,
      },
      parts: new Map([[14, part]]),
    },
    payment: { type: method, cardId, installments: 1 },
    chargeCents: 65_00,
    address: null,
  } as unknown as Checkout
}

let made = 0
/** An order, asked for at the gateway, without the way through the cart. */
async function place(which: number): Promise<{ member: TestMember; id: number; code: string }> {
  const person = people[which]
  if (!person) throw new Error('nobody')
  const { member, cardId } = person
  made += 1
  const key = `order number ${made}`
  const checkout = await checkoutOf(which === 0 ? 'pix' : 'credit_card', which === 0 ? null : cardId)
  const { order, charge, request } = await inTransaction(member.ctx, async (ctx) => {
    await takeStock(ctx, checkout.items, () => ({ total: null, name: 'Camiseta' }))
    const order = await writeOrderRows(ctx, member.id, { checkout, key, inputDigest: '' })
    return { order, ...(await prepareOrderCharge(ctx, order, checkout.payment.cardId)) }
  })
  await sendCharge(member.ctx, charge, request)
  return { member, id: order.id, code: charge.code }
}

/**
 * Two orders, one by PIX and one by card, and what happens to them in whatever order. When all of it is over — webhooks
 * delivered, jobs run, days gone — everything is settled.
 */
async function live({ card, steps }: { card: Mood; steps: Step[] }): Promise<void> {
  bank.cards(card)
  const placed = [await place(0), await place(1)]
  for (const { what, which, cents } of steps) {
    const order = placed[which]
    if (!order) throw new Error('no order')
    // What is refused has changed nothing: that is what is looked at in the end.
    await happen(what, order, cents).catch(() => {})
  }
  await rest(placed.map(({ code }) => code))
  for (const { id } of placed) await expectSettled(id)
}

async function happen(
  what: Step['what'],
  { member, id, code }: Awaited<ReturnType<typeof place>>,
  cents: number,
): Promise<unknown> {
  const charge = bank.charges.get(code)
  const refund = (amountCents: number) =>
    refundOrder(owner.ctx, { orderId: id, amountCents, reason: 'x', backToStock: 'none' })
  switch (what) {
    case 'pay':
      return bank.pay(code)
    case 'payPart':
      return bank.pay(code, cents)
    case 'webhook':
      return shop.webhook(code)
    case 'cancel':
      return cancelOrder(member.ctx, id)
    case 'refund':
      return refund(cents)
    case 'refundAll':
      return refund(85_00)
    case 'outside':
      return charge && bank.refundOutside(code, Math.min(cents, charge.paidCents - charge.refundedCents))
    case 'withdraw':
      return withdrawOrder(member.ctx, id)
    case 'minutes':
      return world.ports.clock.advance(4 * 60_000)
    case 'half hour':
      return world.ports.clock.advance(30 * 60_000)
    case 'job':
      return shop.settleAll(station)
    case 'lose':
      return bank.lose(1)
    case 'silence':
      return bank.silence(1)
    case 'decide':
      return charge?.state === 'pending' ? bank.decide(code, 'paid') : undefined
    case 'decline':
      return charge?.state === 'pending' ? bank.decide(code, 'refused') : undefined
  }
}

async function rest(codes: string[]): Promise<void> {
  bank.lose(0)
  bank.silence(0)
  // A card that nobody decides about waits for ever.
  for (const code of codes) {
    const charge = bank.charges.get(code)
    const waits = charge && charge.state !== 'refused' && charge.paidCents < charge.amountCents
    if (waits && charge.method === 'credit_card') bank.decide(code, 'paid')
  }
  for (let turn = 0; turn < 2; turn += 1) {
    world.ports.clock.advance(35 * 60_000)
    for (const code of codes) await shop.webhook(code)
    await shop.settleAll(station)
  }
  world.ports.clock.advance(48 * 3_600_000)
  await shop.settleAll(station)
  await releaseExpired(world.jobs())
}

/** The order waits for nothing, holds nothing and has no refund under way. */
async function expectSettled(id: number): Promise<void> {
  const { db } = world.database
  expect((await orderInStation(owner.ctx, id)).status).not.toBe('awaiting_payment')
  const asked = and(
    eq(orderRefunds.stationId, station.id),
    eq(orderRefunds.orderId, id),
    eq(orderRefunds.state, 'asked'),
  )
  expect(await db.$count(orderRefunds, asked)).toBe(0)
  const held = and(
    eq(ledgerAccounts.stationId, station.id),
    eq(ledgerAccounts.kind, 'hold'),
    ne(ledgerAccounts.balanceH, 0),
  )
  expect(await db.$count(ledgerAccounts, held)).toBe(0)
}

/** Things of orders that were paid and did not come back. */
async function sold(): Promise<number> {
  const rows = await world.database.db
    .select({ status: orders.status, quantity: orderItems.quantity, returned: orderItems.returned })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.stationId, orders.stationId), eq(orderItems.orderId, orders.id)))
    .where(eq(orders.stationId, station.id))
  return rows
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired')
    .reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
}

let told = 0
test('GAP-65 SEC-81 SEC-83 whatever happens to orders in whatever order, the books close, nothing stays held and no thing is lost', {
  timeout: runs * 5_000,
}, async () => {
  const close = async () => {
    await shop.expectBooks(station)
    expect(await shop.taken(station)).toEqual({ 1: await sold() })
  }
  const tell = async (what: Parameters<typeof live>[0]) => {
    await live(what)
    told += 1
    if (told % 25 === 0) await close()
  }
  await fc.assert(fc.asyncProperty(story, tell), { numRuns: runs, endOnFailure: true })
  await close()
})
