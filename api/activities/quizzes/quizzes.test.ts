import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listActions, searchActions } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { getQuiz, listQuizzes, tryQuizOption } from '#contract/activities/quizzes/endpoints.ts'
import { getResearch, keepResearchAnswer } from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { earnPoints, getUserPoints } from '#contract/activities/wallet/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedActivity,
  saveActivity,
  setActivityStatus,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import { getResearchResults } from '#contract/console/activities/results/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { question } from '#tests/fixtures/research.ts'
import { ledgerTransfers } from '../../ledger/tables.ts'
import { participations } from '../participation/tables.ts'
import { researchDrafts } from '../research/tables.ts'
import { finishQuiz } from './try-option.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]

/** Of three options the first one is right; the second question says more. */
const options = [
  { id: 1, label: 'Certa', correct: true },
  { id: 2, label: 'Errada', correct: false },
  { id: 3, label: 'Também errada', correct: false },
]
const research: Research = {
  questions: [
    question(1, 1, options),
    {
      ...question(2, 1, options),
      messageForCorrectAnswer: 'É isso!',
      messageForIncorrectAnswer: 'Quase.',
      explanation: 'Porque a primeira é a primeira.',
    },
  ],
  feedbacks: [],
}
const quizStation = (more: Partial<Entry> = {}, others: Entry[] = []) =>
  world.station({
    content: {
      activities: [{ id: 1, type: 22, name: 'Quiz', points: 10, body: { research }, ...more }, ...others],
    },
  })
const memberOn = async (more: Partial<Entry> = {}) => {
  const station = await quizStation(more)
  return { station, ...(await addMember(world, station)) }
}
const id = { params: { id: 1 } }
const tryOne = (client: ApiClient, question: number, option: number, more: object = {}) =>
  client.call(tryQuizOption, { ...id, body: { question, option, ...more } })
const finish = (client: ApiClient, more: object = {}) =>
  client.call(earnPoints, { body: { quiz: 1, ...more } })
const solve = async (client: ApiClient) => {
  await tryOne(client, 1, 1)
  await tryOne(client, 2, 1)
}
const bookedOn = (stationId: number) =>
  world.database.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.stationId, stationId))

