import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { participants } from '#api/people/access/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { getUserWeb, login } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { goodPassword, lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { mailboxHour } from './resend-gate.ts'

const world = apiWorld()
const minute = 60_000

async function register(given?: StationRecord, same: object = {}) {
  const station = given ?? (await world.station())
  const person = { ...newPerson(), ...same }
  const api = world.client(station)
  const answer = await api.call(calls.signupParticipant, {
    body: { station_id: station.id, ...passwords, ...person, terms_accepted: true },
  })
  type More = { code?: string; password?: string; email?: string; draft?: string }
  const activate = (hash: string, more: More = {}) =>
    api.call(calls.activateParticipant, { body: { station: station.id, email: person.email, hash, ...more } })
  const resend = (email = person.email) =>
    api.call(calls.resendConfirmation, { body: { station_id: station.id, email } })
  return {
    station,
    person,
    api,
    answer,
    activate,
    resend,
    mail: () => lastCode(world, station, person.email),
  }
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('ACC-12 activation by code', () => {
  test('ACC-12 the six digits open a session, once', async () => {
    const { station, activate, mail, answer } = await register()
    const { code } = await mail()
    const user = await activate(answer.hash ?? '', { code })
    expect(user).toMatchObject({ is_first_login: true, messages: ['Sucesso! Código validado'] })
    const me = await world.client(station, user.token).call(getUserWeb, { params: { id: 'me' } })
    expect(me.content).toMatchObject({ active: 1, briefingDone: false })
    const again = await problemOf(activate(answer.hash ?? '', { code }))
    expect(again.code).toBe('already_done')
  })

  test('ACC-12 ACC-14 the payload of the specification: the code as hash', async () => {
    const { activate, mail } = await register()
    expect((await activate((await mail()).code)).content.active).toBe(1)
  })

  test('ACC-12 five wrong codes and the page takes no more; another code has its own five, and the link is worth as much', async () => {
    const { activate, mail, resend, answer } = await register()
    const { code, hash } = await mail()
    const page = answer.hash ?? ''
    const first = await problemOf(activate(page, { code: other(code) }))
    expect(first.body.fields).toEqual({ code: ['Código incorreto. Restam 4 tentativas.'] })
    for (let tries = 2; tries <= 5; tries += 1) await problemOf(activate(page, { code: other(code) }))
    const exhausted = await problemOf(activate(page, { code }))
    expect([exhausted.status, exhausted.firstMessage]).toEqual([
      410,
      'Este código foi digitado errado muitas vezes. Peça um novo.',
    ])
    world.ports.clock.advance(minute)
    const fresh = await resend()
    const wrong = await problemOf(activate(fresh.hash, { code: other((await mail()).code) }))
    expect(wrong.body.fields).toEqual({ code: ['Código incorreto. Restam 4 tentativas.'] })
    expect((await activate(hash)).content.active).toBe(1)
  })

  test('ACC-12 many guesses at once have five tries together', async () => {
    const { activate, mail, answer } = await register()
    const { code } = await mail()
    const wrong = Array.from({ length: 20 }, () =>
      problemOf(activate(answer.hash ?? '', { code: other(code) })),
    )
    const answers = (await Promise.all(wrong)).map(({ code: name }) => name)
    expect(answers.filter((name) => name === 'invalid_input')).toHaveLength(4)
    expect(answers.filter((name) => name === 'gone')).toHaveLength(16)
  })

  test('ACC-12 a code is over after ten minutes, and a new one takes its place', async () => {
    const { activate, mail, resend, answer } = await register()
    const { code } = await mail()
    world.ports.clock.advance(10 * minute)
    const late = await problemOf(activate(answer.hash ?? '', { code }))
    expect([late.code, late.firstMessage]).toEqual(['gone', 'Este código expirou. Peça um novo.'])
    await resend()
    const fresh = await mail()
    expect(fresh.count).toBe(2)
    expect((await activate(answer.hash ?? '', { code: fresh.code })).content.active).toBe(1)
  })

  test('ACC-12 a code of one account opens no other, nor the same on another station', async () => {
    const one = await register()
    const two = await register(one.station)
    const elsewhere = await register()
    const { code } = await one.mail()
    await problemOf(two.activate(one.answer.hash ?? '', { code }))
    await problemOf(elsewhere.activate(one.answer.hash ?? '', { code, email: one.person.email }))
    expect((await one.activate(one.answer.hash ?? '', { code })).content.active).toBe(1)
  })
})

describe('ACC-13 activation by link', () => {
  test('ACC-13 the link opens a session, once; a GET changes nothing', async () => {
    const { activate, mail } = await register()
    const { hash, link } = await mail()
    expect(link.pathname).toBe('/ativar-link')
    const got = await world.fetch('/auth/signup/activate-participant/', { method: 'GET' })
    expect(got.status).toBe(404)
    expect((await activate(hash)).is_first_login).toBe(true)
    expect((await problemOf(activate(hash))).code).toBe('already_done')
  })

  test('ACC-13 with a password it has to be the right one: a stranger cannot have an account confirmed by its victim', async () => {
    const { activate, mail } = await register()
    const { hash } = await mail()
    const problem = await problemOf(activate(hash, { password: 'Outra1234' }))
    expect(Object.keys(problem.body.fields ?? {})).toEqual(['password'])
    expect((await activate(hash, { password: goodPassword })).content.active).toBe(1)
  })

  test('ACC-13 a link works as long as its mail says, whatever was asked for since', async () => {
    const { activate, mail, resend } = await register()
    const { hash } = await mail()
    world.ports.clock.advance(9 * minute)
    await resend()
    const { hash: second } = await mail()
    world.ports.clock.advance(minute)
    expect((await problemOf(activate(hash))).code).toBe('gone')
    expect((await activate(second)).content.active).toBe(1)
  })

  test('ACC-13 an inactive account logs in to the confirmation only, an active one everywhere', async () => {
    const { station, person, api, activate, mail } = await register()
    const enter = () =>
      api.call(login, {
        params: { stationId: station.id },
        body: { email_or_cpf: 'email', email: person.email, password: goodPassword },
      })
    expect((await enter()).content.active).toBe(0)
    await activate((await mail()).hash)
    expect((await enter()).content.active).toBe(1)
  })
})

describe('ACC-14 another code', () => {
  test('ACC-12 ACC-14 not before 60 seconds, and the server says how many are left', async () => {
    const { resend, mail } = await register()
    world.ports.clock.advance(20_000)
    const early = await problemOf(resend())
    expect([early.status, early.body.details?.retryAfterSeconds, early.firstMessage]).toEqual([
      429,
      40,
      'Aguarde 40 segundos para pedir um novo código.',
    ])
    world.ports.clock.advance(40_000)
    expect(await resend()).toMatchObject({ resend_in_seconds: 60, messages: ['E-mail enviado com sucesso'] })
    expect((await mail()).count).toBe(2)
    expect((await problemOf(resend())).status).toBe(429)
  })

  test('ACC-12 asked for many times at once, one mail goes out', async () => {
    const { resend, mail } = await register()
    world.ports.clock.advance(minute)
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => resend()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mail()).count).toBe(2)
  })

  test('SEC-18 ACC-14 the answer takes the same time where nobody waits, and where it is refused', async () => {
    const { resend } = await register()
    world.ports.clock.advance(minute)
    for (const email of [undefined, undefined, 'ninguem@exemplo.com.br']) {
      const started = performance.now()
      await Promise.allSettled([resend(email)])
      expect(performance.now() - started).toBeGreaterThanOrEqual(345)
    }
  })

  test('ACC-14 an address nobody waits at gets the same answers', async () => {
    const { resend, mail, activate } = await register()
    await activate((await mail()).code)
    const nobody = 'ninguem@exemplo.com.br'
    world.ports.clock.advance(minute)
    for (const email of [nobody, undefined]) {
      const answer = await resend(email)
      expect(answer).toEqual({
        hash: expect.stringMatching(/^[\w-]{43}$/),
        resend_in_seconds: 60,
        messages: ['E-mail enviado com sucesso'],
      })
      expect((await problemOf(resend(email))).status).toBe(429)
    }
    await expect(mail()).resolves.toMatchObject({ count: 1 })
  })

  test('ACC-14 a mailbox gets six codes an hour at most', async () => {
    const { resend, mail } = await register()
    for (let sent = 1; sent < 6; sent += 1) {
      world.ports.clock.advance(minute)
      await resend()
    }
    world.ports.clock.advance(minute)
    expect((await problemOf(resend())).status).toBe(429)
    expect((await mail()).count).toBe(6)
  })

  test('SEC-37 of all stations together a mailbox gets twelve codes an hour; the next registration is kept without one', async () => {
    const station = await world.station()
    const { email } = newPerson()
    for (let sent = 1; sent < mailboxHour.points; sent += 1)
      await limit(world.context(station), { ...mailboxHour, key: email })
    const last = await register(station, { email })
    expect((await last.mail()).count).toBe(1)
    const refused = await register(await world.station(), { email })
    expect(refused.answer).toMatchObject({ hash: null, methods: [{ email }] })
    expect(refused.answer.messages.at(-1)).toMatch(/^Muitas tentativas\. Tente novamente em \d+ minutos\.$/)
    await expect(refused.mail()).rejects.toThrow()
    const other = await register()
    expect((await other.mail()).count).toBe(1)
  })

  test.each([
    ['+um@exemplo.com.br', '+dois@exemplo.com.br', '@exemplo.com.br'],
    ['.u.m@gmail.com', 'u.m+x@googlemail.com', 'um@gmail.com'],
  ])(
    'SEC-90 all names of a mailbox (%s, %s) get twelve codes an hour together',
    async (one, another, mailbox) => {
      const station = await world.station()
      const person = newPerson().email.replace(/@.*/, '')
      for (let sent = 1; sent < mailboxHour.points; sent += 1)
        await limit(world.context(station), { ...mailboxHour, key: `${person}${mailbox}` })
      const last = await register(station, { email: `${person}${one}` })
      expect((await last.mail()).count).toBe(1)
      const refused = await register(await world.station(), { email: `${person}${another}` })
      expect(refused.answer).toMatchObject({ hash: null, methods: [{ email: `${person}${another}` }] })
      await expect(refused.mail()).rejects.toThrow()
    },
  )

  test('SEC-90 a mailbox waits sixty seconds for its next code, whatever name stands behind the plus', async () => {
    const station = await world.station()
    const person = newPerson().email.replace(/@.*/, '')
    const { mail } = await register(station, { email: `${person}+um@exemplo.com.br` })
    expect((await mail()).count).toBe(1)
    const { answer } = await register(station, { email: `${person}+dois@exemplo.com.br` })
    expect(answer).toMatchObject({ hash: null })
  })

  test('SEC-37 who registers in somebody’s name until the mailbox had its codes keeps nobody from a first code at their own address', async () => {
    const station = await world.station()
    const person = newPerson()
    for (let sent = 0; sent < mailboxHour.points; sent += 1)
      await limit(world.context(station), { ...mailboxHour, key: person.email })
    const signUp = async (address: string) => {
      const there = await world.station()
      const body = { station_id: there.id, ...person, ...passwords, terms_accepted: true as const }
      return (await world.client(there, undefined, { address }).call(calls.signupParticipant, { body })).hash
    }
    expect(await signUp('203.0.113.7')).toEqual(expect.any(String))
    expect(await signUp('203.0.113.7')).toBeNull()
    expect(await signUp('203.0.113.8')).toEqual(expect.any(String))
    // All networks of one line are one.
    expect(await signUp('2001:db8:1:1::/64')).toEqual(expect.any(String))
    expect(await signUp('2001:db8:1:2::/64')).toBeNull()
    expect(await signUp('2001:db8:2:1::/64')).toEqual(expect.any(String))
  })

  test('SEC-37 who registers in somebody’s name at a station, hour after hour, keeps nobody from a first code there', async () => {
    const station = await world.station()
    const person = newPerson()
    const signUp = async (address: string, cpf = newPerson().cpf) => {
      const body = { station_id: station.id, ...person, cpf, ...passwords, terms_accepted: true as const }
      return (await world.client(station, undefined, { address }).call(calls.signupParticipant, { body }))
        .hash
    }
    for (let sent = 0; sent < 7; sent += 1) {
      await signUp('203.0.113.7')
      world.ports.clock.advance(minute)
    }
    expect(await signUp('203.0.113.7')).toBeNull()
    expect(await signUp('203.0.113.8', person.cpf)).toEqual(expect.any(String))
  })

  test('SEC-13 ACC-14 what strangers ask for, from anywhere, keeps nobody from their own first code nor the next', async () => {
    const station = await world.station()
    const person = newPerson()
    const strangers = Array.from({ length: 3 }, (_, at) =>
      world.client(station, undefined, { address: `203.0.113.${at}` }),
    )
    const pester = () =>
      Promise.allSettled(
        strangers.map((one) =>
          one.call(calls.resendConfirmation, { body: { station_id: station.id, email: person.email } }),
        ),
      )
    for (let time = 0; time < 6; time += 1) {
      await pester()
      world.ports.clock.advance(minute)
    }
    await pester()
    const { hash, draft } = await world.client(station).call(calls.signupParticipant, {
      body: { station_id: station.id, ...person, ...passwords, terms_accepted: true },
    })
    expect(hash).not.toBeNull()
    const count = async () => (await lastCode(world, station, person.email)).count
    expect(await count()).toBe(1)
    await pester()
    world.ports.clock.advance(minute)
    const own = { station_id: station.id, email: person.email, draft: draft ?? '' }
    const before = await count()
    await world.client(station).call(calls.resendConfirmation, { body: own })
    expect(await count()).toBe(before + 1)
    expect(before).toBeLessThanOrEqual(7)
  })

  test('ACC-14 a method of somebody else, or of nobody, sends nothing', async () => {
    const one = await register()
    const two = await register(one.station)
    const problem = await problemOf(
      one.api.call(calls.confirmationMethod, {
        body: {
          station_id: one.station.id,
          user_id: two.answer.user_id,
          type: 'email',
          email: 'atacante@exemplo.com.br',
          id: one.answer.hash ?? '',
        },
      }),
    )
    expect(problem.code).toBe('gone')
  })
})

