import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addOwnField } from '#contract/console/own-fields/endpoints.ts'
import { getPeopleFacts } from '#contract/console/people/endpoints.ts'
import * as invitations from '#contract/console/people/invitations/endpoints.ts'
import { getUserWeb, login } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/imported/endpoints.ts'
import * as onboarding from '#contract/people/onboarding/endpoints.ts'
import { requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { goodPassword, lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { balanceOf, earn } from '../../ledger/index.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { participants } from '../access/tables.ts'
import { consents } from '../onboarding/tables.ts'
import { filledFields, writeOwnFields } from '../own-fields/index.ts'
import { mostPerHour, sendPersonInvitationsJob } from './send-invitations.ts'
import { personInvitations } from './tables.ts'

const world = apiWorld()
const day = 86_400_000

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { name: 'Eva', role: 'owner', email: 'eva@exemplo.com.br' })
  const api = world.client(station)
  const bring = (more: object = {}) =>
    addMember(world, station, { ...newPerson(), status: 'imported', firstLogin: true, ...more } as never)
  const invite = async (body: object) =>
    (await owner()).call(invitations.invitePeople, { body: body as never })
  const send = () => sendPersonInvitationsJob.run(world.jobs(), {})
  const mails = () =>
    world.database.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.kind, 'person_invitation')))
      .orderBy(asc(mailOutbox.id))
  const tokenTo = async (to: string) =>
    (await mails())
      .filter((mail) => mail.to === to)
      .at(-1)
      ?.text.match(/\/primeiro-acesso\/([\w-]+)/)?.[1] ?? ''
  const accept = (token: string) =>
    api.call(calls.acceptPersonInvitation, { body: { token, ...passwords, terms: true } })
  const look = async (token: string) =>
    (await api.call(calls.checkPersonInvitation, { body: { token } })).state
  const row = async (id: number) => {
    const [found] = await world.database.db
      .select()
      .from(participants)
      .where(withId(participants, { station }, id))
    return found
  }
  /** Sessions end within a month. */
  const owner = async () => (await addMember(world, station, { role: 'owner' })).client
  const figures = async () =>
    (await (await owner()).call(invitations.listPersonInvitations, { query: {} })).figures
  return { station, eva, api, bring, invite, send, mails, tokenTo, accept, look, row, figures }
}

test('PPL-20 the link of its own opens the account once, with a password and the terms; all of it is counted', async () => {
  const { station, eva, api, bring, invite, send, mails, tokenTo, accept, look, row, figures } = await house()
  const ana = await bring({ email: 'ana@exemplo.com.br' })
  await earn(eva.ctx, { key: 'x', cause: 'adjustment', amountH: 500, participantId: ana.id })
  expect(await figures()).toMatchObject({ uninvited: 1, counts: { due: 0, sent: 0, opened: 0, ended: 0 } })
  expect(await invite({ whom: 'new' })).toEqual({ queued: 1 })
  expect(await invite({ whom: 'new' })).toEqual({ queued: 0 })
  await Promise.all([send(), send()])
  expect(await mails()).toHaveLength(1)
  expect(await figures()).toMatchObject({ uninvited: 0, counts: { due: 0, sent: 1, opened: 0, ended: 0 } })
  expect((await eva.client.call(getPeopleFacts)).counts).toMatchObject({ imported: 0, invited: 1 })
  const token = await tokenTo('ana@exemplo.com.br')
  expect([await look(token), await look('outro')]).toEqual(['open', 'over'])
  const session = await accept(token)
  const me = await world.client(station, session.token).call(getUserWeb, { params: { id: 'me' } })
  expect(me).toMatchObject({ points: 5, content: { id: ana.id, active: 1 } })
  expect(await row(ana.id)).toMatchObject({ status: 'active' })
  const agreed = await world.database.db
    .select({ document: consents.document })
    .from(consents)
    .where(inStation(consents, { station }, eq(consents.participantId, ana.id)))
  expect(agreed.map(({ document }) => document).sort()).toEqual(['privacy', 'terms'])
  expect((await problemOf(accept(token))).code).toBe('gone')
  expect(await look(token)).toBe('over')
  expect((await figures()).counts).toMatchObject({ sent: 0, opened: 1 })
  const again = await api
    .call(login, { body: { login: 'ana@exemplo.com.br', password: goodPassword } as never })
    .catch((error) => error)
  expect(again).toBeTruthy()
})

