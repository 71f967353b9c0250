import { describe, expect, test } from 'vitest'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import type { EventInput } from '#contract/console/calendar/schemas.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { getSchedule, listSchedules } from '#contract/services/calendar/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import type { StationRecord } from '../../platform/station-record.ts'

const world = apiWorld()
const owner = (station: StationRecord) => addMember(world, station, { role: 'owner' })
const noDay = {
  ...{ sunday: false, monday: false, tuesday: false, wednesday: false },
  ...{ thursday: false, friday: false, saturday: false },
}
/** A Saturday, from nine to half past ten. */
const value: EventInput = {
  ...{ calendar: 'station', name: 'Assembleia', html: '<p>Na sede</p>', image: null, isAllDay: false },
  ...{ startsAt: '2026-12-12T12:00:00.000Z', endsAt: '2026-12-12T13:30:00.000Z' },
  ...{ frequency: 'none', weekdays: noDay, until: null, count: null, isPublished: true },
}
const december = { from: '2026-12-01', to: '2026-12-31' }

describe('events of owners', () => {
  test('NWS-05 NWS-06 are made once for each form, cleaned, changed as they were seen, and removed; the history says so', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const member = await addMember(world, station)
    const body = { ...value, html: '<p>Na sede</p><script>alert(1)</script>' }
    const make = () => client.call(managedEvents.create, { body, idempotencyKey: 'one-form-of-mine' })
    const [made, again] = [await make(), await make()]
    expect(again.id).toBe(made.id)
    const params = { id: made.id }
    expect((await member.client.call(getSchedule, { params })).description).toBe('<p>Na sede</p>')
    const save = (seen: string, next: EventInput) =>
      client.call(managedEvents.save, { params, body: { seen, value: next } })
    const saved = await save(made.tag, { ...value, name: 'Assembleia adiada', isPublished: false })
    await expect(member.client.call(getSchedule, { params })).rejects.toMatchObject({ status: 404 })
    await expect(save(made.tag, { ...value, name: 'Outra' })).rejects.toMatchObject({ status: 409 })
    expect(await client.call(managedEvents.get, { params })).toEqual(saved)
    expect(await client.call(managedEvents.remove, { params })).toEqual({ removed: true })
    expect(await client.call(managedEvents.remove, { params })).toEqual({ removed: false })
    const lines = await client.call(listAudit)
    expect(lines.map(({ what }) => what)).toEqual(['events.remove', 'events.save', 'events.create'])
  })

  test('NWS-05 a rhythm takes place as it was written; what does not belong to it is left out', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const member = await addMember(world, station)
    const weekdays = { ...noDay, monday: true, saturday: true }
    const make = (more: Partial<EventInput>) =>
      client.call(managedEvents.create, { body: { ...value, ...more } })
    const weekly = await make({ frequency: 'weekly', weekdays, count: 3 })
    const once = await make({ weekdays, until: '2026-12-31', count: 2 })
    const { content } = await member.client.call(listSchedules, { query: december })
    const days = (id: number) => content.filter((one) => one.id === id).map(({ on }) => on)
    expect(days(weekly.id)).toEqual(['2026-12-12', '2026-12-14', '2026-12-19'])
    expect(days(once.id)).toEqual(['2026-12-12'])
    expect(once).toMatchObject({ weekdays: noDay, until: null, count: null })
  })

  test('NWS-05 VAL-01 what cannot be is refused beside its field', async () => {
    const { client } = await owner(await world.station())
    const refused = async (wrong: Partial<EventInput>, field: string) =>
      expect(
        client.call(managedEvents.create, { body: { ...value, ...wrong } }),
        JSON.stringify(wrong),
      ).rejects.toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } })
    await refused({ name: ' ' }, 'name')
    await refused({ name: 'a'.repeat(10_000) }, 'name')
    await refused({ startsAt: 'amanhã' }, 'startsAt')
    await refused({ endsAt: value.startsAt }, 'endsAt')
    await refused({ endsAt: '2026-12-11T12:00:00.000Z' }, 'endsAt')
    await refused({ endsAt: '2027-02-12T12:00:00.000Z' }, 'endsAt')
    await refused({ isAllDay: true, endsAt: '2026-12-12T02:59:00.000Z' }, 'endsAt')
    await refused({ frequency: 'daily', until: '2026-12-11' }, 'until')
    await refused({ frequency: 'daily', until: '2026-12-31', count: 3 }, 'count')
    await refused({ frequency: 'daily', until: '9999-12-31' }, 'until')
    await refused({ frequency: 'daily', count: 1 }, 'count')
    await refused({ frequency: 'daily', count: 1_001 }, 'count')
    await refused({ frequency: 'weekly', weekdays: { ...noDay, monday: true } }, 'frequency')
  })

  test('NWS-05 of whole days the days count, whatever the times say', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const { id } = await client.call(managedEvents.create, {
      body: { ...value, isAllDay: true, endsAt: '2026-12-12T11:00:00.000Z' },
    })
    const member = await addMember(world, station)
    expect(await member.client.call(getSchedule, { params: { id } })).toMatchObject({
      ...{ all_day: true, on: '2026-12-12', last_on: '2026-12-12' },
    })
  })

  test('NWS-05 a list is searched and paged; a member may not, another station sees nothing of it', async () => {
    const events = Array.from({ length: 31 }, (_, at) => ({
      ...{ id: at + 1, name: `Número ${at + 1}`, status: 'draft' as const },
      ...{ startsAt: value.startsAt, endsAt: value.endsAt },
    }))
    const station = await world.station({ content: { events } })
    const { client } = await owner(station)
    expect(await client.call(managedEvents.list)).toMatchObject({ next: 2, list: { length: 30 } })
    const found = await client.call(managedEvents.list, { query: { search: 'NUMERO 31' } })
    expect(found.list.map(({ id }) => id)).toEqual([31])
    const member = await addMember(world, station)
    await expect(member.client.call(managedEvents.list)).rejects.toMatchObject({ status: 403 })
    const stranger = await owner(await world.station())
    const params = { id: 1 }
    await expect(stranger.client.call(managedEvents.get, { params })).rejects.toMatchObject({ status: 404 })
    const changed = { params, body: { seen: 'x', value } }
    await expect(stranger.client.call(managedEvents.save, changed)).rejects.toMatchObject({ status: 404 })
    expect(await stranger.client.call(managedEvents.remove, { params })).toEqual({ removed: false })
  })
})
