import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/own-fields/endpoints.ts'
import { actOnPeople, getPeopleFacts, listPeople, saveView } from '#contract/console/people/endpoints.ts'
import type { PeopleFilter } from '#contract/console/people/schemas.ts'
import * as onboarding from '#contract/people/onboarding/endpoints.ts'
import { getOwnData, listSignupFields, saveOwnData } from '#contract/people/own-fields/endpoints.ts'
import { mostOwnFields, type OwnFieldInput, ownFieldKinds } from '#contract/people/own-fields/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { participants } from '../../people/access/tables.ts'
import { listOwnFields, writeOwnFields } from '../../people/own-fields/index.ts'
import { inTransaction } from '../../platform/context.ts'
import { peopleFoundBy } from '../people/people-found-by.ts'

const world = apiWorld()

const asInput = (name: string, more: Partial<OwnFieldInput> = {}): OwnFieldInput => ({
  ...{ name, kind: 'text', help: '', choices: [], isRequired: false, asked: 'profile', isShown: true },
  ...more,
})

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const fields = () => eva.client.call(calls.listManagedFields)
  const add = async (name: string, more: Partial<OwnFieldInput> = {}) => {
    const list = await eva.client.call(calls.addOwnField, { body: asInput(name, more) })
    return list.find((one) => one.name === name)?.id ?? 0
  }
  const member = (name: string) => addMember(world, station, { name })
  const save = async (id: number, values: Record<string, unknown>) => {
    const { tag } = await eva.client.call(calls.getPersonFields, { params: { id } })
    const body = { seen: tag, values: values as never }
    return eva.client.call(calls.savePersonFields, { params: { id }, body })
  }
  const names = async (query: Partial<PeopleFilter>) =>
    (await eva.client.call(listPeople, { query: { ...query, order: 'name' } })).list.map(({ name }) => name)
  return { station, eva, fields, add, member, save, names }
}

const choices = ['Manhã', 'Tarde', 'Noite']
const fieldsOf = async (call: Promise<unknown>) => (await problemOf(call)).body.fields

describe('PPL-17 the fields of a station', () => {
  test('PPL-17 added once for each form, changed as seen, moved, and removed with as many as were seen', async () => {
    const { eva, add, fields, member, save } = await house()
    const [shift, size] = [await add('Turno', { kind: 'choice', choices }), await add('Camisa')]
    const again = () =>
      eva.client.call(calls.addOwnField, { body: asInput('Crachá'), idempotencyKey: 'form-cracha-1' })
    await Promise.all([again(), again()])
    expect((await fields()).map(({ name }) => name)).toEqual(['Turno', 'Camisa', 'Crachá'])
    expect(await fieldsOf(add('TURNO'))).toEqual({ name: ['Já existe um campo com este nome.'] })
    expect(await fieldsOf(add('Vazio', { kind: 'choices' }))).toHaveProperty('choices')
    const move = () =>
      eva.client.call(calls.moveOwnField, { params: { id: size }, body: { by: -1, from: 2 } })
    await move()
    expect((await move()).map(({ name }) => name)).toEqual(['Camisa', 'Turno', 'Crachá'])
    const ana = await member('Ana')
    await save(ana.id, { [shift]: 'tarde' })
    const [, field] = await fields()
    expect(field).toMatchObject({ name: 'Turno', people: 1 })
    const change = (value: OwnFieldInput) =>
      eva.client.call(calls.saveOwnField, {
        params: { id: shift },
        body: { seen: field?.tag ?? '', value },
      })
    expect(await fieldsOf(change(asInput('Turno', { kind: 'number' })))).toHaveProperty('kind')
    const cut = asInput('Turno', { kind: 'choice', choices: ['Manhã', 'Noite'] })
    expect(await fieldsOf(change(cut))).toHaveProperty('choices')
    const wider = asInput('Período', { kind: 'choice', choices: [...choices, 'Madrugada'] })
    expect(await change(wider)).toMatchObject({ name: 'Período', people: 1 })
    expect((await problemOf(change(asInput('Outro', { kind: 'choice', choices })))).code).toBe('conflict')
    const remove = (people: number) =>
      eva.client.call(calls.removeOwnField, { params: { id: shift }, query: { people } })
    expect((await problemOf(remove(0))).code).toBe('conflict')
    await remove(1)
    await remove(1)
    expect((await fields()).map(({ name }) => name)).toEqual(['Camisa', 'Crachá'])
    expect((await eva.client.call(listAudit)).map(({ what }) => what)).toContain('own-field.remove')
  })

  test('PPL-17 as many as forty', async () => {
    const { add, station } = await house()
    for (let at = 1; at <= mostOwnFields; at += 1) await add(`Campo ${at}`)
    expect(await fieldsOf(add('Mais um'))).toHaveProperty('name')
    expect(await listOwnFields(world.context(station))).toHaveLength(mostOwnFields)
  })

  test('PPL-17 each kind is read as people write it, kept by its kind, and refused in words', async () => {
    const { add, member, save, eva } = await house()
    const id = Object.fromEntries(
      await Promise.all(
        ownFieldKinds.map(async (kind) => [kind, await add(kind, { kind, choices })] as const),
      ),
    )
    const ana = await member('Ana')
    const told = {
      ...{ text: ' Azul ', number: '1.234,5', date: '5/3/1990', choice: 'NOITE', flag: 'Sim' },
      ...{ choices: ['noite', 'Manhã'], cpf: '529.982.247-25', phone: '(11) 98765-4321' },
    }
    const by = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([kind, value]) => [id[kind], value]))
    const { fields } = await save(ana.id, by(told))
    expect(Object.fromEntries(fields.map(({ kind, value }) => [kind, value]))).toEqual({
      ...{ text: 'Azul', number: 1234.5, date: '1990-03-05', choice: 'Noite', flag: true },
      ...{ choices: ['Manhã', 'Noite'], cpf: '52998224725', phone: '11987654321' },
    })
    const wrong = {
      ...{ number: 'dez', date: '31/02/1990', choice: 'Almoço', flag: 'talvez', choices: 'Almoço' },
      ...{ cpf: '111', phone: '12' },
    }
    const problems = (await fieldsOf(save(ana.id, by(wrong)))) ?? {}
    expect(Object.keys(problems).sort()).toEqual(
      Object.keys(by(wrong))
        .map((one) => `own.${one}`)
        .sort(),
    )
    await save(ana.id, by({ text: '', choices: [], flag: null }))
    const { fields: after } = await eva.client.call(calls.getPersonFields, { params: { id: ana.id } })
    const empty = after.filter(({ value }) => value === null).map(({ kind }) => kind)
    expect(empty.sort()).toEqual(['choices', 'flag', 'text'])
    expect((await eva.client.call(listAudit)).map(({ what }) => what)).toContain('person.fields')
  })
})

