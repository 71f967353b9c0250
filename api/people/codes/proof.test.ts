import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actOnPeople, listPeople } from '#contract/console/people/endpoints.ts'
import { inviteToTeam } from '#contract/console/team/endpoints.ts'
import { login } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/codes/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { createTempToken } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { teamInvitations } from '../team/tables.ts'
import { codeAt } from './totp.ts'

const world = apiWorld()
const minute = 60_000
let last = 0

async function scene() {
  const station = await world.station()
  const eva = await account(world, station, { role: 'owner', name: 'Eva' })
  const { token } = await logIn(world, station, eva)
  const client = world.client(station, token)
  const invite = (by = client) => {
    last += 1
    const body = { email: `pessoa-${last}@exemplo.com.br`, roles: ['support' as const] }
    return by.call(inviteToTeam, { body })
  }
  const invited = () => world.database.db.$count(teamInvitations, eq(teamInvitations.stationId, station.id))
  const prove = (current_password: string, by = client) =>
    by.call(calls.proveAgain, { body: { current_password } })
  return { station, eva, client, invite, invited, prove }
}

describe('PPL-27 sensitive acts ask again', () => {
  test('a log-in is proof for ten minutes; then nothing is done until the password was said again', async () => {
    const { invite, invited, prove } = await scene()
    world.ports.clock.advance(10 * minute - 1)
    await invite()
    world.ports.clock.advance(1)
    const refused = await problemOf(invite())
    expect([refused.status, refused.code]).toEqual([403, 'password_needed'])
    expect(await invited()).toBe(1)
    expect((await problemOf(prove('Errada123'))).body.fields).toEqual({
      current_password: ['Senha incorreta'],
    })
    expect((await problemOf(invite())).code).toBe('password_needed')
    const { until } = await prove('Senha123')
    expect(Date.parse(until)).toBe(world.ports.clock.now().getTime() + 10 * minute)
    await invite()
    expect(await invited()).toBe(2)
    world.ports.clock.advance(11 * minute)
    expect((await problemOf(invite())).code).toBe('password_needed')
  })

  test('what one session proves is no proof of another one, which was there before', async () => {
    const { station, eva, client, invite, prove } = await scene()
    const planted = world.client(station, (await logIn(world, station, eva)).token)
    world.ports.clock.advance(11 * minute)
    await prove('Senha123')
    await invite(client)
    expect((await problemOf(invite(planted))).code).toBe('password_needed')
  })

  test('a link that began the session is no proof', async () => {
    const { station, eva, invite } = await scene()
    const token = await createTempToken(world.context(station), eva.id)
    const { token: session } = await world.client(station, token).call(loginByToken)
    expect((await problemOf(invite(world.client(station, session)))).code).toBe('password_needed')
  })

  test('SEC-109 wrong passwords are tries of the log-in: nobody guesses on behind an open session', async () => {
    const { station, eva, prove } = await scene()
    for (let time = 0; time < 10; time += 1) expect((await problemOf(prove('Errada123'))).status).toBe(422)
    expect((await problemOf(prove('Senha123'))).status).toBe(429)
    const again = world.client(station).call(login, {
      params: { stationId: station.id },
      body: { email_or_cpf: 'email', email: eva.email, password: 'Senha123' },
    })
    expect((await problemOf(again)).status).toBe(429)
  })

  test('who has codes shows one, and the password is no proof; a code is taken once', async () => {
    const { client, invite, prove } = await scene()
    const { setup } = await client.call(calls.beginCodes)
    const code = () => codeAt(setup?.secret ?? '', world.ports.clock.now())
    await client.call(calls.confirmCodes, { body: { code: code() } })
    world.ports.clock.advance(11 * minute)
    expect((await problemOf(prove('Senha123'))).body.fields).toHaveProperty('current_password')
    expect((await problemOf(invite())).code).toBe('password_needed')
    const show = () => client.call(calls.proveAgain, { body: { code: code() } })
    await show()
    await invite()
    expect((await problemOf(show())).body.fields).toHaveProperty('code')
  })

  test('who has no codes shows none', async () => {
    const { client } = await scene()
    const shown = client.call(calls.proveAgain, { body: { code: '123456' } })
    expect((await problemOf(shown)).body.fields).toEqual({
      code: ['Esta conta não usa códigos. Digite a sua senha.'],
    })
  })

  test('codes are begun by who proved it: an open session takes no account along', async () => {
    const { client } = await scene()
    world.ports.clock.advance(11 * minute)
    for (const call of [calls.beginCodes, calls.renewRecovery])
      expect((await problemOf(client.call(call))).code).toBe('password_needed')
  })

  test('PPL-21 a list is read at any time; as a file it asks, and goes on to its end', async () => {
    const { client, prove } = await scene()
    world.ports.clock.advance(11 * minute)
    const read = (limit: number, before?: number) => client.call(listPeople, { query: { limit, before } })
    expect((await read(100)).list).toHaveLength(1)
    expect((await problemOf(read(101))).code).toBe('password_needed')
    await prove('Senha123')
    await read(500)
    world.ports.clock.advance(20 * minute)
    expect((await problemOf(read(500))).code).toBe('password_needed')
    await read(500, 900_000_000)
    world.ports.clock.advance(11 * minute)
    expect((await problemOf(read(500, 900_000_000))).code).toBe('password_needed')
  })

  test('PPL-21 who leafs through the whole list is asked as for a file, and goes on with a proof', async () => {
    const { client, prove } = await scene()
    world.ports.clock.advance(11 * minute)
    const leaf = (limit = 100) =>
      client.call(listPeople, { query: { limit, before: 900_000_000 } }).then(
        () => 'read',
        (problem: { code?: string }) => problem.code,
      )
    for (let page = 0; page < 10; page += 1) expect(await leaf()).toBe('read')
    expect([await leaf(), await leaf(24)]).toEqual(['password_needed', 'password_needed'])
    // What the list shows first is read at any time.
    expect((await client.call(listPeople, { query: { limit: 100 } })).list).toHaveLength(1)
    await prove('Senha123')
    expect([await leaf(), await leaf()]).toEqual(['read', 'read'])
  })

  test('PPL-08 of what is done to many people, what keeps them out asks; a tag does not', async () => {
    const { client } = await scene()
    world.ports.clock.advance(11 * minute)
    const act = (what: object) =>
      client.call(actOnPeople, { body: { whom: { ids: [900] }, ...what } as never }).then(
        () => 'done',
        (problem: { code?: string }) => problem.code,
      )
    for (const kind of ['suspend', 'refuse'])
      expect(await act({ kind, reason: 'Ofende' })).toBe('password_needed')
    expect(await act({ kind: 'reactivate' })).toBe('password_needed')
    expect(await act({ kind: 'tag', tag: 'Novo' })).not.toBe('password_needed')
    expect(await act({ kind: 'approve' })).not.toBe('password_needed')
  })

  test('of an account that was closed meanwhile no proof is taken', async () => {
    const { station, eva, prove } = await scene()
    await world.database.db
      .update(participants)
      .set({ status: 'suspended' })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, eva.id)))
    expect((await problemOf(prove('Senha123'))).code).toBe('account_blocked')
  })
})
