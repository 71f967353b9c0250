import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/people/endpoints.ts'
import * as person from '#contract/console/people/person/endpoints.ts'
import { type PeopleFilter, type PeopleOrder, peopleOrders } from '#contract/console/people/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { participations } from '../../activities/participation/tables.ts'
import { earn } from '../../ledger/index.ts'
import { participantCounts, participants, plainOrder, seenOrder } from '../../people/access/tables.ts'
import { tidyCounts } from '../../people/access/tidy-counts.ts'
import { withId } from '../../platform/db/rows.ts'
import { peopleActJob, resumePeopleActsJob, tidyPeopleActs } from './people-act-job.ts'
import { peopleFoundBy } from './people-found-by.ts'
import { peopleActs } from './tables.ts'

const world = apiWorld()
const cpf = '52998224725'

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva', email: 'eva@exemplo.com.br' })
  const add = (name: string, more: Partial<Parameters<typeof addMember>[2]> = {}) =>
    addMember(world, station, { name, email: `${name.replace(/\W/g, '')}@pessoas.com.br`, ...more })
  const list = async (query: Record<string, unknown> = {}) =>
    (await eva.client.call(calls.listPeople, { query })).list
  const names = async (query: Record<string, unknown> = {}) => (await list(query)).map(({ name }) => name)
  const facts = () => eva.client.call(calls.getPeopleFacts)
  const act = (body: object, idempotencyKey?: string) =>
    eva.client.call(calls.actOnPeople, { body: body as never, idempotencyKey })
  return { station, eva, add, list, names, facts, act }
}

describe('PPL-04 the list', () => {
  test('PPL-04 a line says who, CPF covered, balance, since and when they were here; the counts are those of the filtered lists', async () => {
    const { add, eva, list, names, facts, station } = await house()
    const ana = await add('Ana', { cpf, city: 'Campinas' })
    await add('Bia', { status: 'inactive' })
    await add('Caio', { status: 'suspended' })
    await add('Davi', { status: 'deleted' })
    const other = await world.station()
    await addMember(world, other, { name: 'Ana de outra' })
    const [line] = await list({ search: 'ana' })
    expect(line).toMatchObject({
      id: ana.id,
      cpf: '***.982.247-**',
      status: 'active',
      plan: null,
      points: 0,
      tags: [],
    })
    expect(line?.lastSeenAt).toBe(world.ports.clock.now().toISOString())
    const { counts } = await facts()
    const none = { pending: 0, refused: 0, imported: 0, invited: 0 }
    expect(counts).toEqual({ ...none, active: 2, inactive: 1, suspended: 1, deleted: 1 })
    for (const [status, count] of Object.entries(counts))
      expect([
        (await names({ status })).length,
        (await eva.client.call(calls.countPeople, { query: { status } as never })).count,
      ]).toEqual([count, count])
    expect(await names()).toEqual(['Caio', 'Bia', 'Ana', 'Eva'])
    // Added up, the sum is the same, and what changes afterwards counts.
    await tidyCounts({ db: world.database.db, ports: world.ports })
    await world.database.db
      .update(participants)
      .set({ status: 'suspended' })
      .where(withId(participants, { station }, ana.id))
    expect((await facts()).counts).toEqual({ ...none, active: 1, inactive: 1, suspended: 2, deleted: 1 })
    const rows = await world.database.db
      .select()
      .from(participantCounts)
      .where(eq(participantCounts.stationId, station.id))
    expect(rows.length).toBe(6)
  })

  test('PPL-04 being here is kept once an hour, by the first call after it', async () => {
    const { add, list } = await house()
    const ana = await add('Ana')
    const { clock } = world.ports
    const seen = async () => (await list({ search: 'ana' }))[0]?.lastSeenAt
    const first = clock.now().toISOString()
    clock.advance(50 * 60_000)
    await ana.client.call(listAudit, { query: {} }).catch(() => undefined)
    expect(await seen()).toBe(first)
    clock.advance(11 * 60_000)
    await ana.client.call(listAudit, { query: {} }).catch(() => undefined)
    expect(await seen()).toBe(clock.now().toISOString())
  })
})

