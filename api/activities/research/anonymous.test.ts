import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { alarmCount } from '#api/platform/alarms.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { createSeal } from '#api/platform/ports/index.ts'
import {
  getResearch,
  getResearchDraft,
  getVotes,
  keepResearchAnswer,
  sendAnswers,
} from '#contract/activities/research/endpoints.ts'
import {
  missingInPoll,
  missingInQuiz,
  missingInSurvey,
  type Research,
} from '#contract/activities/research/research.ts'
import {
  getManagedActivity,
  listParticipations,
  saveActivity,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import {
  getResearchResults,
  listResearchResponses,
  listTextAnswers,
} from '#contract/console/activities/results/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { openSealed } from './open-sealed.ts'
import { answersPurpose } from './sealed-answers.ts'
import { researchSealed } from './tables.ts'

const world = apiWorld()
const id = { params: { id: 1 } }
const open = () => openSealed({ db: world.database.db, ports: world.ports })

async function anonymousSurvey(research: Partial<Research> = {}) {
  const asked = { questions: [question(1, 1, rightAndWrong), question(2, 3)], anonymous: true, ...research }
  const window = { start: '2020-01-01T00:00:00Z', end: '2030-01-01T00:00:00Z' }
  const activity = { id: 1, type: 8 as const, name: 'Clima', limitPerUser: 1, points: 7, ...window }
  const station = await world.station({
    content: { activities: [{ ...activity, body: { research: asked } }] },
  })
  const owner = (await addMember(world, station, { role: 'owner' })).client
  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => addMember(world, station)))
  return { station, owner, members }
}

/** Words of one person, in a length of their own; of one as long as they may be, in letters of several bytes. */
const wordsOf = (at: number) =>
  `palavras-${at === 5 ? '😀'.repeat(591) : String.fromCharCode(97 + at).repeat(at * 20 + 5)}`
const answers = (at: number) => [
  { question: 1, options: [(at % 2) + 1] },
  { question: 2, answer: wordsOf(at) },
]

/** Answers step by step and sends, as the pages do; `between` looks on after each step. */
async function answerAs({ client }: TestMember, at: number, between?: () => Promise<unknown>) {
  for (const answer of answers(at)) {
    await client.call(keepResearchAnswer, { ...id, body: { answer, anonymous: true } })
    await between?.()
  }
  const draft = await client.call(getResearchDraft, id)
  return client.call(sendAnswers, {
    body: { action: 1, answers: draft.answers, anonymous: true },
    idempotencyKey: `envio-numero-${at}`,
  })
}

type Row = Record<string, unknown>
type Dump = Map<string, Row[]>