describe('SEC-08 whoever did not receive the code does not decide the password', () => {
  const mine = 'Minha1234'
  const theirs = 'Deles1234'
  const enters = async (station: StationRecord, email: string, password: string) =>
    world
      .client(station)
      .call(login, { params: { stationId: station.id }, body: { email_or_cpf: 'email', email, password } })
      .then(
        ({ content }) => content.active === 1,
        () => false,
      )
  const withPassword = (password: string) => ({ password, password_confirmation: password })

  /** Two registrations of one e-mail and CPF, a minute apart. */
  async function rivals(passwordsInOrder: [string, string]) {
    const station = await world.station()
    const { email, cpf } = newPerson()
    const [first, second] = passwordsInOrder
    const one = await register(station, { email, cpf, ...withPassword(first) })
    const codeOfOne = await one.mail()
    world.ports.clock.advance(minute)
    const two = await register(station, { email, cpf, ...withPassword(second) })
    return { station, email, one: { ...one, sent: codeOfOne }, two: { ...two, sent: await two.mail() } }
  }

  test('SEC-08 a later registration of the same e-mail and CPF changes nothing of the first', async () => {
    const { station, email, one, two } = await rivals([mine, theirs])
    expect(two.answer.user_id).not.toBe(one.answer.user_id)
    // The later mail's digits on one's own page, and its link with one's own draft: they are of another registration.
    const page = one.answer.hash ?? ''
    expect((await problemOf(one.activate(page, { code: two.sent.code }))).code).toBe('invalid_input')
    const { draft } = one.answer
    const foreign = await problemOf(one.activate(two.sent.hash, { draft }))
    expect(Object.keys(foreign.body.fields ?? {})).toEqual(['password'])
    await one.activate(page, { code: one.sent.code })
    expect(await enters(station, email, mine)).toBe(true)
    expect(await enters(station, email, theirs)).toBe(false)
    expect((await problemOf(two.activate(two.sent.hash))).code).toBe('gone')
  })

  test('SEC-08 an earlier registration is not the one that is confirmed', async () => {
    const { station, email, one, two } = await rivals([theirs, mine])
    await two.activate(two.sent.hash, { draft: two.answer.draft })
    expect(await enters(station, email, mine)).toBe(true)
    expect(await enters(station, email, theirs)).toBe(false)
    expect((await problemOf(one.activate(one.sent.hash))).code).toBe('gone')
  })

  test('SEC-08 a code asked for by the e-mail alone wants the password of the registration it confirms', async () => {
    const { station, email, one, two } = await rivals([mine, theirs])
    world.ports.clock.advance(minute)
    const { hash } = await one.resend()
    const { code } = await one.mail()
    const bare = await problemOf(one.activate(hash, { code }))
    expect(bare.body.fields).toEqual({
      password: ['Há mais de um cadastro com este e-mail. Digite a senha que você criou no seu.'],
    })
    const wrong = await problemOf(one.activate(hash, { code, password: mine }))
    expect(wrong.body.fields).toEqual({ password: ['Senha incorreta. Digite a que você criou no cadastro.'] })
    expect(await enters(station, email, theirs)).toBe(false)
    // The registrant's own browser asks for its own.
    world.ports.clock.advance(minute)
    const own = await one.api.call(calls.resendConfirmation, {
      body: { station_id: station.id, email, draft: one.answer.draft },
    })
    await one.activate(own.hash, { code: (await one.mail()).code })
    expect(await enters(station, email, mine)).toBe(true)
    expect(two.answer.user_id).not.toBe(one.answer.user_id)
  })

  test('SEC-08 of codes of one mailbox that come back at once one counts', async () => {
    const { station, email, one, two } = await rivals([mine, theirs])
    const answers = await Promise.allSettled([
      one.activate(one.answer.hash ?? '', { code: one.sent.code }),
      two.activate(two.answer.hash ?? '', { code: two.sent.code }),
      one.activate(one.answer.hash ?? '', { code: one.sent.code }),
    ])
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toHaveLength(2)
    for (const code of refused) expect(['already_done', 'gone', 'invalid_input']).toContain(code)
    expect([await enters(station, email, mine), await enters(station, email, theirs)].sort()).toEqual([
      false,
      true,
    ])
  })

  test('SEC-08 a CPF that was confirmed for another mailbox meanwhile is said, and takes nothing', async () => {
    const one = await register()
    const two = await register(one.station, { cpf: one.person.cpf })
    await one.activate((await one.mail()).code)
    const late = await problemOf(two.activate((await two.mail()).code))
    expect([late.code, late.firstMessage]).toEqual([
      'conflict',
      'Este CPF já tem cadastro. Entre ou recupere a sua senha.',
    ])
  })
})

