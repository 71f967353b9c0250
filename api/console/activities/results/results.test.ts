import { expect, test } from 'vitest'
import { keepResearchAnswer, sendAnswers, sendQuizAnswers } from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import {
  getManagedActivity,
  saveActivity,
  setActivityStatus,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import {
  getResearchResults,
  listResearchResponses,
  listTextAnswers,
} from '#contract/console/activities/results/endpoints.ts'
import type { ActivityInput, ManagedActivity } from '#contract/console/activities/schemas.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { answersWith, question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'

const world = apiWorld()
const id = { params: { id: 1 } }

const window = { start: '2020-01-01T00:00:00Z', end: '2090-01-01T00:00:00Z' }

async function stationWith(type: number, research: Partial<Research>) {
  const activity = { id: 1, type, name: 'Pesquisa', limitPerUser: 1, ...window, body: { research } }
  const station = await world.station({ content: { activities: [activity] } })
  const owner = (await addMember(world, station, { role: 'owner' })).client
  return { station, owner, member: () => addMember(world, station) }
}
const survey: Research = {
  questions: [question(1, 1, rightAndWrong), question(2, 3), question(3, 5, rightAndWrong)],
  feedbacks: [],
}
const answers = (option: number, text: string) => [
  { question: 1, options: [option] },
  { question: 2, answer: text },
  { question: 3, options: [1, 2], answer: 'Outra coisa' },
]

/** What an owner saves of an activity with other questions. */
function inputOf(activity: ManagedActivity, research: Research): ActivityInput {
  const { id: _, type, type_id, status, tag, updated_by, prerequisites, ...input } = activity
  return { ...input, prerequisites: prerequisites.map((one) => one.id), body: { research } }
}

test('POL-06 results count what was sent, by question and by day, and what was begun', async () => {
  const { owner, member, station } = await stationWith(8, survey)
  expect(await owner.call(getResearchResults, id)).toMatchObject({ participants: 0, drafts: 0, shown: null })
  const sent = []
  for (const [option, text] of [
    [1, 'Ótimo'],
    [1, 'Nada'],
    [2, 'ÓTIMA ideia'],
  ] as const) {
    const { client } = await member()
    sent.push(await client.call(sendAnswers, { body: { action: 1, answers: answers(option, text) } }))
  }
  const { client } = await member()
  await client.call(keepResearchAnswer, { ...id, body: { answer: { question: 1, options: [1] } } })
  await owner.call(undoParticipation, { params: { id: sent[1]?.id ?? 0 }, body: { reason: 'Engano' } })

  const results = await owner.call(getResearchResults, id)
  expect(results).toMatchObject({
    participants: 2,
    responses: 2,
    drafts: 1,
    versions: [{ version: 1, responses: 2 }],
  })
  expect(results.shown).toMatchObject({ version: 1, responses: 2, averagePercent: null })
  expect(results.shown?.days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), responses: 2 }])
  expect(
    results.shown?.questions.map((one) => [one.answered, one.texts, one.options.map(({ votes }) => votes)]),
  ).toEqual([
    [2, 0, [1, 1]],
    [2, 2, []],
    [2, 2, [2, 2]],
  ])

  const texts = (query: object) => owner.call(listTextAnswers, { params: { id: 1, question: 2 }, query })
  const first = await texts({ limit: 1 })
  expect([first.question, first.list.map(({ text }) => text)]).toEqual(['Pergunta 2?', ['ÓTIMA ideia']])
  const second = await texts({ limit: 1, before: first.next })
  expect([second.list.map(({ text }) => text), second.next]).toEqual([['Ótimo'], null])
  expect((await texts({ search: 'otim' })).list).toHaveLength(2)
  expect((await texts({ search: '%' })).list).toHaveLength(0)

  const page = await owner.call(listResearchResponses, { ...id, query: { version: 1, limit: 1 } })
  expect(page.list[0]).toMatchObject({
    author: 'user',
    right: null,
    answers: [
      { question: 1, options: [2], text: null },
      { question: 2, options: [], text: 'ÓTIMA ideia' },
      { question: 3, options: [1, 2], text: 'Outra coisa' },
    ],
  })
  const rest = await owner.call(listResearchResponses, {
    ...id,
    query: { version: 1, before: page.next ?? 0 },
  })
  expect([rest.list.length, rest.next]).toEqual([1, null])
  expect(station.id).toBeGreaterThan(0)
})

test('ADR 92 results are those of now: one more, one taken back and one in its place change what was counted before', async () => {
  const { owner, member } = await stationWith(8, survey)
  const sendOne = async (option: number) => {
    const { client } = await member()
    return client.call(sendAnswers, { body: { action: 1, answers: answers(option, 'Assim') } })
  }
  const votes = async () =>
    (await owner.call(getResearchResults, id)).shown?.questions[0]?.options.map((one) => one.votes)
  const first = await sendOne(1)
  expect([await votes(), await votes()]).toEqual([
    [1, 0],
    [1, 0],
  ])
  await sendOne(1)
  expect(await votes()).toEqual([2, 0])
  await owner.call(undoParticipation, { params: { id: first.id }, body: { reason: 'Engano' } })
  // As many as before, others.
  await sendOne(2)
  expect(await votes()).toEqual([1, 1])
})

