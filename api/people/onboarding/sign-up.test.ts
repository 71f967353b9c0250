import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { login } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { balanceOf } from '../../ledger/index.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { participants } from '../access/tables.ts'
import { tidyOnboarding } from './resend-gate.ts'
import { signUp } from './sign-up.ts'
import { affiliates, consents } from './tables.ts'

const world = apiWorld()
const accepted = { terms_accepted: true as const }

const rowOf = (id: number) =>
  acrossStations(async () =>
    (await world.database.db.select().from(participants).where(eq(participants.id, id))).at(0),
  )

describe('ONB-01 credentials are checked before the next step', () => {
  test('ONB-01 ONB-08 what was found right is kept, normalised, under a handle', async () => {
    const station = await world.station()
    const api = world.client(station)
    const { email, cpf } = newPerson()
    const first = await api.call(calls.validateSignup, {
      body: { station_id: station.id, email: ` ${email.toUpperCase()} `, cpf, ...accepted },
    })
    expect(first).toMatchObject({ next: 'person', affiliated: null })
    const second = await api.call(calls.validateSignup, {
      body: {
        station_id: station.id,
        draft: first.draft ?? '',
        name: '  JOANA   DA SILVA  ',
        tel: '(11) 9 8765-4321',
        birthday: '1990-04-12 00:00:00',
        state: 'sp',
        city: 'sao paulo',
      },
    })
    expect(second).toMatchObject({ next: 'password', draft: first.draft })
    const draft = await api.call(calls.getSignupDraft, { params: { draft: first.draft ?? '' } })
    expect(draft.values).toMatchObject({
      email,
      cpf,
      name: 'Joana da Silva',
      tel: '11987654321',
      birthday: '1990-04-12',
      state: 'SP',
      city: 'São Paulo',
      accepted: ['terms', 'privacy'],
    })
  })

  test('ONB-01 missing and wrong fields come back by name', async () => {
    const station = await world.station()
    const problem = await problemOf(
      world.client(station).call(calls.validateSignup, { body: { station_id: station.id } }),
    )
    expect(problem.status).toBe(422)
    expect(problem.body.fields).toEqual({
      email: ['Esse campo é obrigatório'],
      cpf: ['Esse campo é obrigatório'],
      terms_accepted: ['Esse campo é obrigatório'],
    })
  })

  test('VAL-02 VAL-03 ONB-07 GAP-21 CPF, e-mail, city and age are judged', async () => {
    const station = await world.station()
    const ask = (body: object) =>
      problemOf(
        world.client(station).call(calls.validateSignup, {
          body: { station_id: station.id, ...newPerson(), ...accepted, ...body },
        }),
      ).then(({ body }) => body.fields)
    expect(await ask({ cpf: '111.111.111-11' })).toEqual({ cpf: ['CPF inválido'] })
    expect(await ask({ email: 'joana@' })).toEqual({ email: ['Email inválido'] })
    expect(await ask({ birthday: '31/02/1990' })).toEqual({ birthday: ['Data Inválida!'] })
    expect(await ask({ birthday: '05/05/2008' })).toEqual({
      birthday: ['É necessário ser maior de 18 anos.'],
    })
    expect(await ask({ state: 'RJ', city: 'Campinas' })).toEqual({
      city: ['Não encontramos esta cidade em RJ. Escolha uma da lista.'],
    })
    expect(await ask({ state: 'XX' })).toEqual({ state: ['Escolha um estado da lista'] })
  })

  test('ONB-01 an e-mail or CPF with an account is said beside its field', async () => {
    const station = await world.station()
    const { email, cpf } = newPerson()
    await addMember(world, station, { email, cpf })
    const problem = await problemOf(
      world
        .client(station)
        .call(calls.validateSignup, { body: { station_id: station.id, email, cpf, ...accepted } }),
    )
    expect(Object.keys(problem.body.fields ?? {}).sort()).toEqual(['cpf', 'email'])
  })

  test('TEN-01 a handle of another station opens nothing, and a station names itself only', async () => {
    const [here, there] = [await world.station(), await world.station()]
    const { email, cpf } = newPerson()
    const { draft } = await world
      .client(here)
      .call(calls.validateSignup, { body: { station_id: here.id, email, cpf, ...accepted } })
    const foreign = await problemOf(
      world.client(there).call(calls.getSignupDraft, { params: { draft: draft ?? '' } }),
    )
    expect(foreign.status).toBe(404)
    const named = await problemOf(
      world
        .client(there)
        .call(calls.validateSignup, { body: { station_id: here.id, email, cpf, ...accepted } }),
    )
    expect(named.code).toBe('station_mismatch')
  })

  test('STN-U09 a station that sends everybody to the log-in keeps nothing', async () => {
    const station = await world.station({ config: { behaviour: { credentialsThenLogin: true } } })
    const { email, cpf } = newPerson()
    await addMember(world, station, { email, cpf })
    const answer = await world
      .client(station)
      .call(calls.validateSignup, { body: { station_id: station.id, email, cpf, ...accepted } })
    expect(answer).toEqual({ draft: null, next: 'login', affiliated: null, messages: [] })
  })
})

