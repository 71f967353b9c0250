import { expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import * as onboarding from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords } from '#tests/fixtures/registration.ts'

const world = apiWorld()

test('ACT-02 GAP-61 who confirms an account has taken part in signing up, once, with its points', async () => {
  const station = await world.station({
    content: {
      activities: [
        { id: 2, type: 2, name: 'Crie sua conta', points: 20 },
        { id: 3, type: 2, name: 'Acabou', points: 50, end: '2026-02-01T00:00:00Z' },
        { id: 4, type: 2, name: 'Rascunho', points: 50, status: 'draft' },
      ],
    },
  })
  const person = newPerson()
  const { hash } = await world.client(station).call(onboarding.signupParticipant, {
    body: { station_id: station.id, ...person, ...passwords, terms_accepted: true },
  })
  const { code } = await lastCode(world, station, person.email)
  const user = await world.client(station).call(onboarding.activateParticipant, {
    body: { station: station.id, email: person.email, hash: hash ?? '', code },
  })
  expect(user.points).toBe(20)
  const client = world.client(station, user.token)
  const { content } = await client.call(listEarnedPoints)
  expect(content).toMatchObject([{ points: 20, action: { id: 2, name: 'Crie sua conta' } }])
  await expect(client.call(getAction, { params: { id: 2 } })).resolves.toMatchObject({
    hasDone: true,
    participation: { state: 'unavailable', message: 'Você já está cadastrado.' },
  })
})

test('ACT-02 a member of old is told so, and there is nothing to send', async () => {
  const station = await world.station({
    content: { activities: [{ id: 2, type: 2, name: 'Crie sua conta' }] },
  })
  const { client } = await addMember(world, station)
  await expect(client.call(getAction, { params: { id: 2 } })).resolves.toMatchObject({
    participation: { state: 'unavailable', message: 'Você já está cadastrado.' },
  })
})