describe('POL-11 a standalone quiz', () => {
  test('a wrong option may not be tried again, a right one says so and why, and the two defaults are the specified ones', async () => {
    const { client } = await memberOn()
    expect(await tryOne(client, 1, 2)).toMatchObject({
      wrong: [2],
      correctAnswer: null,
      isRight: null,
      messageForIncorrectAnswer: 'Você errou! Favor, tentar novamente.',
      messageForCorrectAnswer: null,
    })
    expect(await tryOne(client, 1, 1)).toMatchObject({
      wrong: [2],
      correctAnswer: 1,
      isRight: false,
      messageForCorrectAnswer: 'Você acertou! Clique em próximo para continuar',
    })
    expect(await tryOne(client, 2, 3)).toMatchObject({
      messageForIncorrectAnswer: 'Quase.',
      explanation: null,
    })
    expect(await tryOne(client, 2, 1)).toMatchObject({
      messageForCorrectAnswer: 'É isso!',
      explanation: 'Porque a primeira é a primeira.',
    })
    expect(await client.call(getQuiz, id)).toMatchObject({ solved: 2, right: 0, questions_count: 2 })
  })

  test('SEC-67 GAP-39 nothing of what is right, or why, is said before it is found', async () => {
    const { client, station } = await memberOn()
    const read = async () =>
      JSON.stringify([
        await client.call(getQuiz, id),
        await client.call(listQuizzes, { params: { id: station.id } }),
      ])
    const secret = /correct"|É isso!|Quase\.|Porque a primeira|Você acertou/
    expect(await read()).not.toMatch(secret)
    await tryOne(client, 1, 2)
    expect(await read()).not.toMatch(secret)
    await expect(client.call(getAction, id)).rejects.toMatchObject({ status: 404 })
    await expect(client.call(getResearch, id)).rejects.toMatchObject({ status: 404 })
    await expect(
      client.call(keepResearchAnswer, { ...id, body: { answer: { question: 1, options: [1] } } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('what was tried is kept for each person, and the same again changes nothing', async () => {
    const { client, station } = await memberOn()
    await tryOne(client, 1, 3)
    await tryOne(client, 1, 3)
    await tryOne(client, 1, 1)
    expect(await tryOne(client, 1, 2)).toMatchObject({ wrong: [3], correctAnswer: 1 })
    const other = await addMember(world, station)
    expect((await other.client.call(getQuiz, id)).questions[0]).toMatchObject({
      wrong: [],
      correctAnswer: null,
    })
  })

  test('tries at the same moment, of two tabs, are all kept', async () => {
    const { client } = await memberOn()
    await Promise.all([tryOne(client, 1, 2), tryOne(client, 1, 3), tryOne(client, 1, 2)])
    const [first] = (await client.call(getQuiz, id)).questions
    expect([...(first?.wrong ?? [])].sort()).toEqual([2, 3])
  })

  test.each([
    ['a question that is none', 9, 1, 409],
    ['an option that is none', 1, 9, 409],
    ['a question whose turn has not come', 2, 1, 409],
    ['a negative option', 1, -1, 422],
    ['a huge option', 1, 1e300, 422],
    ['half an option', 1, 1.5, 422],
  ])('SEC-67 %s is refused and nothing is kept', async (_, asked, option, status) => {
    const { client, station } = await memberOn()
    await expect(tryOne(client, asked, option)).rejects.toMatchObject({ status })
    const kept = await world.database.db
      .select()
      .from(researchDrafts)
      .where(eq(researchDrafts.stationId, station.id))
    expect(kept).toEqual([])
  })

  test('SEC-67 an option of another question, a client that scores itself and letters for numbers are refused', async () => {
    const own = [
      { id: 7, label: 'Sete', correct: true },
      { id: 8, label: 'Oito' },
    ]
    const { client } = await memberOn({
      body: { research: { questions: [question(1, 1, own), question(2, 1, options)], feedbacks: [] } },
    })
    await expect(tryOne(client, 1, 1)).rejects.toMatchObject({ status: 409 })
    for (const more of [{ points: 999 }, { correct: true }, { seen: 'x'.repeat(65) }, { option: 'sête' }])
      await expect(tryOne(client, 1, 7, more)).rejects.toMatchObject({ status: 422 })
    await expect(tryOne(client, 1, 7, { seen: '😀' })).rejects.toMatchObject({ status: 409 })
  })

  test('SEC-67 a draft, one that was withdrawn, of another station, over, and an activity of another type', async () => {
    const { client } = await memberOn({ status: 'draft' })
    await expect(client.call(getQuiz, id)).rejects.toMatchObject({ status: 404 })
    await expect(tryOne(client, 1, 1)).rejects.toMatchObject({ status: 404 })
    await expect(finish(client)).rejects.toMatchObject({ status: 404 })
    const there = await quizStation()
    await expect(client.call(listQuizzes, { params: { id: there.id } })).rejects.toMatchObject({
      status: 404,
    })
    const over = await memberOn({ start: '2020-01-01T00:00:00Z', end: '2020-01-02T00:00:00Z' })
    await expect(tryOne(over.client, 1, 1)).rejects.toMatchObject({ code: 'not_open' })
    expect(await over.client.call(getQuiz, id)).toMatchObject({ participation: { state: 'outside_window' } })
    const other = await memberOn({ type: 6 })
    await expect(other.client.call(getQuiz, id)).rejects.toMatchObject({ status: 404 })
  })

  test('ACT-22 GAP-52 quizzes have a list of their own, with how far one is, and stand in no list of activities; who looks for one finds it', async () => {
    const station = await quizStation({}, [
      { id: 2, type: 22, name: 'Segundo', priority: 1, body: { research } },
      { id: 3, type: 22, name: 'Rascunho', status: 'draft', body: { research } },
      { id: 4, type: 16, name: 'Leitura' },
    ])
    const { client } = await addMember(world, station)
    const list = () => client.call(listQuizzes, { params: { id: station.id } })
    await tryOne(client, 1, 2)
    await tryOne(client, 1, 1)
    expect(await list()).toMatchObject({
      total: 2,
      content: [
        { id: 2, solved: 0, finished: null },
        { id: 1, solved: 1, questions_count: 2, participation: { state: 'open' } },
      ],
    })
    expect((await client.call(listActions)).map(({ id }) => id)).toEqual([4])
    const find = async (name: string) =>
      (await client.call(searchActions, { query: { 'where[name]': name } })).content.map(({ id }) => id)
    expect(await find('segundo')).toEqual([2])
    expect(await find('quiz'), 'all of its type, and no draft').toEqual([2, 1])
  })

  test('HOM-10 the menu knows whether the station has one', async () => {
    const { client } = await memberOn()
    expect((await client.call(getUserWeb, { params: { id: 'me' } })).opens).toEqual(['quizzes'])
    const none = await memberOn({ status: 'withdrawn' })
    expect((await none.client.call(getUserWeb, { params: { id: 'me' } })).opens).toEqual([])
  })
})

describe('POL-13 finishing', () => {
  test('pays once, for ever: a second time awards nothing and says what the first one did', async () => {
    const { client, station } = await memberOn()
    await expect(finish(client)).rejects.toMatchObject({ code: 'conflict' })
    await tryOne(client, 1, 1)
    await expect(finish(client)).rejects.toMatchObject({ code: 'conflict' })
    await tryOne(client, 2, 1)
    expect(await finish(client)).toMatchObject({ points: 10, quiz: { earned: 10, already: false } })
    expect(await finish(client)).toMatchObject({ points: 10, quiz: { earned: 10, already: true } })
    expect(await bookedOn(station.id)).toHaveLength(1)
    await expect(tryOne(client, 1, 2)).rejects.toMatchObject({ code: 'already_done' })
  })

  test('a hundred times at once it pays once', async () => {
    const { client, id: userId, station } = await memberOn()
    await solve(client)
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => finish(client)))
    const earned = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.quiz?.earned] : []))
    expect(new Set(earned)).toEqual(new Set([10]))
    expect(await client.call(getUserPoints, { params: { userId } })).toEqual({ points: 10 })
    expect(await bookedOn(station.id)).toHaveLength(1)
  })

  test('PTS-07 GAP-39 the points that a client asks for are ignored, and logged when they differ; both numbers are its own', async () => {
    const cpf = '52998224725'
    const station = await quizStation()
    const { client, ctx } = await addMember(world, station, { cpf })
    await solve(client)
    for (const foreign of [
      { cardid: '86288366757' },
      { accountnumber: '1' },
      { establishment: station.id + 1 },
    ])
      await expect(finish(client, foreign)).rejects.toMatchObject({ status: 403 })
    const lines: unknown[] = []
    const log = { ...ctx.ports.log, warn: (facts: unknown) => void lines.push(facts) }
    const own = { cardid: cpf, accountnumber: '529.982.247-25', establishment: station.id }
    const ask = (points: unknown) =>
      finishQuiz({ ...ctx, ports: { ...ctx.ports, log } }, 1, { ...own, points })
    expect(await ask(10)).toMatchObject({ points: 10, quiz: { earned: 10, already: false } })
    expect(lines).toEqual([])
    expect(await ask(1e308)).toMatchObject({ points: 10 })
    await ask({ texto: 'A'.repeat(100_000) })
    expect(lines).toMatchObject([{ asked: 1e308 }, { asked: 'object' }])
  })

  test('what an owner took back is not earned again', async () => {
    const { client, station } = await memberOn()
    const owner = await addMember(world, station, { role: 'owner' })
    await solve(client)
    await finish(client)
    const [row] = await world.database.db
      .select({ id: participations.id })
      .from(participations)
      .where(eq(participations.stationId, station.id))
    const undo = { params: { id: row?.id ?? 0 }, body: { reason: 'Engano' } }
    await owner.client.call(undoParticipation, undo)
    expect(await finish(client)).toMatchObject({ points: 0, quiz: { earned: 0, already: true } })
    expect(await client.call(getQuiz, id)).toMatchObject({ finished: { earned: 0 } })
  })

  test('POL-12 right is what was right at the first try: for the member, for ever, and in the results of the owner', async () => {
    const { client, station } = await memberOn()
    const owner = await addMember(world, station, { role: 'owner' })
    await tryOne(client, 1, 3)
    await tryOne(client, 1, 1)
    await tryOne(client, 2, 1)
    await finish(client)
    const quiz = await client.call(getQuiz, id)
    expect([quiz.right, quiz.solved, quiz.questions.map(({ isRight }) => isRight)]).toEqual([
      1,
      2,
      [false, true],
    ])
    expect(quiz.questions[0]).toMatchObject({ wrong: [3], correctAnswer: 1 })
    const { shown, drafts } = await owner.client.call(getResearchResults, id)
    expect([drafts, shown?.averagePercent]).toEqual([0, 50])
    expect(shown?.questions.map(({ options }) => options.map(({ votes }) => votes))).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ])
  })
})

