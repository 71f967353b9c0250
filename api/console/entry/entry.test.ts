import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/entry/endpoints.ts'
import { actOnPeople, getPeopleFacts } from '#contract/console/people/endpoints.ts'
import { inviteToTeam } from '#contract/console/team/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { askAgain } from '#contract/people/approval/endpoints.ts'
import * as onboarding from '#contract/people/onboarding/endpoints.ts'
import type { Entry } from '#contract/stations/registry/entry.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { notices } from '../../people/notices/tables.ts'
import { remindOfApprovalsJob } from '../../people/onboarding/approval.ts'
import { affiliates } from '../../people/onboarding/tables.ts'

const world = apiWorld()
const accepted = { terms_accepted: true } as const
const dayMs = 86_400_000

async function house(config: object = {}) {
  const station = await world.station({ config })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva', email: 'eva@exemplo.com.br' })
  const visitor = world.client(station)
  const entry = () => eva.client.call(calls.getEntry)
  const save = async (changes: Partial<Entry>) => {
    const { value, tag } = await entry()
    return eva.client.call(calls.saveEntry, { body: { seen: tag, value: { ...value, ...changes } } })
  }
  const signUp = (person: object) =>
    visitor.call(onboarding.signupParticipant, {
      body: { station_id: station.id, ...newPerson(), ...person, ...passwords, ...accepted },
    })
  const join = async (person: Partial<ReturnType<typeof newPerson>> = {}) => {
    const { email, ...rest } = { ...newPerson(), ...person }
    const { draft } = await signUp({ email, ...rest })
    const { hash } = await lastCode(world, station, email)
    const session = await visitor.call(onboarding.activateParticipant, { body: { email, hash, draft } })
    return { ...session, client: world.client(station, session.token), id: session.content.id, email }
  }
  const waiting = () => eva.client.call(calls.listWaiting, { query: {} })
  const decide = (body: object) => eva.client.call(actOnPeople, { body: body as never })
  const me = async ({ client }: { client: typeof visitor }) =>
    (await client.call(getUserWeb, { params: { id: 'me' } })).content
  return { station, eva, visitor, entry, save, signUp, join, waiting, decide, me }
}

const fieldsOf = async (call: Promise<unknown>) => (await problemOf(call)).body.fields

describe('PPL-14 how one joins', () => {
  test('PPL-14 until somebody says otherwise it is as the configuration says', async () => {
    const { entry } = await house()
    expect((await entry()).value).toEqual({
      ...{ mode: 'open', form: 'standard', minAge: 18, mayAskAgain: true, remindDays: 3 },
    })
    const { entry: other } = await house({
      behaviour: { signup: 'affiliate', affiliatesOnly: true, minAge: 21 },
    })
    expect((await other()).value).toMatchObject({ mode: 'list', form: 'affiliate', minAge: 21 })
  })

  test('PPL-14 GAP-21 a change counts for the next sign-up, is seen by whoever saved, and refuses who saw what was before', async () => {
    const { save, signUp, eva, entry } = await house()
    const { tag, value } = await entry()
    expect((await save({ minAge: 60 })).value.minAge).toBe(60)
    expect(await fieldsOf(signUp({}))).toEqual({ birthday: ['É necessário ser maior de 60 anos.'] })
    const stale = eva.client.call(calls.saveEntry, { body: { seen: tag, value } })
    expect((await problemOf(stale)).code).toBe('conflict')
    await save({ minAge: 16 })
    expect((await signUp({})).user_id).toBeGreaterThan(0)
    expect((await eva.client.call(listAudit)).map(({ what }) => what)).toEqual(['entry.save', 'entry.save'])
    const wrong = eva.client.call(calls.saveEntry, {
      body: { seen: tag, value: { ...value, minAge: 12 } },
    })
    expect((await problemOf(wrong)).code).toBe('invalid_input')
    expect(await fieldsOf(save({ form: 'promotion' }))).toHaveProperty('form')
  })

  test('PPL-14 only those on the list: by any form, with the list’s e-mail where it has one', async () => {
    const { save, signUp, station } = await house()
    const [known, bare] = [newPerson(), newPerson()]
    const listed = [
      { cpf: known.cpf, name: 'Rita', email: known.email },
      { cpf: bare.cpf, name: '' },
    ]
    await world.database.db
      .insert(affiliates)
      .values(listed.map((one) => ({ ...one, stationId: station.id })))
    await save({ mode: 'list' })
    expect(await fieldsOf(signUp({}))).toHaveProperty('cpf')
    expect(await fieldsOf(signUp({ cpf: known.cpf }))).toHaveProperty('email')
    await signUp(known)
    await signUp(bare)
  })

  test('PPL-14 PPL-24 by invitation only: a code that counts, or an invitation by mail', async () => {
    const code = 'TRAGA'
    const { save, signUp, eva, station } = await house()
    await save({ mode: 'invitation' })
    expect(await fieldsOf(signUp({}))).toHaveProperty('email')
    const withCode = { member_get_member: { action_id: 1, code } }
    expect(await fieldsOf(signUp(withCode))).toHaveProperty('email')
    const email = 'convidada@exemplo.com.br'
    await eva.client.call(inviteToTeam, { body: { email, roles: ['support'] } })
    await signUp({ email })
    const { station: other } = await house()
    expect(other.id).not.toBe(station.id)
  })
})