test('PPL-20 an invitation ends, is sent again, and then the link before opens nothing; so does one that went to another e-mail', async () => {
  const { station, bring, invite, send, tokenTo, look, figures } = await house()
  const ana = await bring({ email: 'ana@exemplo.com.br' })
  await invite({ ids: [ana.id] })
  await send()
  const first = await tokenTo('ana@exemplo.com.br')
  world.ports.clock.advance(31 * day)
  expect([await look(first), (await figures()).counts.ended]).toEqual(['over', 1])
  expect(await invite({ whom: 'ended' })).toEqual({ queued: 1 })
  await send()
  const second = await tokenTo('ana@exemplo.com.br')
  expect([await look(first), await look(second)]).toEqual(['over', 'open'])
  await world.database.db
    .update(participants)
    .set({ email: 'nova@exemplo.com.br' })
    .where(withId(participants, { station }, ana.id))
  expect(await look(second)).toBe('over')
})

test('PPL-20 so many an hour leave a station, and the others wait', async () => {
  const { station, eva, send, mails } = await house()
  await world.database.rawSql(
    `insert into participants (station_id, name, email, status, created_at)
     select $1, 'Pessoa ' || n, 'p' || n || '@exemplo.com.br', 'imported', now() from generate_series(1, 260) n`,
    [station.id],
  )
  await eva.client.call(invitations.invitePeople, { body: { whom: 'new' } })
  for (let run = 0; run < 14; run += 1) await send()
  expect(await mails()).toHaveLength(mostPerHour)
  world.ports.clock.advance(61 * 60_000)
  for (let run = 0; run < 4; run += 1) await send()
  expect(await mails()).toHaveLength(260)
}, 120_000)

test('PPL-20 ADR 163 who signs up by the e-mail takes over the account once the code comes back, and nobody by its CPF alone', async () => {
  const { station, api, eva, bring, row } = await house()
  const person = newPerson()
  const brought = await bring({
    email: person.email,
    cpf: person.cpf,
    name: 'Joana do Clube',
    tel: '1133334444',
  })
  const field = {
    help: '',
    choices: [] as string[],
    kind: 'text',
    isRequired: false,
    isShown: true,
    asked: 'signup',
  } as const
  const add = (name: string) => eva.client.call(addOwnField, { body: { ...field, name } })
  await add('Cargo')
  const fields = await add('Matrícula')
  const idOf = (name: string) => String(fields.find((one) => one.name === name)?.id)
  await writeOwnFields(eva.ctx, 'team', brought.id, {
    [idOf('Cargo')]: 'Tesoureira',
    [idOf('Matrícula')]: '1',
  })
  await earn(eva.ctx, { key: 'x', cause: 'adjustment', amountH: 700, participantId: brought.id })
  const signUp = (more: object = {}) =>
    api.call(onboarding.signupParticipant, {
      body: { station_id: station.id, ...passwords, ...person, terms_accepted: true, ...more },
    })
  const byCpf = await problemOf(signUp({ email: 'ladra@exemplo.com.br' }))
  expect(byCpf.body.fields?.cpf?.[0]).toContain('incluído pela equipe')
  const otherCpf = await problemOf(signUp({ cpf: newPerson().cpf }))
  expect(otherCpf.body.fields?.email?.[0]).toContain('já tem cadastro')
  const answer = await signUp({ own: { [idOf('Matrícula')]: '22' } })
  expect(await row(brought.id)).toMatchObject({ status: 'imported', passwordHash: null })
  const { code } = await lastCode(world, station, person.email)
  const activate = () =>
    api.call(onboarding.activateParticipant, {
      body: { station: station.id, email: person.email, hash: answer.hash ?? '', code },
    })
  const session = await activate()
  expect(session.content).toMatchObject({ id: brought.id, name: person.name, active: 1 })
  expect((await balanceOf(eva.ctx, brought.id)).availableH).toBe(700)
  const own = await filledFields(eva.ctx, fields, brought.id)
  expect(Object.fromEntries(own.map(({ name, value }) => [name, value]))).toEqual({
    Cargo: 'Tesoureira',
    Matrícula: '22',
  })
  expect((await problemOf(activate())).code).toBe('already_done')
  const all = await world.database.db.$count(
    participants,
    inStation(participants, { station }, eq(participants.email, person.email)),
  )
  expect(all).toBe(1)
})

test('PPL-20 who asks for a new password of an account that was never opened gets the invitation again, if there was one', async () => {
  const { station, api, bring, invite, send, mails } = await house()
  const ana = await bring({ email: 'ana@exemplo.com.br' })
  const ask = () => api.call(requestPasswordReset, { body: { email: 'ana@exemplo.com.br' } })
  await ask()
  expect(await mails()).toHaveLength(0)
  await invite({ ids: [ana.id] })
  await send()
  await ask()
  expect(await mails()).toHaveLength(2)
  const [row] = await world.database.db
    .select()
    .from(personInvitations)
    .where(inStation(personInvitations, { station }))
  expect(row?.sends).toBe(2)
})
