import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { hostileRuns, steepIn } from '#tests/fixtures/growth.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Forms of pages for everybody, in whole: whatever reads them costs as much as there is of them. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord

beforeAll(async () => {
  station = await world.station()
})

const multipart = 'multipart/form-data; boundary=b'
const urlencoded = 'application/x-www-form-urlencoded'
const shapes: [string, string, (text: string) => string][] = [
  ['a name that never ends', multipart, (text) => `--b\r\ncontent-disposition: form-data; name="${text}`],
  [
    'a long name',
    multipart,
    (text) =>
      `--b\r\ncontent-disposition: form-data; name="${text.replaceAll(/["\r\n]/g, '')}"\r\n\r\n1\r\n--b--\r\n`,
  ],
  ['a long name of a pair', urlencoded, (text) => `${encodeURIComponent(text)}=1`],
  ['a long value', urlencoded, (text) => `email=${encodeURIComponent(text)}&password=1`],
]

describe('SEC-78 forms that are made to take long', () => {
  test.each(shapes)('%s', async (name, type, bodyOf) => {
    const visit = portal.of(world, station.slug)
    const send = (text: string) => visit('/login', { 'content-type': type }, bodyOf(text).slice(0, 250_000))
    expect(await steepIn(name, send, hostileRuns)).toEqual([])
  })
})
