import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { eventContentSchema } from '#contract/services/calendar/content.ts'
import { getSchedule, listSchedules } from '#contract/services/calendar/endpoints.ts'
import { mostOccurrences } from '#contract/services/calendar/recurrence.ts'
import type { configSchema } from '#contract/stations/registry/configuration.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
type Event = z.input<typeof eventContentSchema>
const entry = (id: number, more: Partial<Event> = {}): Event => ({
  id,
  name: `Evento ${id}`,
  startsAt: '2026-12-12T12:00:00Z',
  endsAt: '2026-12-12T13:30:00Z',
  ...more,
})
const seeing = async (events: Event[], config: Partial<z.input<typeof configSchema>> = {}) => {
  const station = await world.station({ config, content: { events } })
  return { station, ...(await addMember(world, station)) }
}
const december = { from: '2026-12-01', to: '2026-12-31' }

describe('events of the station', () => {
  test('NWS-05 GAP-37 stand in their order within days of the station, with day, times and the beginning of their text', async () => {
    const html = '<p>Às 9 <b>horas</b></p><p>Na sede &amp; na praça</p><script>alert(1)</script>'
    const { client } = await seeing([
      entry(1, { html, image: '/a.webp' }),
      entry(2, { startsAt: '2026-12-12T02:00:00Z', endsAt: '2026-12-12T03:30:00Z' }),
      entry(3, { startsAt: '2027-01-01T02:59:00Z', endsAt: '2027-01-01T04:00:00Z' }),
      entry(4, { startsAt: '2027-01-01T03:00:00Z', endsAt: '2027-01-01T04:00:00Z' }),
      entry(5, { startsAt: '2026-11-30T12:00:00Z', endsAt: '2026-12-02T12:00:00Z', isAllDay: true }),
      entry(6, { status: 'draft' }),
      entry(7, { calendar: 'legal' }),
    ])
    const { content, is_cut } = await client.call(listSchedules, { query: december })
    expect([content.map(({ id, on }) => [id, on]), is_cut]).toEqual([
      [
        [5, '2026-11-30'],
        [2, '2026-12-11'],
        [1, '2026-12-12'],
        [3, '2026-12-31'],
      ],
      false,
    ])
    expect(content[0]).toMatchObject({
      all_day: true,
      last_on: '2026-12-02',
      start: '2026-11-30T03:00:00.000Z',
      end: '2026-12-03T03:00:00.000Z',
    })
    expect(content[2]).toMatchObject({
      ...{ name: 'Evento 1', image: '/a.webp', description: 'Às 9 horas Na sede & na praça' },
      ...{ day: { description: 'sábado, 12 de dezembro de 2026' }, repeats: null },
      ...{ start: '2026-12-12T12:00:00.000Z', end: '2026-12-12T13:30:00.000Z' },
    })
  })

  test('NWS-06 GAP-101 one is read by either path with its harmless text; of one that comes again a day is asked for', async () => {
    const recurrence = { frequency: 'weekly' as const, weekdays: ['saturday' as const], count: 3 }
    const { client, token, station } = await seeing([
      entry(1, { html: '<p onclick="x()">Oi</p>', recurrence }),
    ])
    const params = { id: 1 }
    const one = await client.call(getSchedule, { params, query: { on: '2026-12-19' } })
    expect(one).toMatchObject({
      description: '<p>Oi</p>',
      on: '2026-12-19',
      repeats: 'Toda semana: sábado, 3 vezes',
    })
    for (const path of ['/schedules//1', '/schedules/1']) {
      const answer = await world.fetch(
        `${path}?on=2026-12-19`,
        { headers: { authorization: `Bearer ${token}` } },
        { hostStationId: station.id, address: '127.0.0.1' },
      )
      expect([answer.status, await answer.json()]).toEqual([200, one])
    }
    // The next time, by the clock of the test.
    const next = await client.call(getSchedule, { params })
    expect(['2026-12-12', '2026-12-19', '2026-12-26']).toContain(next.on)
    await expect(client.call(getSchedule, { params, query: { on: '2026-12-20' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(client.call(getSchedule, { params, query: { on: '2027-01-02' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('NWS-06 what is drafted, foreign, unknown or of another calendar is not found', async () => {
    const { client } = await seeing([entry(1, { status: 'draft' }), entry(2, { calendar: 'legal' })])
    const other = await seeing([entry(5)])
    for (const id of [1, 2, 5, 99])
      await expect(client.call(getSchedule, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect((await other.client.call(getSchedule, { params: { id: 5 } })).name).toBe('Evento 5')
    expect((await client.call(listSchedules, { query: december })).content).toEqual([])
  })

  test('NWS-05 VAL-05 a window of 100 years, one that ends before it begins and days that are none are refused', async () => {
    const { client } = await seeing([entry(1)])
    for (const query of [
      { from: '2000-01-01', to: '2100-01-01' },
      { from: '2026-12-31', to: '2026-12-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: 'hoje', to: 'amanhã' },
    ])
      await expect(client.call(listSchedules, { query })).rejects.toMatchObject({ status: 422 })
    await expect(
      client.call(getSchedule, { params: { id: 1 }, query: { on: '2026-13-01' } }),
    ).rejects.toMatchObject({ status: 422 })
  })

  test('NWS-05 without a window it is the year from today on', async () => {
    const today = world.ports.clock.now()
    const at = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString()
    const { client } = await seeing([
      entry(1, { startsAt: at(-9), endsAt: at(-8) }),
      entry(2, { startsAt: at(300), endsAt: at(301) }),
      entry(3, { startsAt: at(400), endsAt: at(401) }),
    ])
    expect((await client.call(listSchedules)).content.map(({ id }) => id)).toEqual([2])
  })

  test('NWS-05 ten thousand events that come every day fill one answer and no more', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      entry(at + 1, { recurrence: { frequency: 'daily' } }),
    )
    const { client } = await seeing(many)
    const { content, is_cut } = await client.call(listSchedules, { query: december })
    expect([content.length, is_cut, content.at(-1)?.on]).toEqual([mostOccurrences, true, '2026-12-12'])
  })

  test('TEN-09 GAP-04 are refused where the station has switched them off', async () => {
    const { client } = await seeing([entry(1)], { features: { events: false } })
    await expect(client.call(listSchedules)).rejects.toMatchObject({ status: 403 })
    await expect(client.call(getSchedule, { params: { id: 1 } })).rejects.toMatchObject({ status: 403 })
  })
})

describe('events of consultancies', () => {
  test.each([
    ['LEG-10', 'legal'],
    ['CTB-06', 'accounting'],
  ] as const)(
    '%s stand in a calendar of their own, where the station has these services',
    async (_, calendar) => {
      const events = [entry(1), entry(2, { calendar })]
      const { client } = await seeing(events, {
        behaviour: { unionServices: true },
        features: { events: false },
      })
      const { content } = await client.call(listSchedules, { query: { ...december, calendar } })
      expect(content.map(({ id }) => id)).toEqual([2])
      const params = { id: 1 }
      await expect(client.call(getSchedule, { params, query: { calendar } })).rejects.toMatchObject({
        status: 404,
      })
      const without = await seeing(events)
      await expect(without.client.call(listSchedules, { query: { calendar } })).rejects.toMatchObject({
        status: 404,
      })
    },
  )
})
