import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { testGateway } from '#tests/fixtures/test-gateway.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { dueAtGateways, settleCharges } from './settle-charges.ts'
import { charges, refunds } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const other = testGateway('outro')
world.ports.gateways = new Map([...world.ports.gateways, [other.payments.name, other.payments]])
const minute = 60_000
const { clock } = world.ports
const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * minute)
const run = () => settleCharges(world.jobs())

/** What the gateway is asked about, in its order. */
function listen(gateway = bank) {
  const asked: string[] = []
  const { read } = gateway.payments
  vi.spyOn(gateway.payments, 'read').mockImplementation((by) => {
    asked.push('id' in by ? by.id : by.code)
    return read(by)
  })
  return asked
}

type Facts = Partial<typeof charges.$inferInsert> & { gatewayId: string }

/** Charges that are due, and nothing of an order: what a gateway does not know changes nothing here. */
async function due(station: StationRecord, { id: participantId }: TestMember, facts: Facts[]) {
  const common = {
    ...{ stationId: station.id, participantId, purpose: 'order' as const, gateway: bank.payments.name },
    ...{ method: 'pix' as const, state: 'pending' as const, amountCents: 1, paidCents: 0, refundedCents: 0 },
    ...{ installments: 1, createdAt: ago(1), expiresAt: ago(-30), nextReadAt: ago(1) },
  }
  const rows = facts.map((one, at) => ({ ...common, referenceId: 900_000 + at, ...one }))
  return world.database.db.insert(charges).values(rows).returning()
}

/** What is due at the gateway of these, in its order. */
async function namesOfDue(rows: readonly { stationId: number; id: number; gatewayId: string | null }[]) {
  const [lane = []] = await dueAtGateways(world.jobs())
  return lane.map(({ what, stationId, id }) =>
    what === 'refund' ? what : rows.find((row) => row.stationId === stationId && row.id === id)?.gatewayId,
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

const station = async () => {
  const one = await shop.station()
  return { station: one, member: await shop.buyer(one) }
}

describe('SEC-98 what is due at gateways', () => {
  test('GAP-64 an order that was given up is asked about four times, not each hour of a day', async () => {
    const { member } = await station()
    const order = await shop.order(member)
    await member.client.call(calls.cancelOrder, { params: { id: order.id } })
    const asked = listen()
    for (let turn = 0; turn < 6 * 30; turn += 1) {
      clock.advance(10 * minute)
      await run()
    }
    expect(asked).toHaveLength(4)
  })

  test('GAP-65 what its gateway would still take money for is asked about each hour', async () => {
    const { member } = await station()
    const order = await shop.order(member)
    const code = await shop.codeOf(order.id)
    const stays = vi.spyOn(bank.payments, 'cancel')
    stays.mockImplementation(async () => ({ ...bank.charges.get(code) }) as never)
    await member.client.call(calls.cancelOrder, { params: { id: order.id } })
    expect((await shop.read(member, order.id)).state).toBe('cancelled')
    const asked = listen()
    for (let hour = 0; hour < 5; hour += 1) {
      clock.advance(61 * minute)
      await run()
    }
    expect(asked).toHaveLength(5)
  })

  test('goes in the order of what it is worth, whatever waits longest: refunds, doubts, what ran out, what waits, what is watched', async () => {
    const { station: one, member } = await station()
    const rows = await due(one, member, [
      { gatewayId: 'watched', state: 'expired', nextReadAt: ago(90) },
      { gatewayId: 'waits', nextReadAt: ago(80) },
      { gatewayId: 'ran out', expiresAt: ago(5), nextReadAt: ago(70) },
      { gatewayId: 'card', method: 'credit_card', expiresAt: null, nextReadAt: ago(60) },
      { gatewayId: 'in doubt', state: 'asked', nextReadAt: ago(50) },
      { gatewayId: 'too much', state: 'expired', paidCents: 1, nextReadAt: ago(40) },
      { gatewayId: 'paid', state: 'paid', paidCents: 1, nextReadAt: null },
    ])
    await world.database.db.insert(refunds).values({
      ...{ stationId: one.id, chargeId: rows.at(-1)?.id ?? 0, key: 'r', kind: 'surplus', amountCents: 1 },
      ...{ state: 'asked', reason: 'x', createdAt: ago(2), nextTryAt: ago(1) },
    })
    const order = ['refund', 'card', 'in doubt', 'too much', 'ran out', 'waits', 'watched']
    expect(await namesOfDue(rows)).toEqual(order)
  })

  test('stations take turns: one with hundreds that wait longer is not before the first of another', async () => {
    const [crowded, quiet] = [await station(), await station()]
    const crowd = Array.from({ length: 300 }, (_, at) => ({ gatewayId: `crowd ${at}`, nextReadAt: ago(500) }))
    const rows = await due(crowded.station, crowded.member, crowd)
    rows.push(...(await due(quiet.station, quiet.member, [{ gatewayId: 'first' }, { gatewayId: 'second' }])))
    const names = await namesOfDue(rows)
    expect(names.slice(0, 4)).toEqual(['crowd 0', 'first', 'crowd 1', 'second'])
    const asked = listen()
    await run()
    await run()
    expect(new Set(asked).size).toBe(302)
  })

  test('some are asked beside each other, and a slow answer is in nobody’s way', async () => {
    const { station: one, member } = await station()
    await due(
      one,
      member,
      ['slow', 'b', 'c', 'd', 'e', 'f', 'g'].map((gatewayId) => ({ gatewayId })),
    )
    let answer = () => {}
    const slow = new Promise<null>((resolve) => {
      answer = () => resolve(null)
    })
    const asked: string[] = []
    vi.spyOn(bank.payments, 'read').mockImplementation((by) => {
      asked.push('id' in by ? by.id : by.code)
      return asked.length === 1 ? slow : Promise.resolve(null)
    })
    const running = run()
    await expect.poll(() => asked.length).toBe(7)
    answer()
    await running
  })

  test('a gateway that is silent is let be after a few, others are asked, and what was left is first in the next run', async () => {
    const { station: one, member } = await station()
    const facts = Array.from({ length: 60 }, (_, at) => ({ gatewayId: `silent ${at}` }))
    const rows = await due(one, member, facts)
    await due(one, member, [{ gatewayId: 'elsewhere', gateway: other.payments.name }])
    const [asked, elsewhere] = [listen(), listen(other)]
    bank.silence(1_000)
    await run()
    const begun = asked.length
    expect(begun).toBeGreaterThanOrEqual(3)
    expect(begun).toBeLessThan(10)
    expect(elsewhere).toEqual(['elsewhere'])
    bank.silence(0)
    // Some are begun beside each other: in which order they reach the gateway is the database's to say, not what is begun first.
    expect(await namesOfDue(rows)).toEqual(facts.slice(begun).map(({ gatewayId }) => gatewayId))
    await run()
    expect(new Set(asked).size).toBe(60)
  })

  test('a few that are not answered among many that are end nothing', async () => {
    const { station: one, member } = await station()
    await due(
      one,
      member,
      Array.from({ length: 40 }, (_, at) => ({ gatewayId: `${at}` })),
    )
    const asked = listen()
    bank.silence(2)
    await run()
    expect(asked).toHaveLength(40)
    const open = await world.database.db.select().from(charges).where(eq(charges.stationId, one.id))
    for (const { nextReadAt } of open) expect(nextReadAt?.getTime()).toBeGreaterThan(clock.now().getTime())
  })
})