describe('ONB-05 registration', () => {
  test('ONB-05 GAP-32 an inactive account, its wallet, its consents in their version, and the code by mail', async () => {
    const station = await world.station({ config: { legal: { privacyUpdatedAt: '2024-02-19' } } })
    const person = newPerson()
    const answer = await world.client(station).call(calls.signupParticipant, {
      body: { station_id: station.id, ...person, ...passwords, ...accepted },
    })
    expect(answer).toMatchObject({ email: person.email, messages: ['Cadastro realizado com sucesso'] })
    expect(await rowOf(answer.user_id)).toMatchObject({
      status: 'inactive',
      birthday: '1990-04-12',
      city: 'Campinas',
      firstLogin: true,
      briefingDone: false,
    })
    const wallet = await balanceOf(world.context(station), answer.user_id)
    expect(wallet).toEqual({ availableH: 0, heldH: 0 })
    const agreed = await world.database.db
      .select()
      .from(consents)
      .where(eq(consents.stationId, station.id))
      .orderBy(consents.document)
    expect(agreed.map(({ document, version, acceptedAt }) => [document, version, acceptedAt])).toEqual([
      ['privacy', '2024-02-19', world.ports.clock.now()],
      ['terms', '2023-05-05', world.ports.clock.now()],
    ])
    expect((await lastCode(world, station, person.email)).code).toMatch(/^\d{6}$/)
  })

  test('ONB-03 VAL-04 weak and different passwords', async () => {
    const station = await world.station()
    const ask = (body: object) =>
      problemOf(
        world.client(station).call(calls.signupParticipant, {
          body: { station_id: station.id, ...newPerson(), ...passwords, ...accepted, ...body },
        }),
      ).then(({ body }) => body.fields)
    const rule =
      'Senha precisa ter: uma letra maiúscula, uma letra minúscula, um número e tamanho entre 8 - 20.'
    for (const password of ['senha123', 'SENHA123', 'SenhaABC', 'Sen1', 'Senha123Senha123Senha1'])
      expect(await ask({ password, password_confirmation: password })).toEqual({ password: [rule] })
    expect(await ask({ password_confirmation: 'Senha124' })).toEqual({
      password_confirmation: ['Digite a mesma senha que digitou acima'],
    })
  })

  test('ONB-05 GAP-25 what is missing is named; the older payload needs no boxes', async () => {
    const station = await world.station()
    const { city: _, tel: __, ...person } = newPerson()
    const problem = await problemOf(
      world
        .client(station)
        .call(calls.signupParticipant, { body: { station_id: station.id, ...person, ...passwords } }),
    )
    expect(Object.keys(problem.body.fields ?? {}).sort()).toEqual(['city', 'tel', 'terms_accepted'])
    const whole = newPerson()
    const older = await world.client(station).call(calls.signup, {
      body: { station_id: station.id, establishment_id: 1, ...whole, ...passwords },
    })
    expect((await rowOf(older.user_id))?.email).toBe(whole.email)
  })

  test('ONB-05 an e-mail and a CPF that are taken are refused', async () => {
    const station = await world.station()
    const { email, cpf } = newPerson()
    await addMember(world, station, { email, cpf })
    const ask = (body: object) =>
      problemOf(
        world.client(station).call(calls.signupParticipant, {
          body: { station_id: station.id, ...newPerson(), ...body, ...passwords, ...accepted },
        }),
      ).then(({ body }) => body.fields)
    expect(await ask({ cpf })).toEqual({ cpf: ['Este CPF já tem cadastro. Entre ou recupere a sua senha.'] })
    expect(await ask({ email })).toEqual({
      email: ['Este e-mail já tem cadastro. Entre ou recupere a sua senha.'],
    })
  })

  test('ONB-05 sent twice from one browser it is one account and one mail, at once and after a lost answer', async () => {
    const station = await world.station()
    const api = world.client(station)
    const person = newPerson()
    const { draft } = await api.call(calls.validateSignup, {
      body: { station_id: station.id, ...person, ...accepted },
    })
    const send = () =>
      api.call(calls.signupParticipant, {
        body: { station_id: station.id, draft: draft ?? '', ...passwords },
      })
    const [one, two] = await Promise.all([send(), send()])
    const three = await send()
    expect([two.user_id, three.user_id]).toEqual([one.user_id, one.user_id])
    expect(await lastCode(world, station, person.email)).toMatchObject({ count: 1 })
  })

  test('ONB-09 a mistyped e-mail is put right from the same browser', async () => {
    const station = await world.station()
    const api = world.client(station)
    const first = await api.call(calls.signupParticipant, {
      body: { station_id: station.id, ...newPerson(), ...passwords, ...accepted },
    })
    const right = newPerson().email
    const again = await api.call(calls.signupParticipant, {
      body: { station_id: station.id, draft: first.draft, email: right, ...passwords },
    })
    expect(await rowOf(first.user_id)).toBeUndefined()
    expect((await rowOf(again.user_id))?.email).toBe(right)
    expect((await lastCode(world, station, right)).count).toBe(1)
  })

  test('SEC-13 of twenty registrations at once with one mailbox all wait, and one code leaves', async () => {
    const station = await world.station()
    const { email } = newPerson()
    const second = await world.database.another()
    const ctx = { ...world.context(station), db: second.db }
    const person = () => ({ ...newPerson(), email, birthday: '1990-04-12' })
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        world.client(station).call(calls.signupParticipant, {
          body: { station_id: station.id, ...person(), ...passwords, ...accepted },
        }),
      ),
      ...Array.from({ length: 10 }, () =>
        signUp(ctx, { ...person(), ...passwords, ...accepted }, { urls: world.urls }),
      ),
    ])
    expect(answers.filter(({ hash }) => hash !== null)).toHaveLength(1)
    expect((await lastCode(world, station, email)).count).toBe(1)
    const waiting = answers.find(({ hash }) => hash === null)
    expect(waiting?.messages[1]).toMatch(/^Aguarde \d+ segundos para pedir um novo código/)
    // Asked for later, the code is of the registration that asks.
    world.ports.clock.advance(60_000)
    const [method] = waiting?.methods ?? []
    const sent = await world.client(station).call(calls.confirmationMethod, {
      body: { station_id: station.id, type: 'email', id: method?.id ?? '' },
    })
    const { code } = await lastCode(world, station, email)
    const user = await world
      .client(station)
      .call(calls.activateParticipant, { body: { email, hash: sent.hash, code } })
    expect(user.content.id).toBe(waiting?.user_id)
  })

  test('ONB-05 what nobody confirmed is forgotten after a month', async () => {
    const station = await world.station()
    const imported = await addMember(world, station, { status: 'inactive' })
    const { user_id } = await world.client(station).call(calls.signupParticipant, {
      body: { station_id: station.id, ...newPerson(), ...passwords, ...accepted },
    })
    world.ports.clock.advance(31 * 24 * 60 * 60 * 1000)
    await tidyOnboarding(world.context(station))
    expect(await rowOf(user_id)).toBeUndefined()
    expect(await rowOf(imported.id)).toBeDefined()
  })

  test('STN-U06 a travel promotion wants its boxes and a person', async () => {
    const station = await world.station({ config: { behaviour: { signup: 'promotion' } } })
    const { email, cpf } = newPerson()
    const problem = await problemOf(
      world
        .client(station)
        .call(calls.validateSignup, { body: { station_id: station.id, email, cpf, ...accepted } }),
    )
    expect(Object.keys(problem.body.fields ?? {}).sort()).toEqual(['rules_accepted', 'travel_accepted'])
  })

  test('ONB-10 GAP-25 the simple form asks for less, and for the e-mail beside the password', async () => {
    const station = await world.station({ config: { behaviour: { signup: 'simple' } } })
    const { city: _, email, ...person } = newPerson()
    const { draft, next } = await world
      .client(station)
      .call(calls.validateSignup, { body: { station_id: station.id, ...person, ...accepted } })
    expect(next).toBe('password')
    const answer = await world.client(station).call(calls.signupParticipant, {
      body: { station_id: station.id, draft: draft ?? '', email, ...passwords },
    })
    expect(await rowOf(answer.user_id)).toMatchObject({ email, city: null, state: 'SP' })
  })
})

