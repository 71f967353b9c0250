import { describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/stations/index.ts'
import { getUserWeb, login } from '#contract/access/endpoints.ts'
import * as calls from '#contract/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { goodPassword, lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const minute = 60_000

async function register(given?: StationRecord) {
  const station = given ?? (await world.station())
  const person = newPerson()
  const api = world.client(station)
  const answer = await api.call(calls.signupParticipant, {
    body: { station_id: station.id, ...person, ...passwords, terms_accepted: true },
  })
  const activate = (hash: string, more: { code?: string; password?: string; email?: string } = {}) =>
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

  test('ACC-12 five wrong codes and the right one is worth nothing; the link of the mail still is', async () => {
    const { activate, mail } = await register()
    const { code, hash } = await mail()
    const first = await problemOf(activate(other(code)))
    expect(first.body.fields).toEqual({ code: ['Código incorreto. Restam 4 tentativas.'] })
    for (let tries = 2; tries <= 5; tries += 1) await problemOf(activate(other(code)))
    const exhausted = await problemOf(activate(code))
    expect([exhausted.status, exhausted.firstMessage]).toEqual([
      410,
      'Este código foi digitado errado muitas vezes. Peça um novo.',
    ])
    expect((await activate(hash)).content.active).toBe(1)
  })

  test('ACC-12 many guesses at once have five tries together', async () => {
    const { activate, mail } = await register()
    const { code } = await mail()
    const wrong = Array.from({ length: 20 }, () => problemOf(activate(other(code))))
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

  test('ACC-13 an old link and one of an earlier mail are over', async () => {
    const { activate, mail, resend } = await register()
    const { hash } = await mail()
    world.ports.clock.advance(minute)
    await resend()
    expect((await problemOf(activate(hash))).code).toBe('gone')
    const { hash: second } = await mail()
    world.ports.clock.advance(10 * minute)
    expect((await problemOf(activate(second))).code).toBe('gone')
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
    for (let sent = 0; sent < 6; sent += 1) {
      world.ports.clock.advance(minute)
      await resend()
    }
    world.ports.clock.advance(minute)
    expect((await problemOf(resend())).status).toBe(429)
    expect((await mail()).count).toBe(7)
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
