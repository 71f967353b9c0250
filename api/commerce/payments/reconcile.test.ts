import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shopWorld } from '#tests/fixtures/shop.ts'
import type { GatewayCharge } from '../../platform/ports/payments/payments.ts'
import { createQueue } from '../../platform/slots/queue.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { reconcile } from './index.ts'
import { isDifferent } from './reconcile.ts'
import { charges } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const minute = 60_000
const ever = { from: new Date(0), to: new Date('2100-01-01') }
const read = (station: StationRecord, after?: number) => reconcile(world.context(station), { ...ever, after })
const theirs = (code: string) => {
  const charge = bank.charges.get(code)
  if (!charge) throw new Error('no such charge')
  return charge
}

async function waiting(of?: StationRecord) {
  const station = of ?? (await shop.station())
  const ana = await shop.buyer(station)
  const order = await shop.order(ana)
  return { station, ana, order, code: await shop.codeOf(order.id) }
}

/** So many more charges of the same order, as they stand on both sides. */
async function more(station: StationRecord, code: string, count: number) {
  const { db } = world.database
  const isOne = and(eq(charges.stationId, station.id), eq(charges.code, code))
  const [{ id: _, code: __, gatewayId: ___, ...row } = { id: 0, code: '', gatewayId: '' }] = await db
    .select()
    .from(charges)
    .where(isOne)
  const made = await db
    .insert(charges)
    .values(
      Array.from(
        { length: count },
        (_, at) => ({ ...row, nextReadAt: null, gatewayId: `more_${at}` }) as never,
      ),
    )
    .returning()
  for (const { code: of, gatewayId } of made)
    bank.charges.set(of, { ...theirs(code), code: of, id: gatewayId ?? '' })
  return made.map((one) => one.code)
}