test('POL-12 what was tried stays as it was tried when the quiz is finished: every try, in its order, of the one who made it', async () => {
  const { client, station } = await memberOn()
  const other = await addMember(world, station)
  for (const option of [3, 2, 1]) await tryOne(client, 1, option)
  for (const option of [2, 1]) await tryOne(client, 2, option)
  await solve(other.client)
  const before = (await client.call(getQuiz, id)).questions
  await finish(client)
  await finish(other.client)
  const after = (await client.call(getQuiz, id)).questions
  expect(after.map(({ wrong }) => wrong)).toEqual([[3, 2], [2]])
  expect(after).toEqual(before)
  expect((await other.client.call(getQuiz, id)).questions.map(({ wrong }) => wrong)).toEqual([[], []])
})

test('POL-12 of a quiz that was finished when only first tries were kept, these are shown', async () => {
  const { client, station } = await memberOn()
  for (const option of [3, 2, 1]) await tryOne(client, 1, option)
  await tryOne(client, 2, 1)
  await finish(client)
  await world.database.db
    .update(participations)
    .set({ data: { version: 1 } })
    .where(eq(participations.stationId, station.id))
  const { questions, right } = await client.call(getQuiz, id)
  expect([right, ...questions.map(({ wrong, correctAnswer }) => [wrong, correctAnswer])]).toEqual([
    1,
    [[3], 1],
    [[], 1],
  ])
})

