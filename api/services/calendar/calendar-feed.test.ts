import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCalendarAddress, renewCalendarAddress } from '#contract/services/calendar/endpoints.ts'
import type { StationContent } from '#contract/station-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { participants } from '../../people/access/tables.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { calendarFeeds } from './tables.ts'

const world = apiWorld()
const now = () => world.ports.clock.now().getTime()
const at = (hours: number) => new Date(now() + hours * 3_600_000).toISOString()
const entry = (id: number, more: object = {}) => ({
  ...{ id, name: `Evento ${id}`, startsAt: at(48), endsAt: at(49) },
  ...more,
})

/** The file that a calendar program fetches, without a session. */
const fetchFeed = (station: StationRecord, url: string | null) =>
  world.fetch(
    new URL(url ?? '').pathname.replace('/api', ''),
    {},
    { hostStationId: station.id, address: '203.0.113.9' },
  )
const textOf = async (station: StationRecord, url: string | null) =>
  (await (await fetchFeed(station, url)).text()).replace(/\r\n[ \t]/g, '')

async function subscribing(events: object[], config: object = {}) {
  const station = await world.station({ config, content: { events: events as StationContent['events'] } })
  const member = await addMember(world, station)
  const { url } = await member.client.call(renewCalendarAddress)
  return { station, member, url }
}

describe('the address of a member’s calendars', () => {
  test('NWS-05 is there once the member asks for it, stays what it is, and is gone when it is renewed', async () => {
    const station = await world.station()
    const { client } = await addMember(world, station)
    expect(await client.call(getCalendarAddress)).toEqual({ url: null })
    const first = await client.call(renewCalendarAddress)
    expect(first.url).toMatch(
      new RegExp(`^http://${station.slug}\\.localhost:3000/api/calendar-feeds/[\\w-]{43}\\.ics$`),
    )
    expect(await client.call(getCalendarAddress)).toEqual(first)
    expect((await fetchFeed(station, first.url)).status).toBe(200)
    const second = await client.call(renewCalendarAddress)
    expect(second.url).not.toBe(first.url)
    expect((await fetchFeed(station, first.url)).status).toBe(404)
    expect((await fetchFeed(station, second.url)).status).toBe(200)
  })

  test('NWS-05 its table says nothing that opens it; it is no address of another station', async () => {
    const { station, member, url } = await subscribing([])
    const [row] = await world.database.db
      .select()
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.stationId, station.id), eq(calendarFeeds.participantId, member.id)))
    const token = /feeds\/(.+)\.ics/.exec(url ?? '')?.[1] ?? 'none'
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await fetchFeed(await world.station(), url)).status).toBe(404)
  })

  test('NWS-05 an address that is none, of whatever form, is not found', async () => {
    const station = await world.station()
    for (const file of [
      'x',
      `${'x'.repeat(43)}.ics`,
      `${'x'.repeat(43)}`,
      '..%2f.ics',
      `${'x'.repeat(150)}.ics`,
    ])
      expect((await fetchFeed(station, `http://x/api/calendar-feeds/${file}`)).status).toBe(404)
  })

  test.each([
    { status: 'suspended' as const, suspendedAt: new Date() },
    { status: 'deleted' as const, deletedAt: new Date() },
    { hasEstablishment: false },
  ])('NWS-05 ACC-15 it is gone for a member with %o', async (changes) => {
    const { station, url } = await subscribing([])
    expect((await fetchFeed(station, url)).status).toBe(200)
    await world.database.db.update(participants).set(changes).where(eq(participants.stationId, station.id))
    expect((await fetchFeed(station, url)).status).toBe(404)
  })

  test('NWS-05 SEC-13 a member makes so many in a day and no more; an address is read so often in an hour', async () => {
    const { station, member, url } = await subscribing([])
    const answers: number[] = []
    for (let time = 0; time < 121; time += 1) answers.push((await fetchFeed(station, url)).status)
    expect([answers.at(0), answers.at(119), answers.at(120)]).toEqual([200, 200, 429])
    for (let time = 1; time < 20; time += 1) await member.client.call(renewCalendarAddress)
    await expect(member.client.call(renewCalendarAddress)).rejects.toMatchObject({ status: 429 })
  })
})

