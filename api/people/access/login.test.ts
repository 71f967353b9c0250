import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listActions } from '#contract/activities/home/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import { getUserWeb, login as loginCall, logout } from '#contract/people/access/endpoints.ts'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import type { ApiContext } from '../../platform/context.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { type Captcha, selfHostedCaptcha } from '../../platform/ports/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { affiliates } from '../onboarding/tables.ts'
import type { Identifier } from './events.ts'
import { login as enter, type LoginInput } from './login.ts'
import { sessionIdOf } from './start-session.ts'
import { participants, sessions } from './tables.ts'

const world = apiWorld()
const login = (ctx: ApiContext, input: LoginInput) => enter(ctx, input, world.urls)
const password = 'Senha123'
const wrong = { code: 'invalid_credentials', status: 401 }
let passwordHash: string
let station: StationRecord

beforeAll(async () => {
  passwordHash = await world.ports.passwords.hash(password)
  station = await world.station()
})

const by = (identifier: { email: string } | { cpf: string }, secret = password) => ({
  params: { stationId: station.id },
  body: {
    ...('cpf' in identifier
      ? { email_or_cpf: 'cpf' as const, ...identifier }
      : { email_or_cpf: 'email' as const, ...identifier }),
    password: secret,
  },
})
const person = (email: string, rest: object = {}) =>
  addMember(world, station, { email, passwordHash, ...rest })