test('POL-06 days of results are days of the station', async () => {
  const { owner, member, station } = await stationWith(8, survey)
  const instants = [
    '2026-05-01T02:59:59Z',
    '2026-05-01T03:00:00Z',
    '2026-05-01T03:20:00Z',
    '2026-05-02T02:59:59Z',
  ]
  for (const instant of instants) {
    const { client } = await member()
    await client.call(sendAnswers, { body: { action: 1, answers: answers(1, instant) } })
    await world.database.rawSql(
      `update research_responses set created_at = $1 where station_id = $2
        and id = (select max(id) from research_responses where station_id = $2)`,
      [instant, station.id],
    )
  }
  expect((await owner.call(getResearchResults, id)).shown?.days).toEqual([
    { day: '2026-04-30', responses: 1 },
    { day: '2026-05-01', responses: 3 },
  ])
})

test('POL-06 who leaves out a question of several options, or says it in own words alone, is counted as that', async () => {
  const optional = { ...question(3, 5, rightAndWrong), required: false }
  const { owner, member } = await stationWith(8, { questions: [optional, question(4, 2, rightAndWrong)] })
  for (const sent of [
    [{ question: 3, options: [1, 2], answer: 'Mais' }],
    [{ question: 3, answer: 'Só isto' }],
    [{ question: 4, options: [1, 2] }],
  ]) {
    const { client } = await member()
    await client.call(sendAnswers, { body: { action: 1, answers: sent } })
  }
  const { shown } = await owner.call(getResearchResults, id)
  expect(
    shown?.questions.map(({ answered, texts, options }) => [
      answered,
      texts,
      ...options.map((one) => one.votes),
    ]),
  ).toEqual([
    [2, 2, 1, 1],
    [1, 0, 1, 1],
  ])
})

/** So many newer answers like the one that was sent, with a text that says something else. */
async function addTexts(station: number, amount: number): Promise<void> {
  const copies = (table: string, changes: string) =>
    world.database.rawSql(
      `insert into ${table} select (jsonb_populate_record(one, ${changes})).*
        from ${table} one, generate_series(1, $1::int) n where one.station_id = $2`,
      [amount, station],
    )
  await copies('participations', `jsonb_build_object('id', id + n, 'idempotency_key', 'copy' || n)`)
  await copies(
    'research_responses',
    `jsonb_build_object('id', id + n, 'participation_id', participation_id + n)`,
  )
  await copies('research_answers', `jsonb_build_object('response_id', response_id + n, 'text', 'Palha')`)
}

test('SEC-70 a search looks at two thousand answers, and says where it goes on', async () => {
  const { owner, station, member } = await stationWith(8, survey)
  const { client } = await member()
  await client.call(sendAnswers, { body: { action: 1, answers: answers(1, 'Agulha') } })
  await addTexts(station.id, 2_000)
  const texts = (query: object) => owner.call(listTextAnswers, { params: { id: 1, question: 2 }, query })
  const first = await texts({ search: 'agulha' })
  expect(first.list).toEqual([])
  const second = await texts({ search: 'agulha', before: first.next })
  expect([second.list.map(({ text }) => text), second.next]).toEqual([['Agulha'], null])
  expect((await texts({ search: 'palha', limit: 2 })).list).toHaveLength(2)
})

test('SEC-70 a page of whole answers ends where they fill it, and the next one goes on', async () => {
  const { owner, member } = await stationWith(8, survey)
  const long = `e\u0301${'👩🏽‍🚀'.repeat(590)}`
  const texts = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at + 1, long]))
  const wide = Array.from({ length: 100 }, (_, at) => question(at + 1, 3))
  const full = await stationWith(8, { questions: wide })
  for (let sent = 0; sent < 3; sent += 1) {
    const { client } = await addMember(world, full.station)
    const body = wide.map(({ id: asked }) => ({ question: asked, answer: texts[asked] ?? '' }))
    await client.call(sendAnswers, { body: { action: 1, answers: body as never } })
  }
  const sizes: number[] = []
  for (let before: number | null | undefined; before !== null; ) {
    const page = await full.owner.call(listResearchResponses, {
      ...id,
      query: { version: 1, before, limit: 500 },
    })
    sizes.push(page.list.length)
    before = page.next
  }
  expect(sizes).toEqual([1, 1, 1])
  const { client } = await member()
  await client.call(sendAnswers, { body: { action: 1, answers: answers(1, 'Curta') } })
  const short = await owner.call(listResearchResponses, { ...id, query: { version: 1, limit: 500 } })
  expect([short.list.length, short.next]).toEqual([1, null])
})