test('NWS-06 a member keeps one event: as it comes once, or with its rule; drafts and those of other calendars are not found', async () => {
  const { station, member } = await subscribing([
    entry(1, { name: 'Assembleia' }),
    entry(2, { name: 'Plantão', recurrence: { frequency: 'weekly', weekdays: ['monday'] } }),
    entry(3, { status: 'draft' }),
    entry(4, { calendar: 'legal' }),
  ])
  const fileOf = async (id: number) => {
    const answer = await world.fetch(
      `/schedules/${id}/file`,
      { headers: { authorization: `Bearer ${member.token}` } },
      { hostStationId: station.id, address: '203.0.113.9' },
    )
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const once = await fileOf(1)
  expect(once).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(once.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(once.text).toContain('SUMMARY:Assembleia')
  expect(once.text).not.toContain('RRULE')
  expect((await fileOf(2)).text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
  for (const id of [3, 4, 5]) expect((await fileOf(id)).status).toBe(404)
})

describe('the feed', () => {
  test('NWS-05 is an iCalendar file that nobody keeps between, with what comes once in UTC, what comes again by its rule, and whole days as days', async () => {
    const { station, url } = await subscribing(
      [
        entry(1, { name: 'Café; com, vírgula', html: '<p>Linha um</p><p>Linha dois</p>' }),
        entry(2, {
          startsAt: '2026-03-06T14:00:00Z',
          endsAt: '2026-03-06T15:00:00Z',
          recurrence: { frequency: 'daily' },
        }),
        entry(3, { isAllDay: true, startsAt: at(24), endsAt: at(48) }),
        entry(4, { status: 'draft' }),
      ],
      { timezone: 'America/New_York' },
    )
    const answer = await fetchFeed(station, url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const text = await textOf(station, url)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('SUMMARY:Café\\; com\\, vírgula')
    expect(text).toContain('DESCRIPTION:Linha um\\nLinha dois')
    const day = (hours: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' })
        .format(now() + hours * 3_600_000)
        .replaceAll('-', '')
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(24)}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${day(72)}`)
    expect(text).not.toContain('Evento 4')
    // What comes again is one event, at nine o'clock of New York, whose clocks stand in the file.
    expect(text).toContain(
      'DTSTART;TZID=America/New_York:20260306T090000\r\nDTEND;TZID=America/New_York:20260306T100000',
    )
    expect(text.match(/RRULE:FREQ=DAILY\r\n/g)).toHaveLength(1)
    expect(text).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260308T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n',
    )
    expect(text.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'))
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    const ids = [...text.matchAll(/UID:(\S+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(3)
    // RFC 5545: every line ends with CRLF, the last one too.
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('NWS-05 SEC-18 a name of several lines is one line in the file, of whatever kind they are', async () => {
    const name = 'Festa\u2028LOCATION:longe\u2029aqui\r\nATTENDEE:x'
    const { station, url } = await subscribing([entry(1, { name })], { name: 'Clube\u2028do Ano' })
    const text = await textOf(station, url)
    expect(text).toContain('SUMMARY:Festa LOCATION:longe aqui ATTENDEE:x\r\n')
    expect(text).not.toMatch(/[\u2028\u2029]|^(LOCATION|ATTENDEE)/m)
  })

  test('NWS-05 LEG-10 CTB-06 it has the calendars that the member sees, and is gone where there are none', async () => {
    const events = [entry(1), entry(2, { calendar: 'legal' }), entry(3, { calendar: 'accounting' })]
    const named = async (config: object) => {
      const station = await world.station({ config, content: { events: events as never } })
      const { client } = await addMember(world, station)
      const { url } = await client.call(renewCalendarAddress)
      return [...(await textOf(station, url)).matchAll(/SUMMARY:(.+)/g)].map(([, name]) => name?.trim())
    }
    expect(await named({ behaviour: { unionServices: true } })).toEqual(['Evento 1', 'Evento 2', 'Evento 3'])
    expect(await named({})).toEqual(['Evento 1'])
    expect(await named({ features: { events: false }, behaviour: { unionServices: true } })).toEqual([
      'Evento 2',
      'Evento 3',
    ])
    const closed = await addMember(world, await world.station({ config: { features: { events: false } } }))
    await expect(closed.client.call(renewCalendarAddress)).rejects.toMatchObject({ status: 403 })
  })
})