describe('PPL-17 asked', () => {
  test('PPL-17 at sign-up: a required one is needed, what is told is kept with the account', async () => {
    const { add, station, eva } = await house()
    const badge = await add('Matrícula', { asked: 'signup', isRequired: true })
    const shift = await add('Turno', { asked: 'signup', kind: 'choices', choices })
    const secret = await add('Interno', { asked: 'team', isShown: false })
    const visitor = world.client(station)
    expect((await visitor.call(listSignupFields)).map(({ id }) => id)).toEqual([badge, shift])
    const person = newPerson()
    const begun = await visitor.call(onboarding.validateSignup, {
      body: { station_id: station.id, ...person, terms_accepted: true },
    })
    expect(begun.next).toBe('fields')
    const tell = (own: Record<string, string | string[]>) =>
      visitor.call(onboarding.validateSignup, {
        body: { station_id: station.id, draft: begun.draft ?? '', own },
      })
    const finish = () =>
      visitor.call(onboarding.signupParticipant, {
        body: { station_id: station.id, draft: begun.draft ?? '', ...passwords },
      })
    expect(await fieldsOf(finish())).toHaveProperty(`own.${badge}`)
    expect(await fieldsOf(tell({ [badge]: '' }))).toHaveProperty(`own.${badge}`)
    expect(await fieldsOf(tell({ [badge]: '7', [secret]: 'x' }))).toHaveProperty(`own.${secret}`)
    expect((await tell({ [badge]: '7', [shift]: ['Noite'] })).next).toBe('password')
    const { draft, user_id: id } = await finish()
    await tell({ [badge]: '8', [shift]: ['Noite'] })
    await finish()
    const { hash } = await lastCode(world, station, person.email)
    await visitor.call(onboarding.activateParticipant, { body: { email: person.email, hash, draft } })
    const { fields } = await eva.client.call(calls.getPersonFields, { params: { id } })
    expect(fields.map(({ value }) => value)).toEqual(['8', ['Noite'], null])
  })

  test('PPL-17 in the profile: what one is asked is changed, what the team keeps is seen only if it is shown', async () => {
    const { add, member, save } = await house()
    const size = await add('Camisa', { isRequired: true })
    const shown = await add('Crachá', { asked: 'team' })
    const hidden = await add('Nota', { asked: 'team', isShown: false })
    const ana = await member('Ana')
    await save(ana.id, { [shown]: 'A1', [hidden]: 'Cuidado' })
    const own = await ana.client.call(getOwnData)
    expect(own.map(({ name, value }) => [name, value])).toEqual([
      ['Camisa', null],
      ['Crachá', 'A1'],
    ])
    const tell = (values: Record<string, string>) => ana.client.call(saveOwnData, { body: { values } })
    expect(await fieldsOf(tell({ [size]: '' }))).toHaveProperty(`own.${size}`)
    expect(await fieldsOf(tell({ [shown]: 'B2' }))).toHaveProperty(`own.${shown}`)
    expect((await tell({ [size]: 'M' }))[0]).toMatchObject({ value: 'M' })
  })

  test('PPL-17 for an import: written in its transaction, the same again changes nothing', async () => {
    const { add, member, station } = await house()
    const size = await add('Camisa')
    const ana = await member('Ana')
    const write = (value: string) =>
      inTransaction(world.context(station), (ctx) => writeOwnFields(ctx, 'team', ana.id, { [size]: value }))
    expect(await write('M')).toMatchObject([{ name: 'Camisa', before: null, after: 'M' }])
    expect(await write('M')).toEqual([])
    expect(await fieldsOf(world.client(station).call(getOwnData))).toBeUndefined()
  })
})