/** All that somebody sees who has the database: every row of every table, with what Postgres keeps beside it. */
async function dump(): Promise<Dump> {
  const { db } = world.database
  return acrossStations(async () => {
    const tables = await db.execute(
      sql`select schemaname || '."' || tablename || '"' as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found: Dump = new Map()
    for (const { name } of tables.rows as { name: string }[]) {
      const { rows } = await db.execute(
        sql.raw(`select *, 'x' || xmin as xmin_, ctid::text as ctid_ from ${name}`),
      )
      found.set(name.replaceAll('"', ''), rows as Row[])
    }
    return found
  })
}

const tableOf = (dump: Dump, name: string) => dump.get(`public.${name}`) ?? []
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, big))
const big = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** What limits counted for one person, by name; who has the database finds the rows by hashing numbers of members. */
function countedOf(one: Dump | undefined, stationId: number, participantId: number): string[] {
  const hash = createHash('sha256').update(`${stationId}:${participantId}`).digest('base64url')
  return tableOf(one ?? new Map(), 'rate_limits')
    .filter(({ key }) => String(key).endsWith(`:${hash}`))
    .map(({ key, points }) => `${String(key).slice(0, -hash.length - 1)}: ${points}`)
    .sort()
}

/** What of a row could stand for somebody: its values but small numbers, flags and places on the disk; times to the second; lengths. */
function marksOf(row: Row): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (value === null || typeof value === 'boolean' || name === 'ctid_') return []
    const text = textOf(value)
    if (/^\d{1,3}$/.test(text)) return []
    const moment = /^"?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d)/.exec(text)?.[1]
    return [moment ?? text, ...(text.length > 100 ? [`${text.length} letters`] : [])]
  })
}

/** Marks of somebody in all dumps: of rows that name them, of rows that those name, and so on. */
function marksAround(dumps: Dump[], start: string[], isOfAll: (mark: string) => boolean): Set<string> {
  const rows = dumps.flatMap((one) =>
    [...one].flatMap(([name, list]) =>
      /research_(responses|answers)$/.test(name) ? [] : list.map((row) => marksOf(row)),
    ),
  )
  const known = new Set(start)
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const marks of rows)
      if (marks.some((mark) => known.has(mark) && !isOfAll(mark))) for (const mark of marks) known.add(mark)
  }
  return known
}

test('SEC-69 GAP-111 nobody with the whole database, at any moment and again later, tells whose an anonymous answer is', async () => {
  const { station, members } = await anonymousSurvey()
  const people = await members(6)
  const dumps: Dump[] = [await dump()]
  const sent: number[] = []
  for (const [at, person] of people.entries()) {
    world.ports.clock.advance(61_000)
    const look = async () => dumps.push(await dump())
    sent.push((await answerAs(person, at, look)).id)
    await look()
  }
  // Before anything is opened, no answer can be read, drafts included; all that is sealed is equally long.
  for (const one of dumps)
    for (const [table, rows] of one)
      for (const row of rows) expect(JSON.stringify(row, big), table).not.toContain('palavras-')
  const waiting = tableOf(dumps.at(-1) ?? new Map(), 'research_sealed').filter(
    (row) => String(row.station_id) === String(station.id),
  )
  expect(new Set(waiting.map(({ sealed }) => String(sealed).length)).size).toBe(1)
  expect(waiting).toHaveLength(6)
  const drafts = dumps.flatMap((one) =>
    tableOf(one, 'research_drafts').filter((row) => String(row.station_id) === String(station.id)),
  )
  expect(drafts).toHaveLength(12)
  expect(new Set(drafts.map(({ sealed }) => String(sealed).length)).size).toBe(1)
  // What is counted under somebody's name after as many steps is the same of all, however small the number.
  for (const step of [1, 2, 3]) {
    const counted = people.map((person, at) => countedOf(dumps[at * 3 + step], station.id, person.id))
    expect(counted[0]?.some((one) => /^research-kept: \d/.test(one))).toBe(true)
    expect(new Set(counted.map(String)).size, `counters after step ${step}`).toBe(1)
  }

  world.ports.clock.advance(1_800_000)
  await open()
  const after = await dump()
  const isOwn = (row: Row) => String(row.station_id) === String(station.id)
  const responses = tableOf(after, 'research_responses').filter(isOwn)
  const rows = tableOf(after, 'research_answers').filter(isOwn)
  expect([responses.length, rows.length]).toEqual([6, 12])
  expect(tableOf(after, 'research_sealed').filter(isOwn)).toEqual([])
  expect(tableOf(after, 'research_drafts').filter(isOwn)).toEqual([])

  // Nothing says which participation they are of: no name, no time but the day, no transaction, no order.
  expect(new Set(responses.map((row) => row.participation_id))).toEqual(new Set([null]))
  for (const { created_at } of responses)
    expect(String(new Date(String(created_at)).toISOString())).toMatch(/T12:00:00\.000Z$/)
  expect(new Set([...responses, ...rows].map(({ xmin_ }) => xmin_)).size).toBe(1)
  const placeOf = ({ ctid_ }: Row) => String(ctid_).slice(1, -1).split(',').map(Number)
  const byPlace = [...responses].sort((a, b) => {
    const [one = [], two = []] = [placeOf(a), placeOf(b)]
    return (one[0] ?? 0) - (two[0] ?? 0) || (one[1] ?? 0) - (two[1] ?? 0)
  })
  const ids = byPlace.map((row) => Number(row.id))
  expect(ids, 'they lie in the order of their ids, which are random').toEqual([...ids].sort((a, b) => a - b))
  expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(1_000_000)

  // Whatever can be followed from a person through all tables and all moments says the same of all answers.
  const ofAll = new Set(
    [station.id, 1]
      .map(String)
      .concat([...marksOf(responses[0] ?? {})].filter((mark) => mark.startsWith('x'))),
  )
  const isOfAll = (mark: string) => ofAll.has(mark)
  const all = [...dumps, after]
  for (const [at, person] of people.entries()) {
    const known = marksAround(
      all,
      [String(person.id), String(sent[at])],
      (mark) => isOfAll(mark) || mark.length < 6,
    )
    const shared = responses.map((response) => {
      const own = [response, ...rows.filter((row) => String(row.response_id) === String(response.id))]
      return [...new Set(own.flatMap(marksOf))].filter((mark) => known.has(mark)).sort()
    })
    expect(new Set(shared.map(String)).size, `what person ${at} shares with each of the answers`).toBe(1)
  }
  // The key of what was sent cannot be tried out against few options.
  const taken = tableOf(after, 'participations').filter(isOwn)
  expect(taken.map((row) => row.input_digest)).toEqual(Array(6).fill(null))
})

test('SEC-69 GAP-111 what is too long to look like the others is said, and the draft stays as it was', async () => {
  const { station, members } = await anonymousSurvey()
  const [person] = await members(1)
  if (!person) throw new Error('There is a member')
  const keep = (answer: string) =>
    person.client.call(keepResearchAnswer, {
      ...id,
      body: { answer: { question: 2, answer }, anonymous: true },
    })
  const drafts = async () =>
    tableOf(await dump(), 'research_drafts').filter((row) => String(row.station_id) === String(station.id))
  await keep('Sim')
  const before = await drafts()
  await expect(keep('語'.repeat(2_000))).rejects.toMatchObject({
    status: 422,
    message: 'As respostas são longas demais. Encurte algum texto e envie de novo.',
  })
  expect(await drafts()).toEqual(before)
  await keep('語'.repeat(600))
  const [after] = await drafts()
  expect(String(after?.sealed).length).toBe(String(before[0]?.sealed).length)
})

describe('GAP-111 anonymous research', () => {
  test('pays who takes part, once, and says before that it is anonymous', async () => {
    const { members } = await anonymousSurvey()
    const [person] = await members(1)
    if (!person) throw new Error('There is a member')
    expect(await person.client.call(getResearch, id)).toMatchObject({ anonymous: true })
    const first = await answerAs(person, 0)
    expect(first).toMatchObject({ earned: 7 })
    const same = {
      body: { action: 1, answers: answers(0), anonymous: true },
      idempotencyKey: 'envio-numero-0',
    }
    expect((await person.client.call(sendAnswers, same)).id).toBe(first.id)
    const again = { body: { action: 1, answers: answers(1) }, idempotencyKey: 'outra-vez-mesmo' }
    await expect(person.client.call(sendAnswers, again)).rejects.toMatchObject({ code: 'limit_reached' })
    expect((await person.client.call(getResearchDraft, id)).answers).toEqual([])
  })

  test('is shown from five answers on, without names and only by the day; four wait', async () => {
    const { owner, members } = await anonymousSurvey()
    const people = await members(7)
    for (const [at, person] of people.slice(0, 4).entries()) await answerAs(person, at)
    await open()
    const early = await owner.call(getResearchResults, id)
    expect(early).toMatchObject({ participants: 4, responses: 0, shown: null, anonymous: { waiting: 4 } })
    const texts = { params: { id: 1, question: 2 } }
    expect((await owner.call(listTextAnswers, texts)).list).toEqual([])
    for (const [at, person] of people.slice(4).entries()) await answerAs(person, at + 4)
    await open()
    const later = await owner.call(getResearchResults, id)
    expect(later).toMatchObject({ participants: 7, responses: 7, anonymous: { waiting: 0 } })
    expect(later.shown?.questions.map((one) => one.options.map(({ votes }) => votes))).toEqual([[4, 3], []])
    const said = await owner.call(listTextAnswers, texts)
    expect(said.list.map(({ text }) => text).sort()).toEqual(people.map((_, at) => wordsOf(at)).sort())
  })

  test('SEC-93 before there are twenty, nothing says what one person answered to all questions', async () => {
    const { owner, members } = await anonymousSurvey({ questions: [question(1, 3), question(2, 3)] })
    const people = await members(20)
    const send = ({ client }: TestMember, at: number) =>
      client.call(sendAnswers, {
        body: {
          action: 1,
          answers: [
            { question: 1, answer: `um ${String.fromCharCode(97 + at)}` },
            { question: 2, answer: `dois ${String.fromCharCode(122 - at)}` },
          ],
          anonymous: true,
        },
      })
    const whole = () => owner.call(listResearchResponses, { ...id, query: { version: 1, limit: 100 } })
    const textsOf = (at: number) =>
      owner.call(listTextAnswers, { params: { id: 1, question: at }, query: { limit: 2 } })
    for (const [at, person] of people.slice(0, 19).entries()) await send(person, at)
    await open()
    expect(await whole()).toEqual({ list: [], next: null })
    const [first, second] = [await textsOf(1), await textsOf(2)]
    for (const { list, next } of [first, second]) {
      expect(list.map((one) => one.id)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1))
      expect(list.map(({ text }) => text)).toEqual(list.map(({ text }) => text).sort())
      expect([next, ...new Set(list.map(({ createdAt }) => createdAt))]).toEqual([null, null])
    }
    const search = await owner.call(listTextAnswers, {
      params: { id: 1, question: 1 },
      query: { search: 'um b' },
    })
    expect(search.list).toMatchObject([{ id: 1, text: 'um b', createdAt: null }])
    const five = await members(4)
    for (const [at, person] of [...people.slice(19), ...five].entries()) await send(person, at + 19)
    await open()
    const { list } = await whole()
    expect(list).toHaveLength(24)
    expect(new Set(list.map(({ participant, createdAt }) => participant ?? createdAt))).toEqual(
      new Set([null]),
    )
  })

  test('SEC-93 owners see that somebody took part once answers were opened, and never when', async () => {
    const { owner, members } = await anonymousSurvey()
    const people = await members(8)
    const listed = () => owner.call(listParticipations, id)
    for (const [at, person] of people.slice(0, 4).entries()) await answerAs(person, at)
    await open()
    expect(await listed()).toEqual({ waiting: 4, list: [], next: null })
    await answerAs(people[4] as TestMember, 4)
    await open()
    for (const [at, person] of people.slice(5).entries()) await answerAs(person, at)
    const { waiting, list } = await listed()
    expect(waiting).toBe(3)
    expect(list.map(({ participant }) => participant.id).sort()).toEqual(
      people
        .slice(0, 5)
        .map((one) => one.id)
        .sort(),
    )
    expect(new Set(list.map(({ createdAt }) => createdAt))).toEqual(new Set([null]))
    const [last] = list
    const older = await owner.call(listParticipations, { ...id, query: { before: last?.id, limit: 2 } })
    expect(older.list.map((one) => one.id)).toEqual(list.slice(1, 3).map((one) => one.id))
  })

  test('what is left when it is over, fewer than five, is deleted and never opened', async () => {
    const { owner, members } = await anonymousSurvey()
    const people = await members(7)
    for (const [at, person] of people.slice(0, 5).entries()) await answerAs(person, at)
    await open()
    for (const [at, person] of people.slice(5).entries()) await answerAs(person, at)
    await open()
    expect(await owner.call(getResearchResults, id)).toMatchObject({
      responses: 5,
      anonymous: { waiting: 2 },
    })
    const now = world.ports.clock.now()
    world.ports.clock.set('2030-01-02T00:00:01Z')
    await open()
    world.ports.clock.set(now)
    expect(await owner.call(getResearchResults, id)).toMatchObject({
      responses: 5,
      anonymous: { waiting: 0 },
    })
  })

  test('SEC-103 as many rows as one statement cannot have are opened; what cannot be keeps nobody else waiting', async () => {
    const [broken, large] = [await anonymousSurvey(), await anonymousSurvey()]
    const optionIds = Array.from({ length: 2_000 }, (_, at) => at + 1)
    const chosen = [{ questionId: 1, optionIds, text: null, upload: null }]
    const sealed = [
      [broken.station, 'no answers'],
      [large.station, JSON.stringify({ author: 'user', answers: chosen })],
    ] as const
    const { db, rawSql } = world.database
    for (const [{ id: stationId }, text] of sealed) {
      await rawSql(
        `insert into research_versions (station_id, activity_id, version, digest, research, created_at)
        values ($1, 1, 1, 'x', '{}', now())`,
        [stationId],
      )
      const to = { purpose: answersPurpose(stationId, 1, 1), bytes: 200_000 }
      const waiting = [1, 2, 3, 4, 5].map((at) => ({
        id: `sealed-${at}`,
        sealed: world.ports.seal.close(text, to),
      }))
      for (const one of waiting)
        await db.insert(researchSealed).values({ stationId, activityId: 1, version: 1, ...one })
    }
    const before = alarmCount('answers_sealed')
    await open()
    expect(alarmCount('answers_sealed')).toBe(before + 1)
    const { rows } = await world.database.rawSql(
      'select station_id::int as station, count(*)::int as answers from research_answers group by 1',
    )
    expect(rows).toContainEqual({ station: large.station.id, answers: 10_000 })
  })

  test('what another secret sealed is not opened, and hides nobody', async () => {
    const { owner, members } = await anonymousSurvey()
    for (const [at, person] of (await members(5)).entries()) await answerAs(person, at)
    const { seal } = world.ports
    world.ports.seal = createSeal('another secret')
    await open()
    world.ports.seal = seal
    expect(await owner.call(getResearchResults, id)).toMatchObject({
      responses: 0,
      anonymous: { waiting: 5 },
    })
  })

  test('stays as it is once somebody began, and nobody is kept otherwise than they were told', async () => {
    const { owner, members } = await anonymousSurvey()
    const [person] = await members(1)
    if (!person) throw new Error('There is a member')
    const save = async (anonymous: boolean) => {
      const {
        id: _,
        type,
        type_id,
        status,
        tag,
        updated_by,
        prerequisites,
        ...input
      } = await owner.call(getManagedActivity, id)
      const { research } = input.body as { research: Research }
      const value = {
        ...input,
        prerequisites: prerequisites.map((one) => one.id),
        body: { research: { ...research, anonymous } },
      }
      return owner.call(saveActivity, { ...id, body: { seen: tag, type_id, value } })
    }
    await save(false)
    const told = { answer: { question: 1, options: [1] }, anonymous: true }
    await expect(person.client.call(keepResearchAnswer, { ...id, body: told })).rejects.toMatchObject({
      code: 'conflict',
    })
    const sent = { body: { action: 1, answers: answers(0), anonymous: true } }
    await expect(person.client.call(sendAnswers, sent)).rejects.toMatchObject({ code: 'conflict' })
    await save(true)
    await person.client.call(keepResearchAnswer, { ...id, body: told })
    await expect(save(false)).rejects.toMatchObject({
      status: 422,
      body: { messages: ['Alguém já começou a responder: se a pesquisa é anônima ou não, fica como está.'] },
    })
  })

  test('GAP-149 asks for nothing that shows who answers, and is for surveys and polls', () => {
    const research = (type: 3 | 6, words: string): Research => ({
      questions: [{ ...question(1, type), question: words }],
      feedbacks: [],
      anonymous: true,
    })
    const said = (one: Research) => missingInSurvey(one).map(({ message }) => message)
    expect(said(research(6, 'Conte.'))).toEqual([
      'uma pesquisa anônima não pede vídeo, que mostra quem responde',
    ])
    expect(said(research(3, 'Qual é o seu CPF?'))).toEqual(['uma pesquisa anônima não pede CPF'])
    expect(said(research(3, 'O que mudar?'))).toEqual([])
    const poll = { ...research(3, 'Sim?'), questions: [question(1, 1, rightAndWrong)] }
    expect(missingInPoll(poll)).toEqual([])
    expect(missingInQuiz(poll)).toMatchObject([{ message: 'só pesquisas e enquetes podem ser anônimas' }])
  })

  test('GAP-149 ACT-10 a poll in secret counts its votes five together, and names nobody', async () => {
    const asked = {
      questions: [
        question(1, 1, [
          { id: 1, label: 'Sim' },
          { id: 2, label: 'Não' },
        ]),
      ],
      anonymous: true,
    }
    const station = await world.station({
      content: {
        activities: [{ id: 1, type: 10, name: 'Sede nova?', limitPerUser: 1, body: { research: asked } }],
      },
    })
    const voters = await Promise.all(Array.from({ length: 5 }, () => addMember(world, station)))
    const totals: number[] = []
    for (const { client } of voters) {
      await client.call(sendAnswers, {
        body: { action: 1, answers: [{ question: 1, options: [1] }], anonymous: true },
      })
      await open()
      world.ports.clock.advance(61_000)
      totals.push((await client.call(getVotes, id)).total)
    }
    expect(totals).toEqual([0, 0, 0, 0, 5])
    const owner = (await addMember(world, station, { role: 'owner' })).client
    // What one person voted is shown to nobody, not even without the name, before there are twenty (SEC-93).
    const { list } = await owner.call(listResearchResponses, { ...id, query: { version: 1, limit: 100 } })
    expect(list).toEqual([])
  })

  test.each([9, 10] as const)(
    'GAP-149 SEC-93 a secret vote (type %i) is not undone: nobody votes twice, or fills up the five alone',
    async (type) => {
      const asked = { questions: [question(1, 1, rightAndWrong)], anonymous: true }
      const station = await world.station({
        content: {
          activities: [{ id: 1, type, name: 'Sede nova?', limitPerUser: 1, body: { research: asked } }],
        },
      })
      const owner = (await addMember(world, station, { role: 'owner' })).client
      const vote = () =>
        owner.call(sendAnswers, {
          body: { action: 1, answers: [{ question: 1, options: [1] }], anonymous: true },
        })
      const { id: voted } = await vote()
      const undo = owner.call(undoParticipation, {
        params: { id: voted },
        body: { reason: 'Engano', available: true },
      })
      await expect(undo).rejects.toMatchObject({
        code: 'conflict',
        firstMessage: expect.stringMatching(/secreto/),
      })
      await expect(vote()).rejects.toMatchObject({ code: 'limit_reached' })
    },
  )

  test('GAP-149 SEC-93 in secret everybody votes once, whatever the limit of the activity says', async () => {
    const asked = { questions: [question(1, 1, rightAndWrong)], anonymous: true }
    const poll = { type: 10 as const, name: 'Sede nova?', limitPerUser: null }
    const station = await world.station({
      content: {
        activities: [
          { id: 1, ...poll, body: { research: asked } },
          { id: 2, ...poll, body: { research: { ...asked, anonymous: false } } },
        ],
      },
    })
    const { client } = await addMember(world, station)
    const vote = (action: number, anonymous: boolean) =>
      client.call(sendAnswers, { body: { action, answers: [{ question: 1, options: [1] }], anonymous } })
    await vote(1, true)
    await expect(vote(1, true)).rejects.toMatchObject({
      code: 'limit_reached',
      firstMessage: expect.stringMatching(/uma vez/),
    })
    await vote(2, false)
    await vote(2, false)
  })

  test('GAP-111 of an anonymous survey a participation is undone as before: its answers stay', async () => {
    const { owner, members } = await anonymousSurvey()
    const [ana] = await members(1)
    if (!ana) throw new Error('nobody')
    const { id: sent } = await answerAs(ana, 1)
    const body = { reason: 'Engano', available: true }
    await expect(owner.call(undoParticipation, { params: { id: sent }, body })).resolves.toMatchObject({
      taken: 7,
    })
  })
})