describe('a gateway’s view of a time against ours', () => {
  test('GAP-65 differences come first, mended by being looked at', async () => {
    const { station } = await waiting()
    const { code: second } = await waiting(station)
    bank.pay(second)
    const { charges: compared, ...rest } = await read(station)
    expect(compared.map(({ charge, differs }) => [charge.code === second, differs])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(compared[0]?.theirs).toMatchObject({ paidCents: 85_00 })
    expect(rest).toEqual({ total: 2, before: 0, next: null, isSilent: false })
    expect((await read(station)).charges.every(({ differs }) => !differs)).toBe(true)
    await shop.expectBooks(station)
  })

  test('GAP-65 of 201 charges each is asked once, page by page, and each page says what is left', async () => {
    const { station, code } = await waiting()
    const codes = [code, ...(await more(station, code, 200))]
    bank.pay(codes[200] ?? '')
    const pages = []
    for (let after: number | undefined; after !== undefined || pages.length === 0; ) {
      const page = await read(station, after)
      pages.push(page)
      after = page.next ?? undefined
    }
    const counts = pages.map(({ charges, total, before }) => [charges.length, before, total])
    expect(counts).toEqual([
      [100, 0, 201],
      [100, 100, 201],
      [1, 200, 201],
    ])
    const asked = pages.flatMap(({ charges }) => charges)
    expect(asked.map(({ charge }) => charge.code).sort()).toEqual([...codes].sort())
    expect(asked.filter(({ differs }) => differs).map(({ charge }) => charge.code)).toEqual([codes[200]])
  })

  test('GAP-65 what waits here and ended there differs, and ends here', async () => {
    const { station, ana, order, code } = await waiting()
    theirs(code).state = 'expired'
    const [compared] = (await read(station)).charges
    expect(compared).toMatchObject({
      ours: { state: 'pending' },
      theirs: { state: 'expired' },
      differs: true,
    })
    expect((await shop.read(ana, order.id)).state).toBe('expired')
    expect((await read(station)).charges[0]?.differs).toBe(false)
  })

  test('GAP-65 what ended here and waits there differs, and is called off there', async () => {
    const { station, code } = await waiting()
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    theirs(code).state = 'pending'
    expect((await read(station)).charges[0]?.differs).toBe(true)
    expect(theirs(code).state).toBe('expired')
    expect((await read(station)).charges[0]?.differs).toBe(false)
  })

  test('GAP-65 what waits here and no gateway knows differs, and was never made after a while', async () => {
    const { station, ana, order, code } = await waiting()
    bank.charges.delete(code)
    const ask = async () => (await read(station)).charges.map(({ theirs, differs }) => [theirs, differs])
    expect(await ask()).toEqual([[null, true]])
    expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
    world.ports.clock.advance(16 * minute)
    expect(await ask()).toEqual([[null, true]])
    expect((await shop.read(ana, order.id)).state).toBe('cancelled')
  })

  test('GAP-65 a gateway that is silent is not asked on, and it says so', async () => {
    const { station, code } = await waiting()
    await more(station, code, 19)
    bank.silence(1)
    const once = await read(station)
    expect(once.charges.map(({ theirs }) => theirs === undefined).filter(Boolean)).toHaveLength(1)
    expect(once).toMatchObject({ next: null, isSilent: false })
    bank.silence(Number.POSITIVE_INFINITY)
    const never = await read(station)
    bank.silence(0)
    expect(never.charges).toHaveLength(5)
    expect(never.charges.every(({ differs, theirs }) => differs && theirs === undefined)).toBe(true)
    expect(never).toMatchObject({ total: 20, isSilent: true })
    const rest = await read(station, never.next ?? undefined)
    expect(rest).toMatchObject({ before: 5, next: null, isSilent: false })
    expect(rest.charges).toHaveLength(15)
  })

  test('GAP-65 a gateway that is slow is asked for a few seconds, and it says what is left', async () => {
    const { station, code } = await waiting()
    await more(station, code, 19)
    const { read: quick } = bank.payments
    bank.payments.read = (by) => {
      world.ports.clock.advance(1_000)
      return quick(by)
    }
    const part = await read(station)
    bank.payments.read = quick
    expect(part).toMatchObject({ total: 20, isSilent: false })
    expect(part.charges).toHaveLength(5)
    expect((await read(station, part.next ?? undefined)).charges).toHaveLength(15)
  })

  test('GAP-65 others of the station are served while the gateway is asked', async () => {
    const { station } = await waiting()
    const inQueue = createQueue({ ofAll: 1, waiting: 9, waitingOfOne: 9 }, 'busy')
    const { read: quick } = bank.payments
    let isServed = false
    bank.payments.read = async (by) => {
      // It answers when somebody else had the slot: who held it would wait for ever.
      await inQueue(String(station.id), async () => {
        isServed = true
      })
      return quick(by)
    }
    const { charges } = await inQueue(String(station.id), () => read(station))
    bank.payments.read = quick
    expect([isServed, charges.length]).toEqual([true, 1])
  })
})

test('GAP-65 what differs, by how a charge stands here and what is told of it', () => {
  const differs = (ours: object, told: Partial<GatewayCharge> | null) =>
    isDifferent(
      {
        ...{ state: 'pending', amountCents: 100, paidCents: 0, refundedCents: 0, gatewayId: 'x' },
        ...ours,
      } as never,
      told &&
        ({ ...{ state: 'pending', amountCents: 100, paidCents: 0, refundedCents: 0 }, ...told } as never),
    )
  const paid = { state: 'paid', paidCents: 100 } as const
  expect(differs({}, {})).toBe(false)
  expect(differs({}, { amountCents: 101 })).toBe(true)
  expect(differs({ state: 'asked' }, {})).toBe(true)
  expect(differs(paid, paid)).toBe(false)
  expect(differs(paid, { state: 'refunded', paidCents: 100, refundedCents: 100 })).toBe(true)
  expect(
    differs({ ...paid, refundedCents: 40 }, { state: 'partly_refunded', paidCents: 100, refundedCents: 40 }),
  ).toBe(false)
  for (const state of ['refused', 'expired'] as const) {
    expect(differs({}, { state })).toBe(true)
    expect(differs({ state }, {})).toBe(true)
    for (const other of ['refused', 'expired'] as const)
      expect(differs({ state }, { state: other })).toBe(false)
  }
  expect(
    differs(
      { state: 'expired', paidCents: 9, refundedCents: 9 },
      { state: 'refunded', paidCents: 9, refundedCents: 9 },
    ),
  ).toBe(false)
  for (const state of ['asked', 'pending', 'paid', 'expired'])
    expect(differs({ state, gatewayId: null }, null)).toBe(true)
  expect(differs({ state: 'refused', gatewayId: null }, null)).toBe(false)
  expect(differs({ state: 'refused' }, null)).toBe(true)
})