describe('SEC-10 the confirmation tells nothing of accounts', () => {
  test('SEC-10 wrong digits answer the same for active, suspended, closed, waiting and unknown e-mails, on any page', async () => {
    const station = await world.station()
    const waiting = await register(station)
    const people = ['active', 'suspended', 'deleted'] as const
    const members = await Promise.all(people.map((status) => addMember(world, station, { status })))
    const emails = await Promise.all(
      members.map(
        async ({ client }) => (await client.call(getUserWeb, { params: { id: 'me' } })).content.email,
      ),
    )
    world.ports.clock.advance(minute)
    const answers = []
    for (const email of [waiting.person.email, ...emails, 'ninguem@exemplo.com.br']) {
      const { hash } = await waiting.resend(email)
      const page = { hash, code: '000000', email }
      const tries = []
      for (let time = 0; time < 7; time += 1) tries.push((await problemOf(waiting.activate(hash, page))).body)
      tries.push((await problemOf(waiting.activate('000000', { email }))).body)
      tries.push((await problemOf(waiting.activate('l'.repeat(43), { email }))).body)
      const method = waiting.api.call(calls.confirmationMethod, {
        body: { station_id: station.id, type: 'email', id: hash },
      })
      tries.push((await problemOf(method)).body)
      answers.push(tries)
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('SEC-10 strangers’ tries and mails leave the code of the page that registered alone', async () => {
    const { station, person, activate, mail, answer, resend } = await register()
    const { code } = await mail()
    const strangers = ['10.1.0.1', '10.1.0.2', '10.1.0.3', '10.1.0.4', '10.1.0.5', '10.1.0.6', '10.1.0.7']
    const guess = (address: string, hash: string) =>
      world
        .client(station, undefined, { address })
        .call(calls.activateParticipant, { body: { email: person.email, hash } })
    for (const address of strangers)
      for (let time = 0; time < 6; time += 1) await problemOf(guess(address, other(code)))
    world.ports.clock.advance(minute)
    const { hash } = await resend()
    for (let time = 0; time < 6; time += 1) await problemOf(activate(hash, { code: other(code) }))
    // By the e-mail alone nobody guesses on, from wherever; the page is open.
    expect((await problemOf(guess('10.1.0.99', code))).code).toBe('gone')
    expect((await activate(answer.hash ?? '', { code })).content.active).toBe(1)
  })
})

describe('SEC-13 the networks of one IPv6 /48 are one line', () => {
  /** The same call from so many networks of one line, then from another line: what each was refused with. */
  async function fromLine(times: number, call: (address: string) => Promise<unknown>) {
    const codes = []
    for (let one = 1; one <= times; one += 1)
      codes.push((await problemOf(call(`2001:db8:7:${one}::/64`))).code)
    return { codes, elsewhere: (await problemOf(call('2001:db8:8:1::/64'))).code }
  }

  test('SEC-13 digits for an e-mail: five of the line', async () => {
    const { station, person, mail } = await register()
    const { code } = await mail()
    const { codes, elsewhere } = await fromLine(7, (address) =>
      world.client(station, undefined, { address }).call(calls.activateParticipant, {
        body: { email: person.email, hash: other(code) },
      }),
    )
    expect(codes).toEqual([...Array(4).fill('invalid_input'), ...Array(3).fill('gone')])
    expect(elsewhere).toBe('invalid_input')
  })

  test('SEC-13 passwords beside the link of a registration: ten of the line', async () => {
    const { station, person, mail } = await register()
    const { hash } = await mail()
    const { codes, elsewhere } = await fromLine(11, (address) =>
      world.client(station, undefined, { address }).call(calls.activateParticipant, {
        body: { email: person.email, hash, password: 'Errada123' },
      }),
    )
    expect(codes).toEqual([...Array(10).fill('invalid_input'), 'too_many_requests'])
    expect(elsewhere).toBe('invalid_input')
  })

  test('SEC-13 codes asked for by an e-mail alone: one a minute of the line', async () => {
    const station = await world.station()
    const ask = (address: string) =>
      world.client(station, undefined, { address }).call(calls.resendConfirmation, {
        body: { station_id: station.id, email: 'de.longe@exemplo.com.br' },
      })
    await ask('2001:db8:7:1::/64')
    expect((await problemOf(ask('2001:db8:7:2::/64'))).code).toBe('too_many_requests')
    await ask('2001:db8:8:1::/64')
  })
})

test('SEC-16 a registration that is corrected while its code comes back: one of the two counts, and nobody waits in a circle', async () => {
  const station = await world.station()
  const before = await countDeadlocks(world.database)
  for (let round = 0; round < 4; round += 1) {
    const registered = await Promise.all(Array.from({ length: 4 }, () => register(station)))
    const codes = await Promise.all(registered.map(({ mail }) => mail()))
    const races = registered.flatMap(({ api, person, answer, activate }, at) => [
      api.call(calls.signupParticipant, {
        body: {
          station_id: station.id,
          ...passwords,
          ...person,
          name: 'Joana Corrigida',
          draft: answer.draft,
          terms_accepted: true,
        },
      }),
      activate(answer.hash ?? '', { code: codes[at]?.code ?? '' }),
    ])
    const outcomes = await Promise.allSettled(races)
    for (const [at, { person }] of registered.entries()) {
      const ended = [outcomes[2 * at], outcomes[2 * at + 1]].map((one) => one?.status)
      expect(ended).toContain('fulfilled')
      const accounts = await world.database.db
        .select({ id: participants.id })
        .from(participants)
        .where(and(eq(participants.stationId, station.id), eq(participants.email, person.email)))
      expect(accounts).toHaveLength(1)
    }
  }
  expect(await countDeadlocks(world.database)).toBe(before)
})
