import { beforeAll, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { addressLevel, addressLoads, countAddress, uncountAddress } from './address-load.ts'

const world = apiWorld()
const load = { ...addressLoads.signup, free: 3, freeOfNetwork: 6 }
let stations: StationRecord[]
beforeAll(async () => {
  stations = await Promise.all(Array.from({ length: 4 }, () => world.station()))
})

const at = (nth: number, address: string) => ({
  ...world.context(stations[nth] as StationRecord),
  address,
})

test('SEC-90 what a line registers on many stations is counted together: each of them finds more work', async () => {
  const levels = []
  for (const nth of [0, 0, 1, 1, 2, 2, 3]) levels.push(await countAddress(at(nth, '203.0.113.7'), load))
  expect(levels).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(await addressLevel(at(2, '203.0.113.7'), load)).toBe(1)
  expect(await addressLevel(at(3, '203.0.113.8'), load)).toBe(0)
  await uncountAddress(at(3, '203.0.113.7'), load)
  await uncountAddress(at(2, '203.0.113.7'), load)
  expect(await addressLevel(at(3, '203.0.113.7'), load)).toBe(0)
})

test('SEC-90 the networks of one IPv6 /48 are one line', async () => {
  for (let network = 1; network < 7; network += 1)
    await countAddress(at(network % 4, `2001:db8:1:${network}::/64`), load)
  expect(await addressLevel(at(0, '2001:db8:1:9::/64'), load)).toBe(1)
  expect(await addressLevel(at(0, '2001:db8:2:9::/64'), load)).toBe(0)
})

test('SEC-90 forms that only one station has are counted by it alone', async () => {
  for (let nth = 0; nth < 12; nth += 1)
    expect(await countAddress(at(nth % 4, '203.0.113.9'), { ...addressLoads.support, free: 3 })).toBe(0)
})
