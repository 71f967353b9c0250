import { describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { subscribeEmail, unsubscribeEmail } from '#contract/people/links/endpoints.ts'
import { account } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { isSubscribed, unsubscribeLink } from './index.ts'

const world = apiWorld()

/** What the address of a link says, as the portal sends it. */
function read(link: string) {
  const [id = '', hash = ''] = new URL(link).pathname.split('/').slice(3)
  return { id, hash }
}

const linkOf = (station: StationRecord, who: { participantId: number } | { email: string }) =>
  unsubscribeLink(world.context(station), who, world.urls)
const isOnList = (station: StationRecord, email: string) => isSubscribed(world.context(station), email)

describe('EML-02 leaving the list', () => {
  test('EML-02 takes the address off, twice is once, and EML-01 puts it back', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const link = await linkOf(station, { participantId: ana.id })
    expect(link).toMatch(new RegExp(`/email/desinscricao/${ana.id}/[\\w-]{43}$`))
    const client = world.client(station)
    expect(await isOnList(station, ana.email)).toBe(true)
    for (const _ of [1, 2]) expect(await client.call(unsubscribeEmail, { body: read(link) })).toEqual([1])
    expect(await isOnList(station, ana.email)).toBe(false)
    expect(await client.call(subscribeEmail, { body: read(link) })).toEqual({ data: [], error: false })
    expect(await isOnList(station, ana.email)).toBe(true)
  })

  test('EML-02 an invited address without account leaves it too, and stays off it after signing up', async () => {
    const station = await world.station()
    const link = await linkOf(station, { email: 'Convidada@Exemplo.com.br' })
    expect(await linkOf(station, { email: 'convidada@exemplo.com.br' })).toBe(link)
    await world.client(station).call(unsubscribeEmail, { body: read(link) })
    const ana = await account(world, station, { email: 'convidada@exemplo.com.br' })
    expect(await isOnList(station, ana.email)).toBe(false)
  })

  test('EML-02 forged and foreign links take nobody off', async () => {
    const [here, there] = [await world.station(), await world.station()]
    const ana = await account(world, here)
    const double = await account(world, there, { id: ana.id, email: ana.email })
    const { id, hash } = read(await linkOf(here, { participantId: ana.id }))
    const other = await account(world, here)
    const tries: [StationRecord, { id: string; hash: string }][] = [
      [here, { id: String(other.id), hash }],
      [here, { id, hash: `${hash.slice(0, -2)}AA` }],
      [here, { id, hash: 'x' }],
      [there, { id: String(double.id), hash }],
      [here, { id: 'e1', hash }],
    ]
    for (const [station, body] of tries)
      await expect(world.client(station).call(unsubscribeEmail, { body })).rejects.toMatchObject({
        status: 404,
      })
    expect(await isOnList(here, ana.email)).toBe(true)
    expect(await isOnList(there, ana.email)).toBe(true)
  })

  test('GAP-34 a station that reads empty as an error gets an answer that is not empty', async () => {
    const station = await world.station({ config: { behaviour: { subscribeEmptyMeans: 'error' } } })
    const ana = await account(world, station)
    const body = read(await linkOf(station, { participantId: ana.id }))
    expect(await world.client(station).call(subscribeEmail, { body })).toEqual({ data: [1], error: false })
  })
})