describe('PPL-05 the search', () => {
  test('PPL-05 parts of names without accents, e-mail, CPF and phone with and without signs', async () => {
    const { add, names } = await house()
    await add('José Ângelo', { email: 'zeca@trabalho.org' })
    await add('Maria da Silva', { cpf, tel: '(19) 9 8888-7777' })
    for (const search of ['jose', 'JOSÉ ang', 'angelo jo', 'zeca@', 'trabalho.org'])
      expect([search, await names({ search })]).toEqual([search, ['José Ângelo']])
    for (const search of [
      'mar sil',
      '529.982.247-25',
      '52998224725',
      '982.247',
      '982247',
      '(19) 9',
      '98888-7777',
      '8888',
    ])
      expect([search, await names({ search })]).toEqual([search, ['Maria da Silva']])
    expect(await names({ search: 'ma' })).toEqual(['Maria da Silva'])
  })

  test.each(['%', '_', '%%%', "'", "' or 1=1 --", '🙂', 'a'.repeat(100), '\\', '...', '-'])(
    'PPL-05 what means something elsewhere is a sign like others: %s',
    async (search) => {
      const { names } = await house()
      expect(await names({ search })).toEqual([])
    },
  )
})

describe('PPL-06 filters, orders and pages', () => {
  test('PPL-06 by city, days, last visit, birthday and tag', async () => {
    const { add, names, act, station } = await house()
    const { clock } = world.ports
    const ana = await add('Ana', {
      city: 'São Paulo',
      birthday: '1990-03-12',
      createdAt: new Date('2020-02-10T02:00:00Z'),
      lastSeenAt: null,
    })
    const bia = await add('Bia', {
      city: 'Santos',
      birthday: '1990-04-12',
      createdAt: new Date('2020-02-11T12:00:00Z'),
    })
    expect(await names({ city: 'sao p' })).toEqual(['Ana'])
    expect(await names({ birthMonth: 3 })).toEqual(['Ana'])
    // In São Paulo it was the ninth still.
    expect(await names({ joinedFrom: '2020-02-09', joinedTo: '2020-02-09' })).toEqual(['Ana'])
    expect(await names({ joinedFrom: '2020-02-10', joinedTo: '2020-02-11' })).toEqual(['Bia'])
    await act({ kind: 'tag', tag: 'Diretoria', whom: { ids: [ana.id] } })
    const before = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000)
    await world.database.db
      .update(participants)
      .set({ lastSeenAt: before(40) })
      .where(withId(participants, { station }, ana.id))
    await world.database.db
      .update(participants)
      .set({ lastSeenAt: null })
      .where(withId(participants, { station }, bia.id))
    // The owner is here now.
    expect(await names({ seen: 'within30' })).toEqual(['Eva'])
    expect(await names({ seen: 'over30' })).toEqual(['Ana'])
    expect(await names({ seen: 'never' })).toEqual(['Bia'])
    expect(await names({ seen: 'over90' })).toEqual([])
  })

  test.each(peopleOrders)(
    'PPL-06 by %s, every page begins where the one before ended',
    async (order: PeopleOrder) => {
      const { add, eva, station } = await house()
      for (const name of ['Zélia', 'Óscar', 'ana', 'Ângela', 'Otávio', 'Pedro']) await add(name)
      const all = (await eva.client.call(calls.listPeople, { query: { order, limit: 100 } })).list.map(
        ({ name }) => name,
      )
      if (order === 'name') expect(all).toEqual(['ana', 'Ângela', 'Eva', 'Óscar', 'Otávio', 'Pedro', 'Zélia'])
      if (order === 'newest') expect(all[0]).toBe('Pedro')
      if (order === 'oldest') expect(all[0]).toBe('Eva')
      const paged: string[] = []
      for (let before: number | null | undefined; before !== null; ) {
        const { list, next } = await eva.client.call(calls.listPeople, { query: { order, limit: 2, before } })
        paged.push(...list.map(({ name }) => name))
        before = next
      }
      expect(paged).toEqual(all)
      expect(station.id).toBeGreaterThan(0)
    },
  )
})