describe('log-in', () => {
  test('ACC-01 ACC-03 by e-mail and by CPF, with or without mask, answers the user with a session', async () => {
    await person('ana@exemplo.com.br', { cpf: '52998224725', name: 'Ana Prado' })
    const client = world.client(station)
    const first = await client.call(loginCall, by({ email: ' Ana@Exemplo.com.br ' }))
    expect(first.content).toMatchObject({ name: 'Ana Prado', type_id: 2, active: 1, briefingDone: true })
    expect(first).toMatchObject({ points: 0, is_first_login: false, validToken: true, permissions: [] })
    const second = await client.call(loginCall, by({ cpf: '529.982.247-25' }))
    expect(second.content.id).toBe(first.content.id)
    expect(second.token).not.toBe(first.token)
    const me = await world.client(station, second.token).call(getUserWeb, { params: { id: 'me' } })
    expect(me.content.email).toBe('ana@exemplo.com.br')
  })

  test('GAP-13 the token is stored as a hash only', async () => {
    await person('hash@exemplo.com.br')
    const { token } = await world.client(station).call(loginCall, by({ email: 'hash@exemplo.com.br' }))
    const rows = await world.database.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.stationId, station.id), eq(sessions.id, sessionIdOf(token))))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('GAP-15 a wrong password and an unknown account answer the same, after the same work', async () => {
    await person('certa@exemplo.com.br')
    const client = world.client(station)
    const verify = vi.spyOn(world.ports.passwords, 'verify')
    const refusal = async (email: string) => {
      const problem = await client.call(loginCall, by({ email }, 'Errada123')).catch((error) => error)
      return { problem, verified: verify.mock.calls.splice(0) }
    }
    const known = await refusal('certa@exemplo.com.br')
    const unknown = await refusal('ninguem@exemplo.com.br')
    verify.mockRestore()
    expect(known.problem).toMatchObject(wrong)
    expect(unknown.problem.body).toEqual(known.problem.body)
    expect(known.verified).toEqual([[passwordHash, 'Errada123']])
    expect(unknown.verified).toEqual([[null, 'Errada123']])
  })

  test('GAP-15 ACC-04 an affiliate without an account gets 401 with what the registration begins with', async () => {
    const closed = await world.station({ config: { behaviour: { signup: 'affiliate' } } })
    const ivo = { cpf: '39053344705', name: 'Ivo Reis', email: 'ivo@exemplo.com.br' }
    await world.database.db.insert(affiliates).values({ stationId: closed.id, ...ivo })
    const input = { identifier: { by: 'cpf' as const, value: ivo.cpf }, password }
    await expect(login(world.context(closed), input)).rejects.toMatchObject({
      code: 'affiliate_not_registered',
      details: { affiliated: { name: 'Ivo' } },
    })
    await expect(login(world.context(station), input)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  test.each([
    ['inactive', { status: 'inactive' as const }, { active: 0, status: 'inactive' }],
    ['suspended', { status: 'suspended' as const, suspendedAt: new Date() }, { status: 'suspended' }],
    ['deleted', { status: 'deleted' as const, deletedAt: new Date() }, { status: 'deleted' }],
    ['unlinked', { hasEstablishment: false }, { establishment_participant: null }],
  ])(
    'ACC-15 ACC-17 ACC-18 ACC-19 an account that is %s gets in only to be told why',
    async (name, state, content) => {
      await person(`${name}@exemplo.com.br`, state)
      const session = await world.client(station).call(loginCall, by({ email: `${name}@exemplo.com.br` }))
      expect(session.content).toMatchObject(content)
      expect(session.validToken).toBe(false)
      const client = world.client(station, session.token)
      await client.call(getUserWeb, { params: { id: 'me' } })
      await expect(client.call(listActions)).rejects.toMatchObject({ code: 'account_blocked', status: 403 })
      await expect(client.call(logout)).resolves.toEqual({ ended: true })
    },
  )

  test('GAP-16 the path names the station: another one is refused', async () => {
    const other = await world.station()
    await person('vizinha@exemplo.com.br')
    const asked = { ...by({ email: 'vizinha@exemplo.com.br' }), params: { stationId: station.id } }
    await expect(world.client(other).call(loginCall, asked)).rejects.toMatchObject({
      code: 'station_mismatch',
    })
    await expect(
      world.client(other).call(loginCall, { ...asked, params: { stationId: other.id } }),
    ).rejects.toMatchObject(wrong)
  })

  test('VAL-02 VAL-03 VAL-01 refuses what cannot be an identifier, in the specified words', async () => {
    const client = world.client(station)
    await expect(client.call(loginCall, by({ cpf: '111.111.111-11' }))).rejects.toMatchObject({
      status: 422,
      body: { fields: { cpf: ['CPF inválido'] } },
    })
    await expect(client.call(loginCall, by({ email: 'sem arroba' }))).rejects.toMatchObject({
      body: { fields: { email: ['Email inválido'] } },
    })
    await expect(client.call(loginCall, by({ email: 'a@b.co' }, ''))).rejects.toMatchObject({
      body: { fields: { password: ['Esse campo é obrigatório'] } },
    })
    const sql = by({ email: "a@b.co' or '1'='1" }, "' or '1'='1")
    await expect(client.call(loginCall, sql)).rejects.toMatchObject({ status: 422 })
  })
})

/** A context and a client of one address, whose captcha notes how much work was asked for. */
function from(address: string, levels: number[] = []) {
  const captcha: Captcha = {
    ...world.ports.captcha,
    verify: async (_, __, level = 0) => {
      levels.push(level)
      return { passed: true, by: 'work' }
    },
  }
  const ctx = { ...world.context(station), address, ports: { ...world.ports, captcha } }
  return (typed: string, secret = 'Errada123', devices: string[] = []) =>
    login(ctx, { identifier: identifier(typed), password: secret, devices }).then(
      () => 'in',
      (error) => error.code as string,
    )
}
const identifier = (typed: string): Identifier => ({
  by: typed.includes('@') ? 'email' : 'cpf',
  value: typed,
})

/** As many wrong tries as shut an account: from ten addresses, ten each. */
const shut = (typed: string) => tryOften(typed, 10)

/** Ten wrong tries each from so many addresses. */
async function tryOften(typed: string, hosts: number) {
  for (let host = 1; host <= hosts; host += 1) {
    const tries = from(`10.7.${last}.${host}`)
    await Promise.all(Array.from({ length: 10 }, () => tries(typed)))
  }
  last += 1
}
let last = 1

describe('limits', () => {
  const wrongTry = (client: ApiClient, email: string) =>
    client.call(loginCall, by({ email }, 'Errada123')).catch((error) => error.code as string)

  test('SEC-12 of an account and an address hold exactly, whatever comes at once and through how many processes; other addresses get in', async () => {
    await person('alvo@exemplo.com.br')
    const second = await world.database.another()
    const elsewhere = { ...world.context(station), db: second.db }
    const input = {
      identifier: { by: 'email' as const, value: 'alvo@exemplo.com.br' },
      password: 'Errada123',
    }
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => wrongTry(world.client(station), 'alvo@exemplo.com.br')),
      ...Array.from({ length: 20 }, () => login(elsewhere, input).catch((error) => error.code as string)),
    ])
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(30)
    await expect(
      world.client(station).call(loginCall, by({ email: 'alvo@exemplo.com.br' })),
    ).rejects.toMatchObject({
      status: 429,
      firstMessage: expect.stringMatching(
        /^Muitas tentativas\. .+ minutos, ou crie uma senha nova e entre agora\.$/,
      ),
    })
    expect(await from('10.0.4.1')('alvo@exemplo.com.br', password)).toBe('in')
  })

  test('SEC-12 the networks of one IPv6 /48 have no more tries together than one address has', async () => {
    const email = 'longe@exemplo.com.br'
    await person(email)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => from(`2001:db8:5:${at.toString(16)}::/64`)(email)),
    )
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(90)
    expect(await from('2001:db8:5:ffff::/64')(email, password)).toBe('too_many_requests')
    expect(await from('2001:db8:6:1::/64')(email, password)).toBe('in')
  })

  test('SEC-12 an account slows down before it is shut: work, twice as much each time, then nobody new', async () => {
    await person('cercada@exemplo.com.br')
    const levels: number[] = []
    for (let host = 1; host <= 10; host += 1)
      for (let time = 0; time < 10; time += 1) await from(`10.6.0.${host}`, levels)('cercada@exemplo.com.br')
    expect(levels).toEqual([
      ...Array(10).fill(0),
      ...Array(10).fill(1),
      ...Array(20).fill(2),
      ...Array(40).fill(3),
      ...Array(20).fill(4),
    ])
    expect(await from('10.6.1.1')('cercada@exemplo.com.br', password)).toBe('too_many_requests')
  })

  test('SEC-12 GAP-15 an e-mail that nobody has asks for as much, and is shut as soon', async () => {
    const levels: number[] = []
    await shut('ninguem.aqui@exemplo.com.br')
    expect(await from('10.6.2.1', levels)('ninguem.aqui@exemplo.com.br', password)).toBe('too_many_requests')
    expect(levels).toEqual([4])
  })

  test('SEC-12 GAP-15 that an e-mail and a CPF belong to one account shows neither in answers nor in the work asked for', async () => {
    await person('uma.so@exemplo.com.br', { cpf: '15350946056' })
    await person('um.deles@exemplo.com.br', { cpf: '86288366757' })
    await person('outra.pessoa@exemplo.com.br', { cpf: '71428793860' })
    /** What a stranger sees who tries the e-mail everywhere, then the CPF. */
    const seen = async (email: string, cpf: string) => {
      const levels: number[] = []
      const net = `10.8.${last}`
      await tryOften(email, 2)
      const one = from(`${net}.1`, levels)
      const answers = []
      for (let time = 0; time < 11; time += 1) answers.push(await one(email))
      for (let time = 0; time < 11; time += 1) answers.push(await one(cpf))
      return { answers, levels }
    }
    const ofOne = await seen('uma.so@exemplo.com.br', '15350946056')
    expect(ofOne.answers).toEqual([
      ...[...Array(10).fill('invalid_credentials'), 'too_many_requests'],
      ...[...Array(10).fill('invalid_credentials'), 'too_many_requests'],
    ])
    expect(await seen('um.deles@exemplo.com.br', '71428793860')).toEqual(ofOne)
    expect(await seen('ninguem.mesmo@exemplo.com.br', '87748248800')).toEqual(ofOne)
  })

  test('SEC-12 tries by e-mail and by CPF together end at a wall that answers like a wrong password', async () => {
    const [email, cpf] = ['duas.formas@exemplo.com.br', '45317828791']
    await person(email, { cpf })
    await tryOften(email, 8)
    expect(await from('10.6.9.1')(cpf, password)).toBe('in')
    await tryOften(cpf, 7)
    const refused = (identifier: Identifier, secret: string) =>
      login({ ...world.context(station), address: '10.6.9.2' }, { identifier, password: secret }).catch(
        ({ code, messages, details }) => ({ code, messages, details }),
      )
    const ofNobody = await refused({ by: 'cpf', value: '29537995593' }, password)
    expect(await refused({ by: 'cpf', value: cpf }, password)).toEqual(ofNobody)
    expect(await refused({ by: 'email', value: email }, 'Errada123')).toEqual(ofNobody)
  })

  test('SEC-12 a browser that logged in before gets in however others have tried, with a count of its own', async () => {
    await person('conhecida@exemplo.com.br')
    await person('vizinho@exemplo.com.br')
    const email = 'conhecida@exemplo.com.br'
    const own = await world.client(station).call(loginCall, by({ email }))
    const foreign = await world.client(station).call(loginCall, by({ email: 'vizinho@exemplo.com.br' }))
    await shut(email)
    const levels: number[] = []
    const later = from('10.6.3.1', levels)
    expect(await later(email, password, [foreign.device ?? ''])).toBe('too_many_requests')
    expect(await later(email, password, [`${own.device}x`])).toBe('too_many_requests')
    levels.length = 0
    const devices = [foreign.device ?? '', own.device ?? '']
    for (let time = 0; time < 9; time += 1) await later(email, 'Errada123', devices)
    expect(await later(email, password, devices)).toBe('in')
    for (let time = 0; time < 10; time += 1) await later(email, 'Errada123', devices)
    expect(await later(email, password, devices)).toBe('too_many_requests')
    expect(new Set(levels)).toEqual(new Set([0]))
  })

  test('SEC-12 a new password makes a stranger of a browser that knew the old one', async () => {
    const { id } = await person('trocada@exemplo.com.br')
    const email = 'trocada@exemplo.com.br'
    const { device = '' } = await world.client(station).call(loginCall, by({ email }))
    await shut(email)
    await world.database.db
      .update(participants)
      .set({ passwordHash: await world.ports.passwords.hash('Outra1234') })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
    expect(await from('10.6.4.1')(email, 'Outra1234', [device])).toBe('too_many_requests')
  })

  test('SEC-13 an address that does much is asked for more work and never shut out', async () => {
    const levels: number[] = []
    const tries = from('10.6.5.1', levels)
    for (let time = 0; time < 202; time += 1) await tries(`pessoa${time}@exemplo.com.br`)
    expect([levels[99], levels[100], levels[199], levels[200]]).toEqual([0, 1, 1, 2])
    await person('salao@exemplo.com.br')
    expect(await tries('salao@exemplo.com.br', password)).toBe('in')
  })

  test('SEC-13 what the captcha refuses, and what comes without scripts, makes nobody else of the address work', async () => {
    const captcha = selfHostedCaptcha({ secret: 'a secret of the test', cost: 1 })
    const ctx = { ...world.context(station), address: '10.6.7.1', ports: { ...world.ports, captcha } }
    const { startedAt } = await captcha.challenge(ctx)
    const send = (rest: object) =>
      login(ctx, { identifier: { by: 'email', value: 'alguem@exemplo.com.br' }, password, ...rest }).catch(
        (error) => error.code as string,
      )
    const refused = await Promise.all(Array.from({ length: 420 }, () => send({ captcha: 'x' })))
    expect(new Set(refused)).toEqual(new Set(['invalid_input', 'too_many_requests']))
    expect(await send({ captcha: 'x', website: 'spam' })).toMatch(/invalid_input|too_many_requests/)
    await Promise.all(Array.from({ length: 120 }, () => send({ started_at: startedAt })))
    await person('vizinha.de.rede@exemplo.com.br')
    const levels: number[] = []
    expect(await from('10.6.7.1', levels)('vizinha.de.rede@exemplo.com.br', password)).toBe('in')
    expect(levels).toEqual([0])
  })

  test('SEC-13 a harder challenge is given to an address one of whose forms was sent back for it, to nobody else', async () => {
    const captcha: Captcha = {
      ...world.ports.captcha,
      verify: async (_, __, level = 0) =>
        level > 0 ? { passed: false, reason: 'too_little' } : { passed: true, by: 'work' },
    }
    const ctx = { ...world.context(station), address: '10.6.10.1', ports: { ...world.ports, captcha } }
    const challenge = async (level: number, address: string) =>
      (await world.client(station, undefined, { address }).call(getCaptchaChallenge, { query: { level } }))
        .level
    await tryOften('muito.tentada@exemplo.com.br', 2)
    expect(await challenge(2, ctx.address)).toBe(0)
    const input = { identifier: identifier('muito.tentada@exemplo.com.br'), password }
    await expect(login(ctx, input)).rejects.toMatchObject({ details: { captchaLevel: 2 } })
    expect(await challenge(2, ctx.address)).toBe(2)
    expect(await challenge(5, ctx.address)).toBe(0)
    expect(await challenge(2, '10.6.10.2')).toBe(0)
  })

  test('SEC-13 of many tries at once, those beyond what is free are asked for more work', async () => {
    const tries = from('10.6.8.1')
    const all = await Promise.all(
      Array.from({ length: 120 }, (_, at) => tries(`ao.mesmo.tempo${at}@exemplo.com.br`)),
    )
    expect(all.filter((code) => code === 'invalid_credentials')).toHaveLength(100)
  })

  test('SEC-25 a log-in without scripts is never too fast: its answer waits', async () => {
    await person('gerenciador@exemplo.com.br')
    const captcha = selfHostedCaptcha({ secret: 'a secret of the test', cost: 1 })
    const ctx = { ...world.context(station), address: '10.6.6.1', ports: { ...world.ports, captcha } }
    const { startedAt } = await captcha.challenge(ctx)
    const before = world.ports.clock.now().getTime()
    world.ports.clock.advance(200)
    await login(ctx, {
      identifier: { by: 'email', value: 'gerenciador@exemplo.com.br' },
      password,
      started_at: startedAt,
    })
    expect(world.ports.clock.now().getTime() - before).toBe(3_000)
  })

  test('SEC-52 without scripts nobody waits behind what strangers send for their account', async () => {
    const email = 'aguardada@exemplo.com.br'
    await person(email)
    await tryOften(email, 2)
    const captcha = selfHostedCaptcha({ secret: 'a secret of the test', cost: 1 })
    const ports = { ...world.ports, captcha }
    /** Forms from an address, with the stamp of a page that was shown a while ago. */
    const sender = async (address: string) => {
      const ctx = { ...world.context(station), address, ports }
      const { startedAt } = await captcha.challenge(ctx)
      return (secret: string) =>
        login(ctx, { identifier: identifier(email), password: secret, started_at: startedAt }).then(
          () => 'in',
          (error) => error.code as string,
        )
    }
    const [stranger, own] = [await sender('10.6.11.1'), await sender('10.6.12.1')]
    world.ports.clock.advance(10_000)
    const answers = await Promise.all(Array.from({ length: 80 }, () => stranger('Errada123')))
    expect(answers).toContain('too_many_requests')
    const before = world.ports.clock.now().getTime()
    expect(await own(password)).toBe('in')
    expect(world.ports.clock.now().getTime() - before).toBe(0)
  })

  test('begin anew after a success', async () => {
    await person('distraida@exemplo.com.br')
    const client = world.client(station, undefined, { address: '10.0.0.9' })
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 6; time += 1) await wrongTry(client, 'distraida@exemplo.com.br')
      await client.call(loginCall, by({ email: 'distraida@exemplo.com.br' }))
    }
  })
})

