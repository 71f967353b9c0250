import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { mostSessions, startSession, startSessionByPassword } from './start-session.ts'
import { participants, sessions } from './tables.ts'

const world = apiWorld()

test('SEC-12 of one person’s sessions the oldest ends when there are too many, and nobody else’s', async () => {
  const station = await world.station()
  const [member, other] = [await addMember(world, station), await addMember(world, station)]
  const whoAmI = (token: string) =>
    world
      .client(station, token)
      .call(getUserWeb, { params: { id: 'me' } })
      .then(
        () => 'in',
        () => 'out',
      )
  const begun = [member.token]
  for (let nth = 0; nth < mostSessions; nth += 1) {
    world.ports.clock.advance(1_000)
    begun.push((await startSession(member.ctx, member.id)).token)
  }
  const [first = '', second = '', last = ''] = [begun[0], begun[1], begun.at(-1)]
  expect(await Promise.all([first, second, last, other.token].map(whoAmI))).toEqual(['out', 'in', 'in', 'in'])
})

test('SEC-16 whoever begins a session waits for no lock on an older one; what was held ends the next time', async (context) => {
  context.skip(world.database.kind === 'embedded', 'one connection only')
  const station = await world.station()
  const member = await addMember(world, station)
  for (let nth = 1; nth < mostSessions; nth += 1) {
    world.ports.clock.advance(1_000)
    await startSession(member.ctx, member.id)
  }
  const own = and(eq(sessions.stationId, station.id), eq(sessions.participantId, member.id))
  const count = () => world.database.db.$count(sessions, own)
  const second = (await world.database.another()).db
  await second.transaction(async (holding) => {
    await holding.select().from(sessions).where(own).for('update')
    world.ports.clock.advance(1_000)
    await startSession(member.ctx, member.id)
    expect(await count()).toBe(mostSessions + 1)
  })
  world.ports.clock.advance(1_000)
  await startSession(member.ctx, member.id)
  expect(await count()).toBe(mostSessions)
})

test('SEC-50 a password that is another by now begins no session', async () => {
  const station = await world.station()
  const member = await addMember(world, station)
  const own = and(eq(participants.stationId, station.id), eq(participants.id, member.id))
  const has = (passwordHash: string | null) =>
    world.database.db.update(participants).set({ passwordHash }).where(own)
  const enters = (passwordHash: string | null) =>
    startSessionByPassword(member.ctx, { id: member.id, passwordHash })
  await has('a hash')
  expect(await enters('a hash')).not.toBeNull()
  await has('another')
  expect(await enters('a hash')).toBeNull()
  await has(null)
  expect(await enters(null)).toBeNull()
})