describe('PPL-17 PPL-06 found', () => {
  test('PPL-17 PPL-06 by text, number and day from and to, yes or no, one of several choices', async () => {
    const { eva, add, member, save, names } = await house()
    const at = {
      text: await add('Time'),
      number: await add('Filhos', { kind: 'number' }),
      date: await add('Entrada', { kind: 'date' }),
      flag: await add('Sócio', { kind: 'flag' }),
      choices: await add('Turnos', { kind: 'choices', choices }),
    }
    const [ana, bia] = [await member('Ana'), await member('Bia')]
    await member('Caio')
    await save(ana.id, {
      ...{ [at.text]: 'São Paulo', [at.number]: 2, [at.date]: '2020-05-01' },
      ...{ [at.flag]: 'sim', [at.choices]: ['Manhã', 'Noite'] },
    })
    await save(bia.id, { [at.text]: 'Santos', [at.number]: 5, [at.flag]: 'não', [at.choices]: ['Tarde'] })
    const found = (field: keyof typeof at, asked: Partial<PeopleFilter> = {}) =>
      names({ ownField: at[field], ...asked })
    expect(await found('text')).toEqual(['Ana', 'Bia'])
    // A file has them, a page of the list has not.
    const [line] = (await eva.client.call(listPeople, { query: { limit: 500, search: 'bia' } })).list
    expect(line?.own).toMatchObject({ [at.text]: 'Santos', [at.number]: 5, [at.choices]: ['Tarde'] })
    const [short] = (await eva.client.call(listPeople, { query: { search: 'bia' } })).list
    expect(short).not.toHaveProperty('own')
    expect(await found('text', { own: 'sao' })).toEqual(['Ana'])
    expect(await found('number', { own: '5' })).toEqual(['Bia'])
    expect(await found('number', { ownFrom: '1', ownTo: '2,5' })).toEqual(['Ana'])
    expect(await found('date', { ownFrom: '01/01/2020', ownTo: '2020-12-31' })).toEqual(['Ana'])
    expect(await found('flag', { own: 'não' })).toEqual(['Bia'])
    expect(await found('choices', { own: 'Noite' })).toEqual(['Ana'])
    expect(await found('text', { own: '%' })).toEqual([])
    expect(await found('number', { ownFrom: 'muito' })).toEqual([])
  })

  test('PPL-07 a view whose field is gone says so and shows the rest; nothing is done to everybody by it', async () => {
    const { add, eva } = await house()
    const size = await add('Camisa')
    const filter = { status: 'active', ownField: size, own: 'M' } as const
    await eva.client.call(saveView, { body: { name: 'Médias', filter } })
    await eva.client.call(calls.removeOwnField, { params: { id: size }, query: { people: 0 } })
    const { views } = await eva.client.call(getPeopleFacts)
    expect(views).toMatchObject([{ name: 'Médias', isCut: true, filter: { status: 'active' } }])
    expect(views[0]?.filter).not.toHaveProperty('ownField')
    const act = eva.client.call(actOnPeople, {
      body: { kind: 'tag', tag: 'Médias', whom: { filter, count: 0 } },
    })
    expect((await problemOf(act)).code).toBe('conflict')
  })

  test('PPL-06 PPL-17 each kind of filter goes by an index', async () => {
    const { add, station } = await house()
    const field = await add('Time')
    const { db } = world.database
    await db.execute(sql`
      insert into participants (station_id, name, email, status, created_at)
      select ${station.id}, 'Pessoa ' || n, 'p' || n || '@pessoas.com.br', 'active', timestamptz '2020-01-01'
      from generate_series(1, 20000) n`)
    await db.execute(sql`
      insert into own_values (station_id, field_id, participant_id, text, number, day, flag, choices, updated_at)
      select station_id, ${field}, id, 'time ' || id, id, date '1960-01-01' + id::int % 20000, id % 5000 = 0,
        array['c' || id], timestamptz '2020-01-01'
      from participants where station_id = ${station.id} and name like 'Pessoa%'`)
    await db.execute(sql`analyze participants, own_values`)
    const planOf = async (asked: Partial<PeopleFilter>) => {
      const where = peopleFoundBy(world.context(station), { ownField: field, ...asked })
      const asking = sql`explain select participants.id from ${participants} where ${where}`
      return JSON.stringify((await db.execute(asking)).rows)
    }
    expect(await planOf({ own: 'time 100012' })).toContain('own_values_text')
    expect(await planOf({ own: 'c100012' })).toContain('own_values_choices')
    expect(await planOf({ own: '100012' })).toContain('own_values_number')
    expect(await planOf({ ownFrom: '100010', ownTo: '100012' })).toContain('own_values_number')
    expect(await planOf({ own: '01/03/1961' })).toContain('own_values_day')
    expect(await planOf({ own: 'sim' })).toContain('own_values_flag')
  })
})
