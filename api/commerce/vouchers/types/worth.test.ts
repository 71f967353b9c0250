import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { searchActions } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { buyCoupon, subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import * as managed from '#contract/console/activities/endpoints.ts'
import { getPublicAction, listPublicActions } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { activities } from '../../../activities/participation/tables.ts'
import { balanceOf, earn } from '../../../ledger/index.ts'
import type { StationRecord } from '../../../platform/station-record.ts'

const world = apiWorld()
const today = '2026-05-04'
const yesterday = '2026-05-03'
const open = { participationStart: '2026-01-01T03:00:00.000Z', participationEnd: '2027-01-01T02:59:00.000Z' }

const stationWith = (useBy: string, date: string) =>
  world.station({
    content: {
      activities: [
        { id: 3, type: 3, name: 'Oficina', body: { coupon: { newPriceCents: 500, useBy } } },
        { id: 4, type: 4, name: 'Encontro', body: { course: { local: 'Sala 1', date } } },
      ],
    },
  })

/** As rows are that were published before windows had to end with what they give. */
const openForLong = (station: StationRecord) =>
  world.database.db
    .update(activities)
    .set({ participationEnd: new Date('2036-01-01T00:00:00Z') })
    .where(and(eq(activities.stationId, station.id)))

async function memberOf(station: StationRecord) {
  const member = await addMember(world, station)
  await earn(member.ctx, { participantId: member.id, key: 'given', cause: 'adjustment', amountH: 100_00 })
  const shown = (id: number) => member.client.call(getAction, { params: { id } })
  const buy = () => member.client.call(buyCoupon, { body: { action_id: 3, price: 5 } })
  const subscribe = () =>
    member.client.call(subscribeToCourse, { body: { presential_course: 4, should_contact: true } })
  return { ...member, shown, buy, subscribe }
}

describe('SEC-36 what is earned and bought is worth what it says', () => {
  test('ACT-03 ACT-04 ORD-10 an expired coupon is not sold, nor a seat in a course that was: nothing is paid', async () => {
    const station = await stationWith(yesterday, `${yesterday}T15:00:00Z`)
    await openForLong(station)
    const { buy, subscribe, shown, ctx, id } = await memberOf(station)
    const couponOver = 'O prazo para usar este cupom já passou, e ele não é mais vendido.'
    const courseOver = 'Este curso já aconteceu, e as inscrições terminaram.'
    await expect(shown(3)).resolves.toMatchObject({ participation: { state: 'over', message: couponOver } })
    await expect(shown(4)).resolves.toMatchObject({ participation: { state: 'over', message: courseOver } })
    await expect(buy()).rejects.toMatchObject({ code: 'not_open', firstMessage: couponOver })
    await expect(subscribe()).rejects.toMatchObject({ code: 'not_open', firstMessage: courseOver })
    expect(await balanceOf(ctx, id)).toEqual({ availableH: 100_00, heldH: 0 })
  })

  test('ACT-03 ACT-04 on the last day both are to be had', async () => {
    const station = await stationWith(today, `${today}T14:00:00Z`)
    await openForLong(station)
    const { buy, subscribe } = await memberOf(station)
    await expect(buy()).resolves.toMatchObject({ spent: 5 })
    await expect(subscribe()).resolves.toMatchObject({ voucher: { kind: 'course' } })
  })

  test('ACT-S05 a folder’s window ends with what it gives, and pages say so', async () => {
    const { shown } = await memberOf(await stationWith(today, `${yesterday}T15:00:00Z`))
    await expect(shown(3)).resolves.toMatchObject({
      participation: { state: 'open' },
      participationEnd: '2026-05-05T02:59:59.000Z',
    })
    await expect(shown(4)).resolves.toMatchObject({ participation: { state: 'outside_window' } })
  })

  test.each([
    [3, { coupon: { newPriceCents: 500, useBy: '2026-06-30' } }],
    [4, { course: { local: 'Sala 1', date: '2026-06-30T12:00:00Z' } }],
  ])(
    'ACT-S05 a new activity ends with what it gives, and owners publish no window that outlives it (type %i)',
    async (type_id, body) => {
      const owner = await addMember(world, await world.station(), { role: 'owner' })
      const create = (participationEnd: string) =>
        owner.client.call(managed.createActivity, {
          body: { type_id, value: { name: 'Datada', ...open, participationEnd, body } },
        })
      const publish = ({ id, tag }: { id: number; tag: string }) =>
        owner.client.call(managed.setActivityStatus, {
          params: { id },
          body: { seen: tag, status: 'published' },
        })
      const tooLong = {
        status: 422,
        body: { fields: { participationEnd: [expect.stringContaining('só vale até 01/07/2026 às 00:00')] } },
      }
      // The form proposes an end that knows nothing of it.
      const made = await create(open.participationEnd)
      expect(made.participationEnd).toBe('2026-07-01T03:00:00.000Z')
      const { id, tag } = await publish(made)
      const longer = owner.client.call(managed.saveActivity, {
        params: { id },
        body: { seen: tag, type_id, value: { name: 'Datada', ...open, body } },
      })
      await expect(longer).rejects.toMatchObject(tooLong)
    },
  )

  // Last: it moves the clock of all.
  test('PUB-06 PUB-19 SEC-38 visitors read the same, on cards too, and kept pages end at that moment', async () => {
    const station = await stationWith(today, `${yesterday}T15:00:00Z`)
    await openForLong(station)
    const client = world.client(station)
    const params = { stationId: station.id }
    const shown = (id: number) => client.call(getPublicAction, { params: { id, ...params } })
    const cards = async () => {
      const { response, changes_at } = await client.call(listPublicActions, { params })
      return { cards: response.map(({ id, has_ended }) => [id, has_ended]), changes_at }
    }
    const lastInstant = '2026-05-05T02:59:59.999Z'
    const end = '2026-05-05T03:00:00.000Z'
    expect(await shown(3)).toMatchObject({ over: null, participationEnd: lastInstant, changes_at: end })
    expect(await shown(4)).toMatchObject({
      over: 'Este curso já aconteceu, e as inscrições terminaram.',
      changes_at: null,
    })
    expect(await cards()).toEqual({
      cards: [
        [3, false],
        [4, true],
      ],
      changes_at: end,
    })
    const { client: member } = await memberOf(station)
    const found = async () =>
      (await member.call(searchActions, { query: { 'where[name]': 'o' } })).content.map(
        ({ id, participationEnd }) => [id, participationEnd],
      )
    expect(await found()).toEqual([
      [3, lastInstant],
      [4, '2026-05-04T02:59:59.999Z'],
    ])
    world.ports.clock.advance(Date.parse(end) - world.ports.clock.now().getTime())
    expect(await shown(3)).toMatchObject({ over: expect.stringContaining('O prazo para usar este cupom') })
    expect((await cards()).cards).toEqual([
      [3, true],
      [4, true],
    ])
  })
})