describe('PPL-08 acts on many', () => {
  test('PPL-08 those who are ticked are marked once for each form, of this station only', async () => {
    const { add, list, act, eva, facts } = await house()
    const [ana, bia] = [await add('Ana'), await add('Bia')]
    const foreign = await addMember(world, await world.station())
    const body = { kind: 'tag', tag: '  Diretoria ', whom: { ids: [ana.id, bia.id, foreign.id] } }
    const [one, two] = await Promise.all([act(body, 'form-da-eva-1'), act(body, 'form-da-eva-1')])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ total: 2, seen: 2, changed: 2, isEnded: true, tag: 'Diretoria' })
    expect((await act({ ...body, tag: 'diretoria' })).changed).toBe(0)
    const [tag] = (await facts()).tags
    expect((await list({ tag: tag?.id })).map(({ name, tags }) => [name, tags])).toEqual([
      ['Bia', [tag]],
      ['Ana', [tag]],
    ])
    expect((await act({ kind: 'untag', tag: 'Diretoria', whom: { ids: [bia.id] } })).changed).toBe(1)
    expect((await list({ tag: tag?.id })).map(({ name }) => name)).toEqual(['Ana'])
    const lines = await eva.client.call(listAudit, { query: {} })
    expect(lines.map(({ what, after }) => [what, after])).toEqual([
      ['people.untag', { name: 'Diretoria', people: 1 }],
      ['people.tag', { name: 'Diretoria', people: 0 }],
      ['people.tag', { name: 'Diretoria', people: 2 }],
    ])
    expect(
      (await problemOf(act({ kind: 'untag', tag: 'Outra', whom: { ids: [ana.id] } }))).body.fields,
    ).toEqual({
      tag: ['Não há etiqueta com este nome.'],
    })
    expect((await problemOf(act({ kind: 'tag', tag: 'X', whom: { ids: [foreign.id] } }))).status).toBe(409)
  })

  test('PPL-08 of all whom a filter finds the number is confirmed, and refused with the new one', async () => {
    const { add, act, list } = await house()
    await add('Ana', { city: 'Santos' })
    const all = (count: number) =>
      act({ kind: 'tag', tag: 'Litoral', whom: { filter: { city: 'santos' }, count } })
    await add('Bia', { city: 'Santos' })
    const refused = await problemOf(all(1))
    expect([refused.status, refused.message]).toEqual([
      409,
      'Agora são 2 pessoas. Confira e confirme de novo.',
    ])
    expect((await list({ city: 'santos' })).flatMap(({ tags }) => tags)).toEqual([])
    expect(await all(2)).toMatchObject({ total: 2, changed: 2, isEnded: true })
  })

  test('PPL-07 PPL-21 a view is shared by its name and taken back; a file leaves a line without what was looked for; a tag goes from everybody', async () => {
    const { add, eva, facts, act, list, station } = await house()
    const ana = await add('Ana')
    const save = (name: string, birthMonth: number) =>
      eva.client.call(calls.saveView, { body: { name, filter: { birthMonth } } })
    await save('Aniversários', 3)
    const { id } = await save('aniversarios', 4)
    expect((await facts()).views).toEqual([
      { id, name: 'aniversarios', filter: { birthMonth: 4 }, isCut: false },
    ])
    const withWords = { name: 'X', filter: { search: 'ana' } } as never
    expect((await problemOf(eva.client.call(calls.saveView, { body: withWords }))).status).toBe(422)
    const renameIt = (name: string, seen: string) =>
      eva.client.call(calls.renameView, { params: { id }, body: { name, seen } })
    const second = await save('Outra', 5)
    expect((await problemOf(renameIt('outra', 'aniversarios'))).body.fields).toEqual({
      name: ['Já existe uma visão com este nome.'],
    })
    await eva.client.call(calls.removeView, { params: { id: second.id } })
    for (const _ of [1, 2]) await renameIt('Abril', 'aniversarios')
    expect((await problemOf(renameIt('Maio', 'aniversarios'))).body.details).toMatchObject({ tag: 'Abril' })
    expect((await facts()).views.map(({ name }) => name)).toEqual(['Abril'])
    for (const _ of [1, 2]) await eva.client.call(calls.removeView, { params: { id } })
    expect((await facts()).views).toEqual([])
    await eva.client.call(calls.listPeople, { query: { search: 'ana', limit: 500 } })
    const [line] = await eva.client.call(listAudit, { query: {} })
    expect([line?.what, line?.name]).toEqual(['people.export', '1 pessoa'])
    // A page behind the first is a file, too, and no second line of the same one.
    await eva.client.call(calls.listPeople, { query: { limit: 500, before: 999_999_999 } })
    expect(
      (await eva.client.call(listAudit, { query: {} })).filter(({ what }) => what === 'people.export'),
    ).toHaveLength(1)
    world.ports.clock.advance(11 * 60_000)
    await eva.client.call(calls.listPeople, { query: { limit: 500, before: 999_999_999 } })
    expect(
      (await eva.client.call(listAudit, { query: {} })).filter(({ what }) => what === 'people.export'),
    ).toHaveLength(2)
    const rita = await addMember(world, station, { roles: ['support'] })
    const whole = rita.client.call(calls.listPeople, { query: { limit: 500 } })
    expect((await problemOf(whole)).status).toBe(403)
    await act({ kind: 'tag', tag: 'Um', whom: { ids: [ana.id] } })
    await act({ kind: 'tag', tag: 'Dois', whom: { ids: [ana.id] } })
    const tags = await eva.client.call(calls.listTags)
    expect(tags.map(({ name, people }) => [name, people])).toEqual([
      ['Dois', 1],
      ['Um', 1],
    ])
    const [dois, um] = tags.map((tag) => tag.id)
    const rename = (name: string, seen = 'Um') =>
      eva.client.call(calls.renameTag, { params: { id: um ?? 0 }, body: { name, seen } })
    expect((await problemOf(rename('dois'))).body.fields).toEqual({
      name: ['Já existe uma etiqueta com este nome.'],
    })
    expect((await rename('Três')).name).toBe('Três')
    expect((await rename('Três')).name).toBe('Três')
    const late = await problemOf(rename('Quatro'))
    expect([late.code, late.body.details]).toEqual([
      'conflict',
      { who: expect.any(String), tag: 'Três', value: { name: 'Três' } },
    ])
    for (const _ of [1, 2]) await eva.client.call(calls.removeTag, { params: { id: dois ?? 0 } })
    expect((await list({ search: 'ana' }))[0]?.tags).toEqual([{ id: um, name: 'Três' }])
  })
})