test('ACT-06 the average score of a quiz, and how many came to each feedback', async () => {
  const feedbacks = [
    { id: 1, feedback: 'Pouco', range: 49 },
    { id: 2, feedback: 'Muito', range: 100 },
  ]
  const { owner, member } = await stationWith(6, quizOf(3, feedbacks))
  for (const right of [3, 0, 0]) {
    const { client } = await member()
    await client.call(sendQuizAnswers, { body: { action: 1, answers: answersWith(right, 3) } })
  }
  const { shown } = await owner.call(getResearchResults, id)
  expect(shown?.averagePercent).toBe(33.33)
  expect(shown?.feedbacks.map(({ feedback, responses }) => [feedback, responses])).toEqual([
    ['Pouco', 2],
    ['Muito', 1],
  ])
})

test('POL-02 a change after the first answer makes a version with words of its own; numbers do not come back', async () => {
  const { owner, member } = await stationWith(8, survey)
  const answer = async (body: object[]) => {
    const { client } = await member()
    return client.call(sendAnswers, { body: { action: 1, answers: body as never } })
  }
  await answer(answers(1, 'Antes'))
  const before = await owner.call(getManagedActivity, id)
  const save = async (activity: ManagedActivity, research: Research) =>
    owner.call(saveActivity, {
      ...id,
      body: { seen: activity.tag, type_id: 8, value: inputOf(activity, research) },
    })
  const [first, second] = survey.questions
  if (!first || !second) throw new Error('There are questions')
  const removed = await save(before, { ...survey, questions: [{ ...first, question: 'Mudou?' }] })
  const added = await save(removed, {
    feedbacks: [],
    questions: [
      { ...first, question: 'Mudou?' },
      { ...second, question: 'De novo?' },
    ],
  })
  const ids = (added.body as { research: Research }).research.questions.map((one) => one.id)
  expect(ids).toEqual([1, 4])
  await answer([
    { question: 1, options: [2] },
    { question: 4, answer: 'Depois' },
  ])
  const results = await owner.call(getResearchResults, id)
  expect(results.versions.map(({ version, responses }) => [version, responses])).toEqual([
    [2, 1],
    [1, 1],
  ])
  expect(results.shown?.questions.map((one) => one.question)).toEqual(['Mudou?', 'De novo?'])
  const old = await owner.call(getResearchResults, { ...id, query: { version: 1 } })
  expect(old.shown?.questions[0]).toMatchObject({
    question: 'Pergunta 1?',
    options: [{ votes: 1 }, { votes: 0 }],
  })
  const beyond = { ...id, query: { version: 2 ** 31 } }
  await expect(owner.call(getResearchResults, beyond)).rejects.toMatchObject({ status: 422 })
  await expect(owner.call(getResearchResults, { ...id, query: { version: 3 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('POL-02 an activity without questions is a draft, and not published before it can be answered', async () => {
  const { owner } = await stationWith(10, {})
  const { tag } = await owner.call(getManagedActivity, id)
  const set = (seen: string, status: 'published' | 'withdrawn') =>
    owner.call(setActivityStatus, { ...id, body: { seen, status } })
  const withdrawn = await set(tag, 'withdrawn')
  await expect(set(withdrawn.tag, 'published')).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'body.research.questions': ['ao menos uma pergunta'] } },
  })
})

test('SEC-18 results are for owners, of their own station', async () => {
  const { owner, member } = await stationWith(8, survey)
  const other = await stationWith(8, {})
  const { client } = await member()
  await client.call(sendAnswers, { body: { action: 1, answers: answers(1, 'Segredo') } })
  await expect(client.call(getResearchResults, id)).rejects.toMatchObject({ status: 403 })
  const texts = { params: { id: 1, question: 2 } }
  await expect(client.call(listTextAnswers, texts)).rejects.toMatchObject({ status: 403 })
  const whole = { ...id, query: { version: 1 } }
  await expect(client.call(listResearchResponses, whole)).rejects.toMatchObject({ status: 403 })
  expect(await other.owner.call(getResearchResults, id)).toMatchObject({ participants: 0, shown: null })
  await expect(other.owner.call(listTextAnswers, texts)).rejects.toMatchObject({ status: 404 })
  expect((await other.owner.call(listResearchResponses, whole)).list).toEqual([])
  expect((await owner.call(listTextAnswers, texts)).list).toHaveLength(1)
})

test('TEN-12 the audit line of a change names the questions that differ, by their numbers', async () => {
  const { owner } = await stationWith(8, survey)
  const before = await owner.call(getManagedActivity, id)
  const [first, second, third] = survey.questions
  if (!first || !second || !third) throw new Error('There are three questions')
  const research = { ...survey, questions: [third, { ...second, question: 'Outra?' }] }
  const body = { seen: before.tag, type_id: 8 as const, value: inputOf(before, research) }
  await owner.call(saveActivity, { ...id, body })
  const [line] = await owner.call(listAudit)
  expect([line?.before, line?.after]).toEqual([
    {
      body: {
        research: {
          questions: { 1: 'Pergunta 1?\n– Certa ✓\n– Errada', 2: 'Pergunta 2?' },
          order: 'Pergunta 1? · Pergunta 2? · Pergunta 3?',
        },
      },
    },
    { body: { research: { questions: { 2: 'Outra?' }, order: 'Pergunta 3? · Outra?' } } },
  ])
})