describe('sessions', () => {
  test('ACC-06 show the user of the token, and nobody else', async () => {
    const ana = await person('ana2@exemplo.com.br')
    const eva = await person('eva2@exemplo.com.br', { briefingDone: false })
    await expect(ana.client.call(getUserWeb, { params: { id: ana.id } })).resolves.toMatchObject({
      validToken: true,
    })
    await expect(ana.client.call(getUserWeb, { params: { id: eva.id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(eva.client.call(getUserWeb, { params: { id: 'me' } })).resolves.toMatchObject({
      validToken: false,
    })
  })

  test('ACC-06 ACC-07 forged, ended and expired tokens open nothing', async () => {
    const ask = (token: string) => world.client(station, token).call(getUserWeb, { params: { id: 'me' } })
    await expect(ask('x'.repeat(43))).rejects.toMatchObject({ status: 401 })
    const gone = await person('saiu@exemplo.com.br')
    await gone.client.call(logout)
    await expect(ask(gone.token)).rejects.toMatchObject({ status: 401 })
    const late = await person('tarde@exemplo.com.br')
    world.ports.clock.advance(30 * 24 * 60 * 60 * 1000)
    await expect(ask(late.token)).rejects.toMatchObject({ status: 401 })
  })

  test('GAP-05 a session of another station is refused', async () => {
    const other = await world.station()
    const stranger = await addMember(world, other)
    await expect(
      world.client(station, stranger.token).call(getUserWeb, { params: { id: 'me' } }),
    ).rejects.toMatchObject({ code: 'station_mismatch', status: 403 })
  })

  test('GAP-13 last 30 days from their last day of use', async () => {
    const daily = await person('sempre@exemplo.com.br')
    for (let day = 0; day < 40; day += 1) {
      world.ports.clock.advance(24 * 60 * 60 * 1000 + 1000)
      await daily.client.call(getUserWeb, { params: { id: 'me' } })
    }
    const [row] = await world.database.db
      .select({ expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.stationId, station.id), eq(sessions.participantId, daily.id)))
    const leftMs = (row?.expiresAt.getTime() ?? 0) - world.ports.clock.now().getTime()
    expect(leftMs).toBeGreaterThan(28 * 24 * 60 * 60 * 1000)
  })

  test('end with the participant', async () => {
    const person1 = await person('apagada@exemplo.com.br')
    const key = and(eq(participants.stationId, station.id), eq(participants.id, person1.id))
    await world.database.db.delete(participants).where(key)
    await expect(person1.client.call(getUserWeb, { params: { id: 'me' } })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('SEC-12 a log-in from a browser never seen before is told by mail', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
  const mailsOf = async (email: string) =>
    (
      await world.database.db
        .select()
        .from(mailOutbox)
        .where(
          and(
            eq(mailOutbox.stationId, station.id),
            eq(mailOutbox.to, email),
            eq(mailOutbox.kind, 'new_browser'),
          ),
        )
    ).map(({ text }) => text)
  const enterAs = async (email: string, devices: string[] = [], secret = password) => {
    const ctx = { ...world.context(station), userAgent: chrome }
    return login(ctx, { identifier: { by: 'email', value: email }, password: secret, devices })
  }

  test('SEC-12 once for each browser; one that was in before is not told, after a new password neither', async () => {
    const email = 'aparelhos@exemplo.com.br'
    const { id } = await person(email)
    const { device = '' } = await enterAs(email)
    const [told, ...others] = await mailsOf(email)
    expect(others).toEqual([])
    expect(told).toContain('por um navegador que ainda não tinha entrado')
    expect(told).toContain('Chrome, Windows')
    const again = await enterAs(email, [device])
    await enterAs(email, [again.device ?? ''])
    expect(await mailsOf(email)).toHaveLength(1)
    await world.database.db
      .update(participants)
      .set({ passwordHash: await world.ports.passwords.hash('OutraSenha9') })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
    await enterAs(email, [device], 'OutraSenha9')
    expect(await mailsOf(email)).toHaveLength(1)
    await enterAs(email, [`${id}.forjado.a.b`], 'OutraSenha9')
    expect(await mailsOf(email)).toHaveLength(2)
  })

  test('SEC-12 nobody is told of a first log-in or a wrong password, and a mailbox is not flooded', async () => {
    const [first, often] = ['so-uma-vez@exemplo.com.br', 'sempre-outro@exemplo.com.br']
    await person(first, { firstLogin: true })
    await enterAs(first)
    await enterAs(first, [], 'Errada123').catch(() => null)
    expect(await mailsOf(first)).toEqual([])
    await person(often)
    for (let time = 0; time < 5; time += 1) await enterAs(often)
    expect(await mailsOf(often)).toHaveLength(3)
  })
})
