import { expect, test } from 'vitest'
import { getUserWeb } from '#contract/access/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { mostSessions, startSession } from './start-session.ts'

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
