import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { login } from '#contract/access/endpoints.ts'
import { getAction } from '#contract/activities/endpoints.ts'
import { listVouchers } from '#contract/vouchers/endpoints.ts'
import { listEarnedPoints, listUsedPoints } from '#contract/wallet/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { participants } from '../access/tables.ts'
import { demoPassword, seedDemoParticipants } from './seed-demo-participants.ts'

const world = apiWorld()
const content = {
  activities: [
    { id: 1, type: 16, name: 'Boas-vindas', points: 10 },
    { id: 2, type: 15, name: 'Acordo', points: 7.5 },
    { id: 3, type: 5, name: 'Compartilhe', points: 5 },
    { id: 8, type: 9, name: 'Enquete', points: 5 },
    { id: 4, type: 15, name: 'Depois', points: 5, prerequisites: [1] },
    { id: 6, type: 4, name: 'Encontro', points: 2, body: { course: { local: 'Sede', seats: 1 } } },
    { id: 5, type: 20, name: 'Doação', limitPerUser: null },
  ],
}

test('ORD-08 the demo people are there once, and the participant has 500 points and a past', async () => {
  const station = await world.station({ content })
  const platform = { db: world.database.db, ports: world.ports }
  await seedDemoParticipants(platform, station.id)
  await seedDemoParticipants(platform, station.id)
  const people = await platform.db
    .select({ email: participants.email, role: participants.role })
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
})
