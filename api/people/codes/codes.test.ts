import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import { getUserWeb, login } from '#contract/people/access/endpoints.ts'
import { changePassword } from '#contract/people/account/endpoints.ts'
import * as calls from '#contract/people/codes/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { countCall } from '../../platform/rate-limit/index.ts'
import { createTempToken } from '../access/index.ts'
import { loginTokens, participants, pendingLogins, sessions } from '../access/tables.ts'
import { codeSecrets, recoveryCodes } from './tables.ts'
import { tidyBegun } from './tidy-begun.ts'
import { codeAt } from './totp.ts'

const world = apiWorld()
const password = 'Senha123'
const stepMs = 30_000

/** An owner who is in, and who begins and confirms codes as they would. */
async function scene() {
  const station = await world.station()
  const eva = await account(world, station, { role: 'owner', name: 'Eva' })
  const { token } = await logIn(world, station, eva)
  const client = world.client(station, token)
  const visitor = world.client(station)
  const begin = async () => (await client.call(calls.beginCodes)).setup?.secret ?? ''
  const now = (secret: string, steps = 0) =>
    codeAt(secret, new Date(world.ports.clock.now().getTime() + steps * stepMs))
  const turnOn = async () => {
    const secret = await begin()
    const { recovery } = await client.call(calls.confirmCodes, { body: { code: now(secret) } })
    // The code that confirmed is used up.
    world.ports.clock.advance(stepMs)
    return { secret, recovery }
  }
  const pending = async () => {
    const { code, status, body } = await problemOf(logIn(world, station, eva))
    expect([code, status]).toEqual(['code_needed', 401])
    return String(body.details?.pending)
  }
  const enter = (pending: string, code: string, devices?: string[]) =>
    visitor.call(calls.enterByCode, { body: { pending, code, devices } })
  const mails = async () =>
    (
      await world.database.db
        .select({ subject: mailOutbox.subject, kind: mailOutbox.kind, text: mailOutbox.text })
        .from(mailOutbox)
        .where(and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.kind, 'codes')))
        .orderBy(mailOutbox.id)
    ).map(({ subject }) => subject.split(':')[0])
  return { station, eva, token, client, visitor, begin, now, turnOn, pending, enter, mails }
}

