import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listVouchers, subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import { getPrivacy, withdrawContact } from '#contract/people/privacy/endpoints.ts'
import { getPublicAction } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addCrowd, countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { participate } from '../../../activities/participation/participate.ts'
import { undoParticipation } from '../../../activities/participation/undo-participation.ts'
import { balanceOf } from '../../../ledger/index.ts'
import { stations } from '../../../stations/registry/tables.ts'
import { dependents } from '../tables.ts'
import { course } from './course.ts'

const world = apiWorld()
type Input = NonNullable<Parameters<typeof world.station>[0]>
type Entry = NonNullable<NonNullable<Input['content']>['activities']>[number]

const stationWith = (activity: Partial<Entry> = {}, seats: number | null = 30) =>
  world.station({
    content: {
      activities: [
        {
          id: 4,
          type: 4,
          name: 'Encontro',
          points: 40,
          body: {
            course: { local: 'Rua Harmonia, 95', date: '2026-05-10T01:00:00Z', seats, rules: 'Documento' },
          },
          ...activity,
        },
      ],
    },
  })
const body = { presential_course: 4, should_contact: true, terms: true }

describe('a seat in a course', () => {
  test('ACT-04 ORD-08 ORD-10 gives points and a voucher with its place, date and rules', async () => {
    const { client, id } = await addMember(world, await stationWith())
    const done = await client.call(subscribeToCourse, { body: { ...body, user_id: id } })
    expect(done).toMatchObject({ earned: 40, spent: 0, voucher: { kind: 'course', code: done.code } })
    expect(new Date(done.createdAt).getTime()).not.toBeNaN()
    const { content, next } = await client.call(listVouchers, { query: { 'where[user_id]': id } })
    expect(next).toBeNull()
    expect(content).toMatchObject([
      {
        code: done.code,
        validated: '0',
        state: 'valid',
        // The day of the course on the station's calendar, which is not the one in UTC.
        use_by: '2026-05-09',
        dependents: [],
        presential_course: {
          action: { id: 4, name: 'Encontro' },
          local: 'Rua Harmonia, 95',
          rules: 'Documento',
          date: '2026-05-10T01:00:00.000Z',
        },
      },
    ])
    await expect(client.call(getAction, { params: { id: 4 } })).resolves.toMatchObject({
      presential_courses: [{ id: 4, seats: 30, left: 29 }],
      participation: { state: 'limit_reached' },
    })
  })

  test('ACT-04 GAP-60 without the consents there is no seat, and it says which', async () => {
    const { client } = await addMember(world, await stationWith())
    await expect(
      client.call(subscribeToCourse, { body: { ...body, should_contact: false } }),
    ).rejects.toMatchObject({ status: 422, body: { fields: { should_contact: [expect.any(String)] } } })
    await expect(client.call(subscribeToCourse, { body: { ...body, terms: false } })).rejects.toMatchObject({
      status: 422,
      body: { fields: { terms: [expect.any(String)] } },
    })
    await expect(client.call(getAction, { params: { id: 4 } })).resolves.toMatchObject({
      userActions: 0,
      presential_courses: [{ left: 30 }],
    })
  })

  test('ACT-S12 dependents are on the voucher of a family activity only', async () => {
    const station = await stationWith({ familiarVoucher: true })
    const { client, id } = await addMember(world, station)
    const stranger = await addMember(world, station)
    await world.database.db.insert(dependents).values([
      { stationId: station.id, participantId: id, name: 'Tomás', kinship: 'Cônjuge' },
      { stationId: station.id, participantId: id, name: 'Lia', kinship: 'Filha' },
      { stationId: station.id, participantId: stranger.id, name: 'Outra', kinship: 'Mãe' },
    ])
    await client.call(subscribeToCourse, { body })
    const { content } = await client.call(listVouchers)
    expect(content[0]?.dependents).toMatchObject([
      { dependente: 'Lia', parentesco: 'Filha' },
      { dependente: 'Tomás', parentesco: 'Cônjuge' },
    ])
  })

  test('ACT-04 the last 3 seats among 200 people are three, with three vouchers and three rewards', async () => {
    const station = await stationWith({}, 3)
    const crowd = await addCrowd(world, station, { size: 200, pointsH: 0 })
    const second = (await world.database.another()).db
    const input = { shouldContact: true, terms: true }
    const counts = await countOutcomes(
      crowd.map((ctx, at) =>
        participate(at % 2 ? ctx : { ...ctx, db: second }, course, { activityId: 4, key: 'uma-vaga', input }),
      ),
    )
    expect(counts).toEqual({ done: 3, sold_out: 197 })
    const balances = await Promise.all(crowd.map((ctx) => balanceOf(ctx, ctx.participantId)))
    expect(balances.filter(({ availableH }) => availableH === 40_00)).toHaveLength(3)
    const late = await addMember(world, station)
    await expect(late.client.call(getAction, { params: { id: 4 } })).resolves.toMatchObject({
      participation: { state: 'sold_out', message: 'As vagas desta atividade estão esgotadas.' },
    })
  })

  test('ACT-04 an undone participation frees its seat for somebody else', async () => {
    const station = await stationWith({}, 1)
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    const owner = await addMember(world, station, { role: 'owner' })
    const { id } = await ana.client.call(subscribeToCourse, { body })
    await expect(eva.client.call(subscribeToCourse, { body })).rejects.toMatchObject({ code: 'sold_out' })
    await undoParticipation(owner.ctx, { id, reason: 'desistiu', available: false })
    await expect(eva.client.call(subscribeToCourse, { body })).resolves.toMatchObject({ earned: 40 })
    const { content } = await ana.client.call(listVouchers)
    expect(content).toMatchObject([{ state: 'cancelled' }])
  })

  test('SEC-27 GAP-61 visitors read that it is full, and again that it is not, whatever page was kept', async () => {
    const station = await stationWith({}, 2)
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    const owner = await addMember(world, station, { role: 'owner' })
    const visitor = world.client(station)
    const seen = async () => {
      const page = await visitor.call(getPublicAction, { params: { id: 4, stationId: station.id } })
      const [row] = await world.database.db
        .select({ revision: stations.revision })
        .from(stations)
        .where(eq(stations.id, station.id))
      return { soldOut: page.presential_courses[0]?.soldOut, since: Number(row?.revision) - station.revision }
    }
    await ana.client.call(subscribeToCourse, { body })
    expect(await seen()).toEqual({ soldOut: false, since: 0 })
    const { id } = await eva.client.call(subscribeToCourse, { body })
    expect(await seen()).toEqual({ soldOut: true, since: 1 })
    await undoParticipation(owner.ctx, { id, reason: 'desistiu', available: false })
    expect(await seen()).toEqual({ soldOut: false, since: 2 })
  })
})

test('ACT-04 PPL-30 who agreed to be contacted takes it back on the privacy page; the seat stays', async () => {
  const station = await stationWith()
  const [ana, rui] = [await addMember(world, station), await addMember(world, station)]
  const agreed = async ({ client }: typeof ana) => (await client.call(getPrivacy)).contactedAbout
  expect(await agreed(ana)).toBe(0)
  for (const { client } of [ana, rui]) await client.call(subscribeToCourse, { body })
  expect(await agreed(ana)).toBe(1)
  for (const _ of [1, 2]) expect(await ana.client.call(withdrawContact)).toEqual({ contactedAbout: 0 })
  expect([await agreed(ana), await agreed(rui)]).toEqual([0, 1])
  const { content } = await ana.client.call(listVouchers, { query: { 'where[user_id]': ana.id } })
  expect(content).toMatchObject([{ state: 'valid' }])
})