describe('POL-11 an owner edits a quiz while somebody plays', () => {
  const change = async (owner: ApiClient, questions: Research['questions']) => {
    const before = await owner.call(getManagedActivity, id)
    const { id: _, type, type_id, status, tag, updated_by, prerequisites, ...input } = before
    const value = { ...input, prerequisites: [], body: { research: { questions, feedbacks: [] } } }
    await owner.call(saveActivity, { ...id, body: { seen: tag, type_id: 22, value } })
  }

  test('a question that changed since it was shown is shown again, and the try does not count', async () => {
    const { client, station } = await memberOn()
    const owner = await addMember(world, station, { role: 'owner' })
    const seen = (await client.call(getQuiz, id)).questions[0]?.revision ?? ''
    const [first, second] = research.questions
    if (!first || !second) throw new Error('the quiz has two questions')
    await change(owner.client, [{ ...first, question: 'Outra pergunta?' }, second])
    await expect(tryOne(client, 1, 2, { seen })).rejects.toMatchObject({ code: 'conflict' })
    const now = (await client.call(getQuiz, id)).questions[0]
    expect(now).toMatchObject({ question: 'Outra pergunta?', wrong: [] })
    expect(await tryOne(client, 1, 1, { seen: now?.revision })).toMatchObject({ correctAnswer: 1 })
  })

  test('a new question is asked before it is finished, what was made right is found, what is finished stays as it was', async () => {
    const { client, station } = await memberOn()
    const owner = await addMember(world, station, { role: 'owner' })
    await tryOne(client, 1, 2)
    const [first, second] = research.questions
    if (!first || !second) throw new Error('the quiz has two questions')
    const bothRight = options.map((one) => ({ ...one, correct: one.id < 3 }))
    const third = question(
      4,
      1,
      options.map((one) => ({ ...one, id: one.id + 10 })),
    )
    await change(owner.client, [{ ...first, options: bothRight }, second, third])
    const quiz = await client.call(getQuiz, id)
    expect(quiz).toMatchObject({ solved: 1, right: 1, questions_count: 3 })
    await tryOne(client, 2, 1)
    await expect(finish(client)).rejects.toMatchObject({ code: 'conflict' })
    const added = quiz.questions[2]
    await tryOne(client, added?.id ?? 0, added?.options[0]?.id ?? 0)
    await finish(client)
    await change(owner.client, [{ ...first, question: 'Ainda outra?' }])
    const after = await client.call(getQuiz, id)
    expect([after.questions_count, after.questions[0]?.question, after.right]).toEqual([3, 'Pergunta 1?', 3])
  })

  test('one that is withdrawn while somebody plays is gone, and what was tried is there when it comes back', async () => {
    const { client, station } = await memberOn()
    const owner = (await addMember(world, station, { role: 'owner' })).client
    await tryOne(client, 1, 2)
    const turn = async (status: 'published' | 'withdrawn') => {
      const { tag } = await owner.call(getManagedActivity, id)
      await owner.call(setActivityStatus, { ...id, body: { seen: tag, status } })
    }
    await turn('withdrawn')
    await expect(tryOne(client, 1, 1)).rejects.toMatchObject({ status: 404 })
    await turn('published')
    expect((await client.call(getQuiz, id)).questions[0]).toMatchObject({ wrong: [2] })
  })
})

test('POL-11 a quiz without a wrong option, or without a right one, is not published', async () => {
  const all = options.map((one) => ({ ...one, correct: true }))
  const none = options.map((one) => ({ ...one, correct: false }))
  for (const wrong of [all, none]) {
    const station = await quizStation({
      status: 'draft',
      body: { research: { questions: [question(1, 1, wrong)], feedbacks: [] } },
    })
    const owner = (await addMember(world, station, { role: 'owner' })).client
    const { tag } = await owner.call(getManagedActivity, id)
    await expect(
      owner.call(setActivityStatus, { ...id, body: { seen: tag, status: 'published' } }),
    ).rejects.toMatchObject({
      status: 422,
      body: { fields: { 'body.research.questions.0.options': [expect.any(String)] } },
    })
  }
})
