import { expect, test } from 'vitest'
import { getToday } from '#contract/console/endpoints.ts'
import type { StaffRole } from '#contract/team.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { participations } from '../activities/participation/tables.ts'
import { charges, receipts, refunds } from '../commerce/payments/tables.ts'
import { earn, hold, spend } from '../ledger/index.ts'
import { spansAt } from './figures.ts'

const world = apiWorld()
/** Half past nine of a Thursday in São Paulo. */
const now = new Date('2026-05-07T09:30:00-03:00')
const at = (day: number, time = '12:00') =>
  new Date(`2026-05-${String(day).padStart(2, '0')}T${time}:00-03:00`)
const april = (day: number, time = '12:00') => new Date(`2026-04-${day}T${time}:00-03:00`)

async function under<T>(when: Date, work: () => Promise<T>): Promise<T> {
  const { clock } = world.ports
  const real = clock.now
  clock.now = () => when
  try {
    return await work()
  } finally {
    clock.now = real
  }
}

async function scene() {
  const station = await world.station({
    config: { features: { checkout: true }, timezone: 'America/Sao_Paulo' },
    content: { activities: [{ id: 1, type: 16, name: 'Carta', limitPerUser: null }] },
  })
  const join = (when: Date, person: Parameters<typeof addMember>[2] = {}) =>
    under(when, () => addMember(world, station, person))
  const olga = await join(april(20), { role: 'owner', roles: [] })
  const today = async (by: TestMember = olga, when = now) => {
    const { figures } = await under(when, () => by.client.call(getToday))
    return Object.fromEntries(
      figures.list.map(({ kind, sinceYesterday, week, weekBefore }) => [
        kind,
        [sinceYesterday, week, weekBefore],
      ]),
    )
  }
  return { station, olga, join, today }
}
type Scene = Awaited<ReturnType<typeof scene>>

let made = 0
const newKey = (of: string) => {
  made += 1
  return `${of}:${made}`
}
const took = (station: Scene['station'], who: TestMember, createdAt: Date, undoneAt: Date | null = null) =>
  world.database.db.insert(participations).values({
    ...{ stationId: station.id, activityId: 1, participantId: who.id, earnedH: 0, data: {} },
    ...{ createdAt, undoneAt, idempotencyKey: newKey('participacao') },
  })

async function money(station: Scene['station'], who: TestMember) {
  const { db } = world.database
  const common = { stationId: station.id, participantId: who.id, gateway: 'teste', installments: 1 }
  const [charge] = await db
    .insert(charges)
    .values({
      ...{ ...common, purpose: 'order', referenceId: 1, method: 'pix', state: 'paid', createdAt: april(20) },
      ...{ amountCents: 90_000, paidCents: 90_000, refundedCents: 0 },
    })
    .returning()
  const chargeId = charge?.id ?? 0
  const of = { stationId: station.id, chargeId }
  for (const [amountCents, createdAt] of [
    [1_000, at(7, '00:00')],
    [200, at(6, '00:00')],
    [30, at(5, '23:59')],
    [4, april(30, '09:29')],
    [5_000_000, april(23)],
  ] as const)
    await db.insert(receipts).values({ ...of, amountCents, createdAt })
  const back = { ...of, kind: 'order', reason: 'Não serviu', createdAt: april(20) } as const
  await db.insert(refunds).values([
    { ...back, key: 'um', amountCents: 700, state: 'done', doneAt: at(6, '10:00') },
    { ...back, key: 'dois', amountCents: 80, state: 'asked' },
    { ...back, key: 'tres', amountCents: 9, state: 'done', doneAt: april(26) },
  ])
}

test('PPL-02 figures equal a count by hand, by the station’s calendar, of the station alone', async () => {
  const { station, join, today } = await scene()
  const other = await scene()
  const ana = await join(at(6, '00:00'))
  const rui = await join(at(5, '23:59'))
  const eva = await join(at(1, '00:00'))
  // Between the hour of a week ago and the week of today nobody counts; before it the week before begins.
  await join(april(30, '09:31'))
  await join(april(30, '09:30'))
  await join(april(24, '00:00'))
  await join(april(23, '23:59'))
  await join(at(7, '09:00'), { status: 'inactive' })
  await other.join(at(7, '09:00'))
  for (const [who, when] of [
    [ana, at(7, '09:00')],
    [ana, at(6, '00:01')],
    [rui, at(2)],
    [ana, at(2)],
    [eva, april(28)],
    [eva, april(29)],
    [ana, april(29)],
    [eva, april(20)],
  ] as const)
    await took(station, who, when)
  await took(station, eva, at(7, '08:00'), at(7, '08:30'))
  await took(other.station, await other.join(april(20)), at(7, '08:00'))
  const move = (when: Date, verb: typeof earn | typeof hold, amountH: number) =>
    under(when, () =>
      verb(ana.ctx, { participantId: ana.id, amountH, key: newKey('ponto'), cause: 'adjustment' }),
    )
  await move(april(28), earn, 10_000)
  await move(at(3), earn, 2_000)
  await move(at(7, '09:00'), earn, 500)
  await move(at(6, '12:00'), spend, 1_200)
  await move(at(6, '12:01'), hold, 100)
  await move(april(29), spend, 70)
  await money(station, ana)
  expect(await today()).toEqual({
    people: [1, 3, 2],
    active: [1, 2, 2],
    participations: [2, 4, 3],
    pointsGiven: [500, 2_500, 10_000],
    pointsSpent: [1_200, 1_200, 70],
    paid: [1_200, 1_230, 4],
    refunded: [700, 700, 9],
  })
  expect(await other.today()).toMatchObject({ people: [1, 1, 0], participations: [1, 1, 0], paid: [0, 0, 0] })
})

test('PPL-02 each of the team reads the figures of what they look after', async () => {
  const { join, today } = await scene()
  const kindsOf = async (...roles: StaffRole[]) => Object.keys(await today(await join(april(20), { roles })))
  const people = ['people', 'active', 'participations']
  expect(await kindsOf('editor')).toEqual(people)
  expect(await kindsOf('support', 'legal')).toEqual(people)
  expect(await kindsOf('finance')).toEqual([...people, 'pointsGiven', 'pointsSpent', 'paid', 'refunded'])
})

test('PPL-02 they are counted at most once in five minutes, and anew on another day', async () => {
  const { join, today } = await scene()
  expect((await today()).people).toEqual([0, 0, 0])
  await join(at(7, '09:31'))
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect((await today(undefined, later(4))).people).toEqual([0, 0, 0])
  expect((await today(undefined, later(5))).people).toEqual([1, 1, 0])
  const midnight = await scene()
  await midnight.today(undefined, at(7, '23:58'))
  await midnight.join(at(7, '23:59'))
  expect((await midnight.today(undefined, at(8, '00:01'))).people).toEqual([1, 1, 0])
})

test('PPL-02 spans are of the station’s calendar, whatever its clocks do', () => {
  const spans = spansAt(new Date('2026-03-09T02:00:00Z'), 'America/New_York')
  expect(spans.sinceYesterday.from.toISOString()).toBe('2026-03-07T05:00:00.000Z')
  expect(spans.weekBefore).toEqual({
    from: new Date('2026-02-23T05:00:00Z'),
    to: new Date('2026-03-02T02:00:00Z'),
  })
})
