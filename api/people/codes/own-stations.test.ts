import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { correctPerson, getPerson } from '#contract/console/people/person/endpoints.ts'
import { inviteToTeam } from '#contract/console/team/endpoints.ts'
import { listOwnStations } from '#contract/people/codes/endpoints.ts'
import { acceptTeamInvitation } from '#contract/people/team/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { startSession } from '../access/index.ts'
import { participants } from '../access/tables.ts'

const world = apiWorld()
let last = 0
const newEmail = () => {
  last += 1
  return `cuida-de-varias-${last}@exemplo.com.br`
}
const proved = { emailProvedAt: new Date('2026-01-01T00:00:00Z') }
const ownerOf = (station: StationRecord, email: string, facts = {}) =>
  addMember(world, station, { role: 'owner', roles: [], email, ...proved, ...facts })
const idsSeenBy = async ({ client }: Awaited<ReturnType<typeof addMember>>) =>
  (await client.call(listOwnStations)).stations.map(({ id }) => id)

test('PPL-25 somebody sees the stations that their proved e-mail looks after, each with its own log-in', async () => {
  const [one, two, three] = [await world.station(), await world.station(), await world.station()]
  const email = newEmail()
  const here = await ownerOf(one, email)
  await addMember(world, two, { roles: ['editor'], email, ...proved })
  // A member there, and no more.
  await addMember(world, three, { email, ...proved })
  const { isProved, stations } = await here.client.call(listOwnStations)
  expect(isProved).toBe(true)
  expect(stations.map(({ id, roles, isHere }) => [id, roles, isHere])).toEqual([
    [one.id, ['owner'], true],
    [two.id, ['editor'], false],
  ])
  expect(stations[1]?.url).toContain(two.slug)
  expect(JSON.stringify(stations)).not.toMatch(/token/i)
})

test('SEC-109 PPL-25 what nobody proved says nothing of other stations, on neither side', async () => {
  const [one, two] = [await world.station(), await world.station()]
  const email = newEmail()
  await ownerOf(two, email)
  const typed = await ownerOf(one, email, { emailProvedAt: null })
  expect(await typed.client.call(listOwnStations)).toEqual({ isProved: false, email, stations: [] })
  const third = await world.station()
  const real = await ownerOf(third, email)
  expect(await idsSeenBy(real)).toEqual([two.id, third.id])
  const closed = await world.station()
  await ownerOf(closed, email, { status: 'suspended' })
  expect(await idsSeenBy(real)).toEqual([two.id, third.id])
})

test('SEC-109 PPL-25 an owner who writes somebody’s e-mail into an account of theirs learns nothing and opens nothing', async () => {
  const [own, other] = [await world.station(), await world.station()]
  const email = newEmail()
  const victim = await ownerOf(other, email)
  const hostile = await ownerOf(own, newEmail())
  const puppet = await addMember(world, own, { ...proved, email: newEmail() })
  const params = { id: puppet.id }
  const person = await hostile.client.call(getPerson, { params })
  const { name, phone, birthday, state, city, tag: seen } = person
  const body = { name, phone, birthday, state, city, email, cpf: null, reason: 'Pediu', seen }
  await hostile.client.call(correctPerson, { params, body })
  const rowOf = async () =>
    (
      await world.database.db
        .select({ email: participants.email, provedAt: participants.emailProvedAt })
        .from(participants)
        .where(and(eq(participants.stationId, own.id), eq(participants.id, puppet.id)))
    )[0]
  expect(await rowOf()).toEqual({ email, provedAt: null })
  // Even once the account is of the team of the hostile station.
  await world.database.db
    .update(participants)
    .set({ roles: ['support'] })
    .where(and(eq(participants.stationId, own.id), eq(participants.id, puppet.id)))
  expect(await idsSeenBy(victim)).toEqual([other.id])
  const { token } = await startSession(world.context(own), puppet.id)
  expect(await world.client(own, token).call(listOwnStations)).toMatchObject({
    isProved: false,
    stations: [],
  })
})

test('PPL-25 an invitation that came by mail proves the mailbox', async () => {
  const station = await world.station()
  const owner = await ownerOf(station, newEmail())
  const email = newEmail()
  const ana = await addMember(world, station, { email })
  expect((await problemOf(ana.client.call(listOwnStations))).status).toBe(403)
  await owner.client.call(inviteToTeam, { body: { email, roles: ['support'] } })
  const [mail] = await world.database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.to, email)))
  const token = /\/equipe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await ana.client.call(acceptTeamInvitation, { body: { token } })
  expect(await idsSeenBy(ana)).toEqual([station.id])
})