test('SEC-93 who answered anonymous research is no filter, and stands neither among what somebody did nor by name in their wallet', async () => {
  const research = { anonymous: true, questions: [question(1, 1, rightAndWrong)] }
  const station = await world.station({
    content: {
      activities: [
        { id: 6, type: 6, name: 'Clima', points: 5, body: { research } as never },
        { id: 16, type: 16, name: 'Carta', points: 5 },
      ],
    },
  })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const ana = await addMember(world, station, { name: 'Ana' })
  const at = world.ports.clock.now()
  for (const activityId of [6, 16]) {
    await world.database.db.insert(participations).values({
      ...{ stationId: station.id, activityId, participantId: ana.id, idempotencyKey: `p${activityId}` },
      ...{ earnedH: 500, data: {}, createdAt: at },
    })
    await earn(ana.ctx, {
      ...{ participantId: ana.id, key: `p${activityId}`, cause: 'participation', amountH: 500 },
      ...{ referenceId: activityId, note: activityId === 6 ? 'Clima' : 'Carta' },
    })
  }
  const found = async (activity: number) =>
    (await eva.client.call(calls.listPeople, { query: { activity } })).list.map(({ name }) => name)
  expect([await found(6), await found(16)]).toEqual([[], ['Ana']])
  const params = { id: ana.id }
  const { list } = await eva.client.call(person.listPersonActivities, { params, query: {} })
  expect(list.map(({ activity }) => activity)).toEqual(['Carta'])
  const lines = (await eva.client.call(person.listPersonLedger, { params, query: {} })).list
  expect(lines.map(({ what, createdAt }) => [what, createdAt])).toEqual([
    ['Carta', at.toISOString()],
    ['Participação em pesquisa anônima', null],
  ])
})