describe('STN-U07 affiliates', () => {
  const known = { name: 'Renata Farias', email: 'renata@exemplo.com.br', tel: '92991230001' }
  async function association(only = true) {
    const station = await world.station({
      config: { behaviour: { signup: 'affiliate', affiliatesOnly: only } },
    })
    const cpf = newPerson().cpf
    await world.database.db.insert(affiliates).values({ stationId: station.id, cpf, ...known })
    return { station, cpf, api: world.client(station) }
  }

  test('STN-U07 ONB-04 the list knows the e-mail: masked everywhere, and no code before a method is chosen', async () => {
    const { station, cpf, api } = await association()
    const { draft, next, affiliated } = await api.call(calls.validateSignup, {
      body: { station_id: station.id, cpf, ...accepted },
    })
    expect({ next, affiliated }).toEqual({
      next: 'password',
      affiliated: { name: 'Renata', email: 'r***@exemplo.com.br', tel: '(**) *****-0001' },
    })
    const answer = await api.call(calls.signupParticipant, {
      body: { station_id: station.id, draft: draft ?? '', ...passwords },
    })
    expect(answer).toMatchObject({ email: 'r***@exemplo.com.br', hash: null })
    expect(answer.methods).toMatchObject([{ type: 'email', email: 'r***@exemplo.com.br' }])
    await expect(lastCode(world, station, known.email)).rejects.toThrow('no code')
    const shown = await api.call(calls.getSignupDraft, { params: { draft: draft ?? '' } })
    expect(JSON.stringify(shown)).not.toContain(known.email)

    const [method] = answer.methods
    const sent = await api.call(calls.confirmationMethod, {
      body: { station_id: station.id, user_id: answer.user_id, type: 'email', id: method?.id ?? '' },
    })
    const { code } = await lastCode(world, station, known.email)
    const user = await api.call(calls.activateParticipant, {
      body: { station: station.id, email: 'r***@exemplo.com.br', hash: sent.hash, code },
    })
    expect(user.content).toMatchObject({ name: 'Renata Farias', email: known.email, active: 1 })
  })

  test('STN-U08 who is not on the list stays on the first step', async () => {
    const { station, api } = await association()
    const problem = await problemOf(
      api.call(calls.validateSignup, { body: { station_id: station.id, cpf: newPerson().cpf, ...accepted } }),
    )
    expect(problem.body.fields).toEqual({
      cpf: ['Não encontramos este CPF entre os associados. Confira o número ou fale com a secretaria.'],
    })
    const { station: open, api: there } = await association(false)
    const person = newPerson()
    const answer = await there.call(calls.validateSignup, {
      body: { station_id: open.id, cpf: person.cpf, ...accepted },
    })
    expect(answer).toMatchObject({ next: 'person', affiliated: null })
  })

  test('STN-U07 nobody chooses the e-mail of an affiliate', async () => {
    const { station, cpf, api } = await association()
    const answer = await api.call(calls.signupParticipant, {
      body: { station_id: station.id, ...newPerson(), cpf, ...passwords, ...accepted },
    })
    expect(await rowOf(answer.user_id)).toMatchObject({ email: known.email, name: known.name })
  })

  test('ONB-04 without an e-mail on the list there is only the telephone', async () => {
    const { station, api } = await association()
    const cpf = newPerson().cpf
    await world.database.db.insert(affiliates).values({ stationId: station.id, cpf, name: 'Antônio Sá' })
    const { draft, affiliated } = await api.call(calls.validateSignup, {
      body: { station_id: station.id, cpf, ...accepted },
    })
    expect(affiliated?.email).toBeNull()
    const problem = await problemOf(
      api.call(calls.signupParticipant, {
        body: { station_id: station.id, draft: draft ?? '', ...passwords },
      }),
    )
    expect(problem.code).toBe('prerequisites_missing')
  })

  test('ACC-04 GAP-15 the log-in of an affiliate without account begins the registration', async () => {
    const { station, cpf, api } = await association()
    const problem = await problemOf(
      api.call(login, {
        params: { stationId: station.id },
        body: { email_or_cpf: 'cpf', cpf, password: 'Qualquer1' },
      }),
    )
    expect(problem.status).toBe(401)
    const affiliated = problem.body.details?.affiliated as { draft: string; email: string }
    expect(affiliated.email).toBe('r***@exemplo.com.br')
    const draft = await api.call(calls.getSignupDraft, { params: { draft: affiliated.draft } })
    expect(draft).toMatchObject({ from_login: true, user_id: null, affiliated: { name: 'Renata' } })
    const answer = await api.call(calls.signupParticipant, {
      body: { station_id: station.id, draft: affiliated.draft, ...passwords, ...accepted },
    })
    expect(await rowOf(answer.user_id)).toMatchObject({ cpf, email: known.email })
  })
})
