import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApi } from '#api/index.ts'
import { createClient } from '#contract/client.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import * as calls from '#contract/console/team/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import * as codes from '#contract/people/codes/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { takeOffByKeeper } from '../../people/codes/index.ts'
import { codeAt } from '../../people/codes/totp.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'

const world = apiWorld()

async function team() {
  const station = await world.station()
  const person = async (facts: object) => {
    const row = await account(world, station, facts)
    const { token } = await logIn(world, station, row)
    const client = world.client(station, token)
    const turnOn = async () => {
      const { setup } = await client.call(codes.beginCodes)
      const code = codeAt(setup?.secret ?? '', world.ports.clock.now())
      await client.call(codes.confirmCodes, { body: { code } })
      world.ports.clock.advance(30_000)
    }
    return { row, client, token, turnOn }
  }
  const eva = await person({ role: 'owner', name: 'Eva' })
  const bia = await person({ roles: ['editor'], name: 'Bia' })
  const want = (isRequired: boolean, by = eva) => by.client.call(calls.setTeamCodes, { body: { isRequired } })
  const reset = (id: number, by = eva) => by.client.call(calls.resetTeammateCodes, { params: { id } })
  return { station, eva, bia, token: eva.token, want, reset }
}

test('PPL-26 codes are wanted of the team by who has them; who has none does nothing until they are set up', async () => {
  const { eva, bia, want } = await team()
  expect((await problemOf(want(true))).code).toBe('conflict')
  expect((await problemOf(want(true, bia))).status).toBe(403)
  await eva.turnOn()
  expect((await want(true)).codes).toEqual({ isRequired: true, isByInstallation: false })
  await want(true)
  const read = () => bia.client.call(managedNews.list, { query: {} })
  const me = () => bia.client.call(getUserWeb, { params: { id: 'me' } })
  expect((await problemOf(read())).code).toBe('codes_needed')
  expect((await me()).needs_codes).toBe(true)
  expect((await bia.client.call(codes.getOwnCodes)).isRequired).toBe(true)
  expect((await eva.client.call(getUserWeb, { params: { id: 'me' } })).needs_codes).toBeUndefined()
  await bia.turnOn()
  await read()
  expect((await me()).needs_codes).toBeUndefined()
  const body = { current_password: 'Senha123', code: '123456' }
  expect((await problemOf(bia.client.call(codes.endCodes, { body }))).status).toBe(403)
  expect((await want(false)).codes.isRequired).toBe(false)
  const done = (await eva.client.call(listAudit)).map(({ what }) => what)
  expect(done.filter((what) => /codes-(want|let)/.test(what))).toEqual(['team.codes-let', 'team.codes-want'])
})

test('PPL-26 whoever keeps the installation wants codes of all teams: no station lets them go', async () => {
  const { station, eva, token } = await team()
  const api = createApi({ ...world.jobs(), needsCodes: true })
  const client = createClient({
    transport: (request) => api.fetch(request, { hostStationId: station.id, address: '127.0.0.1' }),
    ...{ baseUrl: 'http://api.test/api', stationId: station.id, token, timeoutMs: 0, checkAnswers: true },
  })
  expect((await problemOf(client.call(calls.getTeam))).code).toBe('codes_needed')
  expect((await client.call(codes.getOwnCodes)).isRequired).toBe(true)
  await eva.turnOn()
  expect((await client.call(calls.getTeam)).codes).toEqual({ isRequired: false, isByInstallation: true })
  const body = { current_password: 'Senha123', code: '123456' }
  expect((await problemOf(client.call(codes.endCodes, { body }))).status).toBe(403)
})

test('PPL-26 of a lost phone another owner takes the codes off: sessions end, the person is told, the history tells it', async () => {
  const { station, eva, bia, reset } = await team()
  await bia.turnOn()
  expect((await problemOf(logIn(world, station, bia.row))).code).toBe('code_needed')
  const { people } = await eva.client.call(calls.getTeam)
  expect(people.map(({ name, hasCodes }) => [name, hasCodes])).toEqual([
    ['Eva', false],
    ['Bia', true],
  ])
  expect((await problemOf(reset(eva.row.id))).code).toBe('conflict')
  expect((await problemOf(reset(bia.row.id, bia))).status).toBe(403)
  const foreign = await team()
  expect((await problemOf(reset(bia.row.id, foreign.eva))).status).toBe(404)
  await Promise.all([reset(bia.row.id), reset(bia.row.id)])
  expect((await problemOf(bia.client.call(getUserWeb, { params: { id: 'me' } }))).status).toBe(401)
  expect((await logIn(world, station, bia.row)).content.name).toBe('Bia')
  const told = await world.database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.stationId, station.id),
        eq(mailOutbox.to, bia.row.email),
        eq(mailOutbox.kind, 'codes'),
      ),
    )
    .orderBy(mailOutbox.id)
  expect(told).toHaveLength(2)
  expect(told[1]?.text).toContain('Eva')
  expect((await eva.client.call(listAudit)).filter(({ what }) => what === 'team.codes-reset')).toMatchObject([
    { who: 'Eva', name: 'Bia' },
  ])
})

test('PPL-26 codes end with the last role: nobody could take them off any more', async () => {
  const { station, eva, bia } = await team()
  await bia.turnOn()
  const body = { roles: [], seen: ['editor' as const] }
  await eva.client.call(calls.setTeammateRoles, { params: { id: bia.row.id }, body })
  expect((await logIn(world, station, bia.row)).content.name).toBe('Bia')
})

test('PPL-26 whoever keeps the installation helps the only owner of a station, by e-mail', async () => {
  const { station, eva } = await team()
  const ctx = world.context(station)
  expect(await takeOffByKeeper(ctx, eva.row.email, world.urls)).toBe(false)
  await eva.turnOn()
  expect(await takeOffByKeeper(ctx, eva.row.email, world.urls)).toBe(true)
  expect((await logIn(world, station, eva.row)).content.name).toBe('Eva')
})