describe('PPL-08 more than one transaction goes through', () => {
  const many = 1_200

  async function crowd() {
    const { station, act, eva, list } = await house()
    const at = world.ports.clock.now()
    const rows = Array.from({ length: many }, (_, n) => ({
      ...{ stationId: station.id, name: `Pessoa ${n}`, email: `multidao${n}@pessoas.com.br`, city: 'Recife' },
      ...{ status: 'active' as const, createdAt: at },
    }))
    await world.database.db.insert(participants).values(rows)
    const step = (actId: number) => peopleActJob.run(world.jobs(), { stationId: station.id, actId })
    const marked = async (tag: string) =>
      (await eva.client.call(calls.listTags)).find(({ name }) => name === tag)?.people ?? 0
    const all = (tag: string, count = many) =>
      act({ kind: 'tag', tag, whom: { filter: { city: 'recife' }, count } })
    return { station, act, eva, list, step, marked, all }
  }

  test('PPL-08 the first piece is done at once, the rest by a job that two run at the same time, each person once', async () => {
    const { all, step, marked, eva, station } = await crowd()
    const begun = await all('Recife')
    expect(begun).toMatchObject({ total: many, seen: 500, changed: 500, isEnded: false })
    // Whoever comes meanwhile was not asked for.
    await addMember(world, station, { city: 'Recife' })
    await Promise.all([step(begun.id), step(begun.id)])
    const read = () => eva.client.call(calls.getPeopleAct, { params: { id: begun.id } })
    expect(await read()).toMatchObject({ total: many, seen: many, changed: many, isEnded: true })
    expect(await marked('Recife')).toBe(many)
    await step(begun.id)
    expect((await read()).seen).toBe(many)
  })

  test('PPL-08 while a tag is being put nothing else is done with it, and removed it ends', async () => {
    const { all, act, eva, step } = await crowd()
    const begun = await all('Recife')
    const undo = act({ kind: 'untag', tag: 'Recife', whom: { filter: { city: 'recife' }, count: many } })
    expect((await problemOf(undo)).message).toBe(
      'Esta etiqueta ainda está sendo posta ou tirada. Espere terminar.',
    )
    const [tag] = (await eva.client.call(calls.getPeopleFacts)).tags
    await eva.client.call(calls.removeTag, { params: { id: tag?.id ?? 0 } })
    await step(begun.id)
    const read = await eva.client.call(calls.getPeopleAct, { params: { id: begun.id } })
    expect(read).toMatchObject({ seen: 500, isEnded: true })
  })

  test('PPL-08 what was stopped is taken up after a minute, and old ones are forgotten', async () => {
    const { all, marked, station } = await crowd()
    const { id } = await all('Parada')
    const { clock } = world.ports
    await world.database.db
      .update(peopleActs)
      .set({ workedAt: clock.now() })
      .where(withId(peopleActs, { station }, id))
    clock.advance(61_000)
    const runs = async () => {
      const facts = JSON.stringify({ actId: id })
      const { rows } = await world.database.db.execute<{ runs: number }>(
        sql`select count(*)::int as runs from jobs.job where name = 'act-on-people' and data @> ${facts}::jsonb`,
      )
      return rows[0]?.runs
    }
    const before = await runs()
    for (const _ of [1, 2]) await resumePeopleActsJob.run(world.jobs(), {})
    expect([before, await runs()]).toEqual([1, 2])
    await peopleActJob.run(world.jobs(), { stationId: station.id, actId: id })
    expect(await marked('Parada')).toBe(many)
    clock.advance(91 * 24 * 3_600_000)
    await tidyPeopleActs({ db: world.database.db, ports: world.ports })
    const session = await addMember(world, station, { role: 'owner' })
    const read = session.client.call(calls.getPeopleAct, { params: { id } })
    expect((await problemOf(read)).status).toBe(404)
  })
})

test('PPL-06 each filter and each order of a large station goes by an index', async () => {
  const { station, eva, add, act } = await house()
  const ana = await add('Ana')
  await act({ kind: 'tag', tag: 'Rara', whom: { ids: [ana.id] } })
  const [tag] = (await eva.client.call(calls.getPeopleFacts)).tags
  const { db } = world.database
  await db.execute(sql`
    insert into participants (station_id, name, email, status, city, birthday, created_at, last_seen_at)
    select ${station.id}, 'Pessoa ' || md5(n::text), 'p' || n || '@pessoas.com.br', case when n % 900 = 0 then 'suspended' else 'active' end,
      'Cidade ' || n % 500, date '1960-01-01' + n, timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, 20000) n`)
  await db.execute(sql`analyze participants, person_tags`)
  const plan = async (rest: SQL) =>
    JSON.stringify(
      (await db.execute(sql`explain select participants.id from ${participants} where ${rest}`)).rows,
    )
  const found = (filter: PeopleFilter) => plan(peopleFoundBy(eva.ctx, filter))
  expect(await found({ search: 'c4ca4238' })).toContain('participants_found')
  expect(await found({ search: 'c4' })).toContain('participants_by_name')
  expect(await found({ status: 'suspended' })).toContain('participants_by_status')
  expect(await found({ city: 'cidade 77' })).toContain('participants_by_city')
  expect(await found({ joinedFrom: '2021-01-01', joinedTo: '2021-01-02' })).toContain('participants_by_day')
  expect(await found({ seen: 'within7' })).toContain('participants_by_seen')
  expect(await found({ birthMonth: 3 })).toContain('participants_by_birth_month')
  expect(await found({ tag: tag?.id })).toContain('person_tags')
  const ordered = (by: SQL) =>
    plan(sql`${peopleFoundBy(eva.ctx, {})} order by ${by}, ${participants.id} limit 25`)
  expect(await ordered(plainOrder(participants.name))).toContain('participants_by_name')
  expect(await ordered(seenOrder(participants.lastSeenAt))).toContain('participants_by_seen')
})
