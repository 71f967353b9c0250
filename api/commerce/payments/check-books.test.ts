import { expect, test } from 'vitest'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { alarmCount } from '../../platform/alarms.ts'
import { checkBooks } from './check-books.ts'

const shop = shopWorld()
const { world } = shop

test('GAP-65 SEC-83 books whose accounts do not sum to zero are told of, whenever it was', async () => {
  const station = await shop.station()
  await shop.order(await shop.buyer(station, 200_00), null)
  world.ports.clock.advance(10 * 24 * 3_600_000)
  const before = alarmCount('books_open')
  expect(await checkBooks(world.context(station))).toBe(true)
  expect(alarmCount('books_open')).toBe(before)
  const sql = `update ledger_accounts set kind = 'cash' where station_id = $1 and kind = 'programme'`
  await world.database.rawSql(sql, [station.id])
  expect(await checkBooks(world.context(station))).toBe(false)
  expect(alarmCount('books_open')).toBe(before + 1)
})
