import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { listActionComments } from '#contract/activities/comments/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listEarnedPoints, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import { listVouchers } from '#contract/commerce/vouchers/endpoints.ts'
import { login } from '#contract/people/access/endpoints.ts'
import { loadStationFolders } from '#stations/registry.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { invitations } from './activities/invitations/tables.ts'
import { participations } from './activities/participation/tables.ts'
import { balanceOf } from './ledger/index.ts'
import { demoPassword } from './people/access/seed-demo-people.ts'
import { participants } from './people/access/tables.ts'
import { fixedClock } from './platform/ports/index.ts'
import { seedDemo } from './seed-demo.ts'
import { importStation } from './station-folders.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
const start = '2020-01-01T00:00:00Z'
const agreement = { button: 'Concordo', checkbox: 'Li e concordo.', html: '<p>Texto</p>' }
const content: Content = {
  activities: [
    { id: 1, type: 16, name: 'Boas-vindas', points: 10, commentsAndLikes: true },
    { id: 2, type: 15, name: 'Acordo', points: 7.5, start, body: agreement },
    { id: 3, type: 5, name: 'Compartilhe', points: 5, start, body: { link: 'https://exemplo.com.br' } },
    { id: 8, type: 9, name: 'Enquete', points: 5 },
    { id: 4, type: 15, name: 'Depois', points: 5, start, body: agreement, prerequisites: [1] },
    { id: 6, type: 4, name: 'Encontro', points: 2, body: { course: { local: 'Sede', seats: 1 } } },
    { id: 7, type: 1, name: 'Convide', body: { code: 'amigos' } },
    { id: 5, type: 20, name: 'Doação', limitPerUser: null },
  ],
}

test('ORD-08 the demo people are there once, and the participant has 500 points and a past', async () => {
  const station = await world.station({ content })
  const platform = { db: world.database.db, ports: world.ports }
  const stations = createStationRegistry(platform.db)
  for (const _ of ['once', 'again']) await seedDemo({ ...platform, stations }, station.id)
  const people = await platform.db
    .select({ email: participants.email, image: participants.image })
    .from(participants)
    .where(and(eq(participants.stationId, station.id)))
  expect(people.map(({ email }) => email.split('@')[0]).sort()).toEqual([
    'dona',
    'excluido',
    'inativo',
    'novo',
    'parceiro',
    'participante',
    'semvinculo',
    'suspenso',
  ])
  const faces = people.flatMap(({ image }) => (image ? [image] : []))
  expect(faces).toHaveLength(3)
  for (const image of faces)
    for (const side of ['', '-320', '-96']) {
      const key = image.replace('/arquivos/', '').replace('.webp', `${side}.webp`)
      expect(await world.ports.files.about(key), key).toMatchObject({ contentType: 'image/webp' })
    }
  const {
    token,
    points,
    content: user,
  } = await world.client(station).call(login, {
    params: { stationId: station.id },
    body: { email_or_cpf: 'cpf', cpf: '529.982.247-25', password: demoPassword },
  })
  expect(user.email).toBe('participante@exemplo.com.br')
  expect(points).toBe(500)
  const client = world.client(station, token)
  const earned = await client.call(listEarnedPoints)
  expect(earned.content.map((line) => line.description)).toEqual([
    'Encontro',
    'Compartilhe',
    'Acordo',
    'Boas-vindas',
  ])
  const used = await client.call(listUsedPoints)
  expect(used.content.map((line) => [line.description, line.points])).toEqual([
    ['Doação', 5.8],
    ['Doação', 8.7],
  ])
  const vouchers = await client.call(listVouchers)
  expect(vouchers.content).toMatchObject([{ kind: 'course', state: 'valid' }])
  const course = await client.call(getAction, { params: { id: 6 } })
  expect(course).toMatchObject({ userActions: 1, presential_courses: [{ left: 0 }] })
  const talk = await client.call(listActionComments, { params: { id: 1 } })
  expect(talk).toMatchObject({ total: 3, content: [{}, { replies_count: 1, likes_count: 1 }] })
  const brought = await platform.db.select().from(invitations).where(eq(invitations.stationId, station.id))
  expect(brought).toMatchObject([{ activityId: 7, creditedAt: null }])
})

test('ORD-08 processes that start together on a fresh demo both start, and all of it is there once', async () => {
  const share = { type: 5, name: 'Compartilhe', points: 5, start, body: { link: 'https://exemplo.com.br' } }
  const more = Array.from({ length: 9 }, (_, at) => ({ ...share, id: at + 1 }))
  const station = await world.station({ content: { activities: more } })
  const other = await world.database.another()
  // Their clocks are never the same.
  const seed = ({ db }: Pick<typeof other, 'db'>, late: number) => {
    const clock = fixedClock(new Date(world.ports.clock.now().getTime() + late))
    return seedDemo({ db, ports: { ...world.ports, clock }, stations: createStationRegistry(db) }, station.id)
  }
  await Promise.all([seed(world.database, 0), seed(other, 12_000)])
  const of = eq(participations.stationId, station.id)
  expect(await world.database.db.$count(participations, of)).toBe(4)
})

test('PTS-05 ACT-01 what an owner of the demo wrote does not keep it from starting', async () => {
  const body = { code: 'amigos', pointsInviter: 1e300 }
  const station = await world.station({
    content: { activities: [{ id: 1, type: 1, name: 'Convide', body }] },
  })
  const { db } = world.database
  const seeding = seedDemo({ db, ports: world.ports, stations: createStationRegistry(db) }, station.id)
  await expect(seeding).resolves.toBeUndefined()
})

test('ORD-08 on every shipped station the participant has a past and ends with 500 points', async () => {
  const { db } = world.database
  const stations = createStationRegistry(db)
  for (const folder of loadStationFolders('station-configs')) {
    const { stationId } = await importStation({ db, ports: world.ports }, folder, {
      version: 'test',
      files: [],
    })
    await seedDemo({ db, ports: world.ports, stations }, stationId)
    const [member] = await db
      .select({ id: participants.id })
      .from(participants)
      .where(
        and(eq(participants.stationId, stationId), eq(participants.email, 'participante@exemplo.com.br')),
      )
    const ctx = { db, ports: world.ports, station: { id: stationId } }
    expect([stationId, (await balanceOf(ctx, member?.id ?? 0)).availableH]).toEqual([stationId, 500_00])
    const done = await db.select().from(participations).where(eq(participations.stationId, stationId))
    expect(done.length).toBeGreaterThan(0)
  }
})