describe('PPL-26 codes in two steps', () => {
  test('are set up by the picture, confirmed by a code, and asked for at each log-in after the password', async () => {
    const { station, eva, token, client, begin, now, pending, enter, mails } = await scene()
    const other = await logIn(world, station, eva)
    expect(await client.call(calls.getOwnCodes)).toMatchObject({
      ...{ since: null, setup: null, isOffered: true, isRequired: false, left: 0 },
    })
    const secret = await begin()
    const { setup } = await client.call(calls.getOwnCodes)
    expect(setup?.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/)
    expect(setup?.uri).toContain(secret)
    const wrong = await problemOf(client.call(calls.confirmCodes, { body: { code: '000000' } }))
    expect(wrong.body.fields).toHaveProperty('code')
    const { recovery } = await client.call(calls.confirmCodes, { body: { code: now(secret) } })
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    // Confirmed twice, as by two presses, there is nothing to confirm any more.
    expect((await problemOf(client.call(calls.confirmCodes, { body: { code: now(secret) } }))).code).toBe(
      'gone',
    )
    // What was open without a code is closed; the one of this session stays.
    await client.call(getUserWeb, { params: { id: 'me' } })
    expect(
      (await problemOf(world.client(station, other.token).call(getUserWeb, { params: { id: 'me' } }))).status,
    ).toBe(401)
    expect(await client.call(calls.getOwnCodes)).toMatchObject({ setup: null, left: 10 })
    world.ports.clock.advance(stepMs)
    const session = await enter(await pending(), now(secret))
    expect(session.content.id).toBe(eva.id)
    expect(session.token).not.toBe(token)
    await world.client(station, session.token).call(getUserWeb, { params: { id: 'me' } })
    expect(await mails()).toEqual(['Códigos em duas etapas ativados'])
  })

  test('the password alone begins no session and opens nothing, nor does what goes with the code', async () => {
    const { station, turnOn, pending } = await scene()
    await turnOn()
    const before = await world.database.db.$count(sessions, eq(sessions.stationId, station.id))
    const token = await pending()
    expect(await world.database.db.$count(sessions, eq(sessions.stationId, station.id))).toBe(before)
    const asSession = world.client(station, token).call(getUserWeb, { params: { id: 'me' } })
    expect((await problemOf(asSession)).status).toBe(401)
    expect((await problemOf(world.client(station, token).call(loginByToken))).status).toBe(401)
  })

  test('the secret is kept sealed, recovery codes as hashes, and neither is told again', async () => {
    const { station, client, turnOn } = await scene()
    const { secret, recovery } = await turnOn()
    const rows = await world.database.db
      .select()
      .from(codeSecrets)
      .where(eq(codeSecrets.stationId, station.id))
    const codes = await world.database.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.stationId, station.id))
    const kept = JSON.stringify([rows, codes])
    expect(codes).toHaveLength(10)
    for (const one of [secret, ...recovery.flatMap((code) => [code, code.replaceAll('-', '')])])
      expect(kept).not.toContain(one)
    expect(JSON.stringify(await client.call(calls.getOwnCodes))).not.toContain(secret)
  })

  test('a recovery code is taken once, however it is typed, and told by mail; new ones end those of before', async () => {
    const { client, turnOn, pending, enter, mails } = await scene()
    const { recovery } = await turnOn()
    const [first = '', second = ''] = recovery
    await enter(await pending(), ` ${first.toUpperCase().replaceAll('-', ' ')} `)
    expect((await problemOf(enter(await pending(), first))).body.fields).toHaveProperty('code')
    expect((await client.call(calls.getOwnCodes)).left).toBe(9)
    const fresh = (await client.call(calls.renewRecovery)).recovery
    expect(fresh).toHaveLength(10)
    expect((await problemOf(enter(await pending(), second))).body.fields).toHaveProperty('code')
    await enter(await pending(), fresh[3] ?? '')
    const used = 'Um código de recuperação foi usado'
    expect(await mails()).toEqual(['Códigos em duas etapas ativados', used, used])
  })

  test('are taken off by password and code, and the password alone opens again', async () => {
    const { station, eva, client, turnOn, now, mails } = await scene()
    const { secret } = await turnOn()
    const end = (current_password: string, code: string) =>
      client.call(calls.endCodes, { body: { current_password, code } })
    expect((await problemOf(end('Errada123', now(secret)))).body.fields).toHaveProperty('current_password')
    expect((await problemOf(end(password, '000000'))).body.fields).toHaveProperty('code')
    expect((await end(password, now(secret))).since).toBeNull()
    expect((await end(password, now(secret))).since).toBeNull()
    expect((await logIn(world, station, eva)).content.id).toBe(eva.id)
    for (const table of [codeSecrets, recoveryCodes])
      expect(await world.database.db.$count(table, eq(table.stationId, station.id))).toBe(0)
    expect((await mails()).at(-1)).toBe('Códigos em duas etapas desativados')
    expect((await client.call(listAudit)).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['team.codes-on', 'team.codes-off']),
    )
  })

  test('another app takes over with its first code, and not before', async () => {
    const { client, turnOn, begin, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    const next = await begin()
    await enter(await pending(), now(secret))
    await client.call(calls.confirmCodes, { body: { code: now(next) } })
    world.ports.clock.advance(stepMs)
    expect((await problemOf(enter(await pending(), now(secret)))).body.fields).toHaveProperty('code')
    await enter(await pending(), now(next))
  })

  test('are for the team: a member begins none', async () => {
    const { station } = await scene()
    const member = await account(world, station)
    const { token } = await logIn(world, station, member)
    const client = world.client(station, token)
    expect((await problemOf(client.call(calls.beginCodes))).status).toBe(403)
    expect((await client.call(calls.getOwnCodes)).isOffered).toBe(false)
    expect((await problemOf(client.call(calls.renewRecovery))).code).toBe('conflict')
  })

  test('SEC-109 what one session began is shown to no other one, and confirmed by none', async () => {
    const { station, eva, client, begin, now, pending, enter } = await scene()
    const planted = world.client(station, (await logIn(world, station, eva)).token)
    const secret = await begin()
    expect((await planted.call(calls.getOwnCodes)).setup).toBeNull()
    const confirm = (by = client, of = secret) => by.call(calls.confirmCodes, { body: { code: now(of) } })
    expect((await problemOf(confirm(planted))).code).toBe('gone')
    // What another one begins is another secret: the code of the first is none of it any more.
    const theirs = (await planted.call(calls.beginCodes)).setup?.secret ?? ''
    expect((await problemOf(confirm(client, theirs))).code).toBe('gone')
    expect((await client.call(calls.getOwnCodes)).since).toBeNull()
    const mine = await begin()
    world.ports.clock.advance(11 * 60_000)
    expect((await problemOf(confirm(client, mine))).code).toBe('password_needed')
    await client.call(calls.proveAgain, { body: { current_password: password } })
    await confirm(client, mine)
    world.ports.clock.advance(stepMs)
    await enter(await pending(), now(mine))
  })

  test('what was begun and never confirmed is forgotten', async () => {
    const { client, station, begin, now } = await scene()
    const secret = await begin()
    world.ports.clock.advance(31 * 60_000)
    expect((await client.call(calls.getOwnCodes)).setup).toBeNull()
    await client.call(calls.proveAgain, { body: { current_password: password } })
    expect((await problemOf(client.call(calls.confirmCodes, { body: { code: now(secret) } }))).code).toBe(
      'gone',
    )
    world.ports.clock.advance(25 * 3_600_000)
    await tidyBegun(world.jobs())
    expect(await world.database.db.$count(codeSecrets, eq(codeSecrets.stationId, station.id))).toBe(0)
  })
})

