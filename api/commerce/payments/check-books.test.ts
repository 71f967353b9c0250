import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { transfer } from '../../ledger/index.ts'
import { alarmCount } from '../../platform/alarms.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { checkBooks } from './check-books.ts'
import { charges, receipts } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const days = (count: number) => world.ports.clock.advance(count * 24 * 3_600_000)

/** Whether the books close, and how many alarms that was. */
async function check(station: StationRecord): Promise<[isClosed: boolean, alarms: number]> {
  const before = alarmCount('books_open')
  const isClosed = await checkBooks(world.context(station))
  return [isClosed, alarmCount('books_open') - before]
}
async function waiting(station: StationRecord) {
  const { id } = await shop.order(await shop.buyer(station))
  return shop.codeOf(id)
}
async function pay(code: string) {
  bank.pay(code)
  expect((await shop.webhook(code)).status).toBe(200)
}
const change = (station: StationRecord, code: string, facts: Partial<typeof charges.$inferInsert>) =>
  world.database.db
    .update(charges)
    .set(facts)
    .where(and(eq(charges.stationId, station.id), eq(charges.code, code)))
/** Cash that no charge brought. */
const foundInCash = (station: StationRecord, key: string) =>
  transfer(world.context(station), {
    ...{ key, cause: 'purchase', amountH: 100 },
    from: { kind: 'sales' },
    to: { kind: 'cash' },
  })

test('GAP-65 SEC-83 books whose accounts do not sum to zero are told of, whenever it was', async () => {
  const station = await shop.station()
  await shop.order(await shop.buyer(station, 200_00), null)
  days(10)
  expect(await check(station)).toEqual([true, 0])
  const sql = `update ledger_accounts set kind = 'cash' where station_id = $1 and kind = 'programme'`
  await world.database.rawSql(sql, [station.id])
  expect(await check(station)).toEqual([false, 1])
})

test('GAP-65 SEC-83 a day whose cash is not what came in less what went back is told of', async () => {
  const station = await shop.station()
  await pay(await waiting(station))
  expect(await check(station)).toEqual([true, 0])
  await foundInCash(station, 'found:1')
  expect(await check(station)).toEqual([false, 1])
})

test('GAP-65 SEC-83 two days that are wrong by the same amount do not make each other right', async () => {
  const station = await shop.station()
  await pay(await waiting(station))
  const [receipt] = await world.database.db.select().from(receipts).where(eq(receipts.stationId, station.id))
  days(1)
  const moved = { createdAt: world.ports.clock.now() }
  await world.database.db
    .update(receipts)
    .set(moved)
    .where(and(eq(receipts.stationId, station.id), eq(receipts.id, receipt?.id ?? 0)))
  expect(await check(station)).toEqual([false, 1])
})

test('GAP-65 SEC-83 a charge that is not the sum of its receipts, or of its refunds, is told of', async () => {
  const station = await shop.station()
  const code = await waiting(station)
  await pay(code)
  await change(station, code, { paidCents: 84_99 })
  expect(await check(station)).toEqual([false, 1])
  await change(station, code, { paidCents: 85_00, refundedCents: 1 })
  expect(await check(station)).toEqual([false, 1])
  await change(station, code, { refundedCents: 0 })
  expect(await check(station)).toEqual([true, 0])
})

test('GAP-65 SEC-83 of an old charge that is paid now, too', async () => {
  const station = await shop.station()
  const code = await waiting(station)
  days(8)
  expect(await check(station)).toEqual([true, 0])
  await pay(code)
  await change(station, code, { paidCents: 84_99 })
  expect(await check(station)).toEqual([false, 1])
})

test('GAP-65 SEC-83 of an old charge of which something goes back now, too', async () => {
  const station = await shop.station()
  const code = await waiting(station)
  await pay(code)
  days(8)
  expect(await check(station)).toEqual([true, 0])
  bank.refundOutside(code, 10_00)
  await shop.webhook(code)
  expect(await check(station)).toEqual([true, 0])
  await change(station, code, { refundedCents: 9_99 })
  expect(await check(station)).toEqual([false, 1])
})

test('GAP-65 SEC-83 mornings that were missed are made up for, and what is open is told until it closes', async () => {
  const station = await shop.station()
  await pay(await waiting(station))
  expect(await check(station)).toEqual([true, 0])
  // Later on the day that was looked at.
  await foundInCash(station, 'found:1')
  days(12)
  expect(await check(station)).toEqual([false, 1])
  days(1)
  expect(await check(station)).toEqual([false, 1])
})