describe('PPL-15 approval', () => {
  test('PPL-15 whoever confirms waits, can do nothing, is counted, and is let in once', async () => {
    const { save, join, waiting, decide, eva, me, station } = await house()
    await save({ mode: 'approval' })
    const ana = await join()
    expect(ana.messages).toEqual(['Sucesso! Código validado'])
    expect(await me(ana)).toMatchObject({ status: 'pending' })
    expect((await problemOf(ana.client.call(onboarding.getOnboarding))).code).toBe('account_blocked')
    expect((await waiting()).list).toMatchObject([{ id: ana.id, email: ana.email, note: null }])
    expect((await eva.client.call(getPeopleFacts)).counts).toMatchObject({ pending: 1, active: 1 })
    const act = { kind: 'approve', whom: { filter: { status: 'pending' }, count: 1 } }
    expect(await decide(act)).toMatchObject({ changed: 1, isEnded: true })
    expect(await me(ana)).toMatchObject({ status: 'active' })
    expect((await waiting()).total).toBe(0)
    expect((await problemOf(decide(act))).code).toBe('conflict')
    expect(await decide({ kind: 'approve', whom: { ids: [ana.id] } })).toMatchObject({ changed: 0 })
    const told = await world.database.db.select().from(notices).where(eq(notices.stationId, station.id))
    expect(told.map(({ kind }) => kind)).toEqual(['entry-approved'])
    expect((await eva.client.call(getPeopleFacts)).counts).toMatchObject({ pending: 0, active: 2 })
  })

  test('PPL-15 who is refused reads why and asks again where they may', async () => {
    const { save, join, decide, me, waiting, station } = await house()
    await save({ mode: 'approval' })
    const ana = await join()
    await decide({ kind: 'refuse', reason: 'Falta a matrícula', whom: { ids: [ana.id] } })
    expect(await me(ana)).toMatchObject({
      ...{ status: 'refused', refused_reason: 'Falta a matrícula', may_ask_again: true },
    })
    const again = (note: string) => ana.client.call(askAgain, { body: { note } })
    await again('Matrícula 123')
    await again('Matrícula 123')
    expect((await waiting()).list).toMatchObject([
      { note: 'Matrícula 123', refusedBefore: 'Falta a matrícula' },
    ])
    world.ports.clock.advance(60_000)
    await save({ mayAskAgain: false })
    await decide({ kind: 'refuse', reason: 'Não é da categoria', whom: { ids: [ana.id] } })
    expect((await me(ana)).may_ask_again).toBe(false)
    expect((await problemOf(again(''))).status).toBe(403)
    const told = await world.database.db
      .select()
      .from(notices)
      .where(eq(notices.stationId, station.id))
      .orderBy(asc(notices.id))
    expect(told.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['entry-refused', [['Motivo', 'Falta a matrícula']]],
      ['entry-refused-finally', [['Motivo', 'Não é da categoria']]],
    ])
    const bia = await addMember(world, station, {})
    expect((await problemOf(bia.client.call(askAgain, { body: { note: '' } }))).status).toBe(403)
  })

  test('PPL-15 whom the team invited by mail waits for nobody; a refused account keeps its e-mail', async () => {
    const { save, join, eva, me, decide, signUp } = await house()
    await save({ mode: 'approval' })
    const email = 'marta@exemplo.com.br'
    await eva.client.call(inviteToTeam, { body: { email, roles: ['support'] } })
    expect(await me(await join({ email }))).toMatchObject({ status: 'active' })
    const caio = await join()
    await decide({ kind: 'refuse', reason: 'Engano', whom: { ids: [caio.id] } })
    expect(await fieldsOf(signUp({ email: caio.email }))).toHaveProperty('email')
    await decide({ kind: 'approve', whom: { ids: [caio.id] } })
    expect(await me(caio)).toMatchObject({ status: 'active' })
  })

  test('PPL-15 the team is reminded once a day of who waits for days', async () => {
    const { save, join, station } = await house()
    await save({ mode: 'approval', remindDays: 2 })
    await join()
    const reminders = async () => {
      await remindOfApprovalsJob.run(world.jobs(), {})
      const isOurs = and(eq(notices.stationId, station.id), eq(notices.kind, 'approval'))
      return world.database.db.$count(notices, isOurs)
    }
    expect(await reminders()).toBe(0)
    world.ports.clock.advance(2 * dayMs)
    expect([await reminders(), await reminders()]).toEqual([1, 1])
    world.ports.clock.advance(dayMs)
    expect(await reminders()).toBe(2)
    await save({ remindDays: null })
    world.ports.clock.advance(dayMs)
    expect(await reminders()).toBe(2)
  })

  test('PPL-15 TEN-01 nobody is let in by another station', async () => {
    const { decide } = await house()
    const { save, join, waiting } = await house()
    await save({ mode: 'approval' })
    const ana = await join()
    expect(await problemOf(decide({ kind: 'approve', whom: { ids: [ana.id] } }))).toMatchObject({
      code: 'conflict',
    })
    expect((await waiting()).total).toBe(1)
  })
})