describe('SEC-108 who knows the password guesses no code, and takes none twice', () => {
  test('a code that let somebody in lets nobody else in, of two at once one', async () => {
    const { turnOn, now, pending, enter } = await scene()
    const { secret, recovery } = await turnOn()
    const code = now(secret)
    const twice = async (sent: string) => {
      const waiting = [await pending(), await pending()]
      const answers = await Promise.allSettled(waiting.map((one) => enter(one, sent)))
      return answers.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await twice(code)).toBe(1)
    expect((await problemOf(enter(await pending(), code))).body.fields).toHaveProperty('code')
    // An older one of the window neither, after a newer one.
    expect((await problemOf(enter(await pending(), now(secret, -1)))).body.fields).toHaveProperty('code')
    expect(await twice(recovery[0] ?? '')).toBe(1)
  })

  test('clocks may be off by half a minute, and by no more', async () => {
    const { turnOn, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    world.ports.clock.advance(10 * stepMs)
    for (const steps of [-2, 2])
      expect((await problemOf(enter(await pending(), now(secret, steps)))).body.fields).toHaveProperty('code')
    await enter(await pending(), now(secret, -1))
    world.ports.clock.advance(3 * stepMs)
    await enter(await pending(), now(secret, 1))
  })

  test('five tries with one right password, ten with all of them, then nobody tries for a while', async () => {
    const { turnOn, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    const first = await pending()
    for (let time = 0; time < 5; time += 1) expect((await problemOf(enter(first, '000000'))).status).toBe(422)
    expect((await problemOf(enter(first, now(secret)))).code).toBe('gone')
    const second = await pending()
    const found: number[] = []
    for (let time = 0; time < 5; time += 1) found.push((await problemOf(enter(second, '111111'))).status)
    // The one that confirmed the app and the sixth of the first log-in count, too.
    expect(found).toEqual([422, 422, 422, 429, 429])
    expect((await problemOf(enter(await pending(), now(secret)))).status).toBe(429)
  })

  test('others’ tries keep nobody out whose browser has been in', async () => {
    const { turnOn, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    const { device = '' } = await enter(await pending(), now(secret))
    for (let log = 0; log < 2; log += 1) {
      const one = await pending()
      for (let time = 0; time < 5; time += 1) await problemOf(enter(one, '000000'))
    }
    world.ports.clock.advance(stepMs)
    expect((await problemOf(enter(await pending(), now(secret)))).status).toBe(429)
    expect((await enter(await pending(), now(secret), [device])).token).toBeTruthy()
  })

  test('who chose a new password is in by a code at once, however often somebody tried with the old one', async () => {
    const { station, eva, client, turnOn, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    for (let log = 0; log < 2; log += 1) {
      const one = await pending()
      for (let time = 0; time < 5; time += 1) await problemOf(enter(one, '000000'))
    }
    expect((await problemOf(enter(await pending(), now(secret)))).status).toBe(429)
    const fresh = { password: 'Outra123', password_confirmation: 'Outra123' }
    await client.call(changePassword, { body: { current_password: password, ...fresh } })
    const { body } = await problemOf(logIn(world, station, { email: eva.email, password: 'Outra123' }))
    expect((await enter(String(body.details?.pending), now(secret))).content.id).toBe(eva.id)
  })

  /** Fills the windows of codes as somebody would who has the password: many log-ins, from browsers of their own or none. */
  const fill = async (
    { station, eva }: Awaited<ReturnType<typeof scene>>,
    { name, of, times, hash }: { name: string; of: string; times: number; hash: string | null },
  ) => {
    const key = `${station.id}:${eva.id}:${hash ?? ''}${of}`
    const counted = { name, key, points: times, durationSeconds: 24 * 3600 }
    for (let time = 0; time < times; time += 1) await countCall(world.context(station), counted)
  }

  test('a day full of wrong codes shuts neither recovery codes out nor whoever has a new password', async () => {
    const scened = await scene()
    const { station, eva, client, turnOn, now, pending, enter } = scened
    const { secret, recovery } = await turnOn()
    await fill(scened, { name: 'code-day', of: ':', times: 40, hash: eva.passwordHash })
    expect((await problemOf(enter(await pending(), now(secret)))).status).toBe(429)
    expect((await enter(await pending(), recovery[0] ?? '')).content.id).toBe(eva.id)
    const fresh = { password: 'Outra123', password_confirmation: 'Outra123' }
    await client.call(changePassword, { body: { current_password: password, ...fresh } })
    const { body } = await problemOf(logIn(world, station, { email: eva.email, password: 'Outra123' }))
    expect((await enter(String(body.details?.pending), now(secret))).content.id).toBe(eva.id)
  })

  test('browsers that were in by the password alone are strangers once codes are on', async () => {
    const { station, eva, turnOn, now, pending, enter } = await scene()
    const minted: string[] = []
    for (let log = 0; log < 3; log += 1) minted.push((await logIn(world, station, eva)).device ?? '')
    const { secret } = await turnOn()
    const tried: number[] = []
    for (const device of minted) {
      const one = await pending()
      for (let time = 0; time < 4; time += 1)
        tried.push((await problemOf(enter(one, '000000', [device]))).status)
    }
    // One confirmed the app: nine are left to all strangers together.
    expect(tried).toEqual([...Array(9).fill(422), ...Array(3).fill(429)])
    world.ports.clock.advance(stepMs)
    expect((await problemOf(enter(await pending(), now(secret)))).status).toBe(429)
  })

  test('of one account two hundred codes are looked at in a day, whichever browsers they come from', async () => {
    const scened = await scene()
    const { eva, turnOn, now, pending, enter } = scened
    const { secret, recovery } = await turnOn()
    const { device = '' } = await enter(await pending(), now(secret))
    world.ports.clock.advance(stepMs)
    await fill(scened, { name: 'code-account', of: '', times: 198, hash: eva.passwordHash })
    expect((await problemOf(enter(await pending(), now(secret), [device]))).status).toBe(429)
    expect((await enter(await pending(), recovery[0] ?? '', [device])).content.id).toBe(eva.id)
  })

  test('what waits ends after five minutes, with another password, and at another station', async () => {
    const { station, client, turnOn, now, pending, enter } = await scene()
    const { secret } = await turnOn()
    const old = await pending()
    world.ports.clock.advance(5 * 60_000)
    expect((await problemOf(enter(old, now(secret)))).code).toBe('gone')
    const waiting = await pending()
    const elsewhere = await world.station()
    const there = world
      .client(elsewhere)
      .call(calls.enterByCode, { body: { pending: waiting, code: now(secret) } })
    expect((await problemOf(there)).code).toBe('gone')
    const fresh = { current_password: password, password: 'Outra123', password_confirmation: 'Outra123' }
    await client.call(changePassword, { body: fresh })
    expect((await problemOf(enter(waiting, now(secret)))).code).toBe('gone')
    expect(await world.database.db.$count(pendingLogins, eq(pendingLogins.stationId, station.id))).toBe(0)
  })

  test('no link and no older way begins a session without a code', async () => {
    const { station, eva, turnOn } = await scene()
    const early = await createTempToken(world.context(station), eva.id)
    await turnOn()
    const late = await createTempToken(world.context(station), eva.id)
    for (const token of [early, late])
      expect((await problemOf(world.client(station, token).call(loginByToken))).status).toBe(401)
    const byCode = await createTempToken(world.context(station), eva.id, { isByCode: true })
    expect((await world.client(station, byCode).call(loginByToken)).content.id).toBe(eva.id)
    expect(await world.database.db.$count(loginTokens, eq(loginTokens.stationId, station.id))).toBe(2)
  })

  test('a wrong password says nothing of codes', async () => {
    const { station, eva, turnOn } = await scene()
    await turnOn()
    const wrong = logIn(world, station, { email: eva.email, password: 'Errada123' })
    expect((await problemOf(wrong)).code).toBe('invalid_credentials')
    const unknown = world.client(station).call(login, {
      params: { stationId: station.id },
      body: { email_or_cpf: 'email', email: 'ninguem@exemplo.com.br', password },
    })
    expect((await problemOf(unknown)).code).toBe('invalid_credentials')
  })

  test('a database that was read opens no account: another installation’s secret makes no codes of it', async () => {
    const { station, eva, turnOn, pending, enter, now } = await scene()
    const { secret } = await turnOn()
    // Sealed for one account it opens for no other.
    const bia = await account(world, station, { role: 'owner' })
    const [row] = await world.database.db
      .select()
      .from(codeSecrets)
      .where(and(eq(codeSecrets.stationId, station.id), eq(codeSecrets.participantId, eva.id)))
    if (!row) throw new Error('no secret is kept')
    await world.database.db.insert(codeSecrets).values({ ...row, participantId: bia.id })
    await world.database.db
      .update(participants)
      .set({ codesSince: world.ports.clock.now() })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, bia.id)))
    const { body } = await problemOf(logIn(world, station, bia))
    const waiting = String(body.details?.pending)
    expect((await problemOf(enter(waiting, now(secret)))).body.fields).toHaveProperty('code')
    await enter(await pending(), now(secret))
  })
})
