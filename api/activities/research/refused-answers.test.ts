import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  getResearchDraft,
  keepResearchAnswer,
  sendAnswers,
  sendQuizAnswers,
} from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import type { ApiClient } from '#contract/client.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { answersWith, question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { sendAnswers as sendAnswersVerb, sendQuizAnswers as sendQuizAnswersVerb } from './send-answers.ts'
import { researchAnswers, researchResponses } from './tables.ts'

/** What clients send that no page of ours would send. */
const world = apiWorld()
const others = [
  { id: 3, label: 'Três', correct: true },
  { id: 4, label: 'Quatro', correct: false },
]
const asked: Research['questions'] = [
  question(1, 1, rightAndWrong),
  question(2, 1, others),
  question(3, 4, [{ id: 5, label: 'Cinco' }]),
  question(4, 3),
]
const answers = [
  { question: 1, options: [1] },
  { question: 2, options: [3] },
  { question: 3, options: [5] },
  { question: 4, answer: 'Gostei' },
]
const activity = (more: object = {}) => ({
  id: 1,
  type: 8,
  name: 'Pesquisa',
  points: 10,
  limitPerUser: 1,
  body: { research: { questions: asked } },
  ...more,
})
async function memberWith(more: object = {}, id = 1) {
  const station = await world.station({ content: { activities: [{ ...activity(more), id }] } })
  return { station, ...(await addMember(world, station)) }
}
const send = (client: ApiClient, sent: readonly object[], more: object = {}) =>
  client.call(sendAnswers, { body: { action: 1, answers: sent as never, ...more } })
/** The answers with another one to its question. */
const withOne = (one: { question: number; options?: number[]; answer?: string }) =>
  answers.map((answer) => (answer.question === one.question ? one : answer))
const rowsOf = (stationId: number) =>
  world.database.db.select().from(researchResponses).where(eq(researchResponses.stationId, stationId))

test.each([
  ['an option of another question', { question: 1, options: [3] }, 409, undefined],
  ['an option that is none', { question: 1, options: [99] }, 409, undefined],
  ['a question that is none', { question: 1, options: [1], more: { question: 9 } }, 409, undefined],
  ['the same option twice', { question: 1, options: [1, 1] }, 409, undefined],
  ['two options of a single choice', { question: 1, options: [1, 2] }, 422, 'Apenas uma opção por pergunta'],
  [
    'a choice and own words',
    { question: 3, options: [5], answer: 'Outra' },
    422,
    'Apenas uma opção por pergunta',
  ],
  ['no answer', { question: 1, options: [] }, 422, 'Esse campo é obrigatório'],
  [
    '601 letters',
    { question: 4, answer: 'ç'.repeat(601) },
    422,
    'Esse campo deve possuir no máximo 600 caracteres',
  ],
  [
    '601 of the widest letters',
    { question: 4, answer: '👩🏽‍🚀'.repeat(601) },
    422,
    'Esse campo deve possuir no máximo 600 caracteres',
  ],
  ['letters without width', { question: 4, answer: '\u200b\u2060\u200d' }, 422, 'Esse campo é obrigatório'],
])(
  'POL-06 POL-09 %s is refused, said beside its question, and nothing is kept',
  async (_, one, status, said) => {
    const { client, station } = await memberWith()
    const { more, ...answer } = one as typeof one & { more?: object }
    const sent = [...withOne(answer), ...(more ? [more] : [])]
    await expect(send(client, sent)).rejects.toMatchObject({
      status,
      ...(said && { body: { fields: { [`q${one.question}`]: [said] } } }),
    })
    expect(await rowsOf(station.id)).toEqual([])
    await expect(send(client, answers)).resolves.toMatchObject({ earned: 10 })
  },
)

test('POL-03 600 letters as people count them, and any direction, are kept as they were written', async () => {
  for (const text of ['👩🏽‍🚀'.repeat(600), 'שלום ברוך – مرحبا', 'e\u0301'.repeat(600)]) {
    const { client, station } = await memberWith()
    await send(client, withOne({ question: 4, answer: text }))
    const rows = await world.database.db
      .select({ text: researchAnswers.text, question: researchAnswers.questionId })
      .from(researchAnswers)
      .where(eq(researchAnswers.stationId, station.id))
    expect(rows.find((row) => row.question === 4)?.text).toBe(text.normalize('NFC'))
  }
})

test('POL-03 a draft keeps 600 letters whole, whatever they are made of, and of more a part', async () => {
  const { client } = await memberWith()
  const kept = async (answer: string) => {
    const { answers } = await client.call(keepResearchAnswer, {
      params: { id: 1 },
      body: { answer: { question: 4, answer } },
    })
    return answers[0]?.answer
  }
  const astronauts = '👩🏽‍🚀'.repeat(600)
  expect(await kept(astronauts)).toBe(astronauts)
  expect(await kept(`a${'😀'.repeat(1_300)}`)).toBe(`a${'😀'.repeat(1_199)}`)
})

test('SEC-18 POL-06 an activity of another station is none, for answers and for what is kept of them', async () => {
  const there = await memberWith({}, 2)
  const here = await memberWith()
  for (const refused of [
    send(here.client, answers, { action: 2 }),
    here.client.call(keepResearchAnswer, { params: { id: 2 }, body: { answer: answers[0] as never } }),
    here.client.call(getResearchDraft, { params: { id: 2 } }).then(({ answers: kept }) => {
      if (kept.length === 0) throw Object.assign(new Error('nothing is kept'), { status: 404 })
    }),
  ])
    await expect(refused).rejects.toMatchObject({ status: 404 })
  expect([await rowsOf(there.station.id), await rowsOf(here.station.id)]).toEqual([[], []])
})

test('ACT-S06 what was kept while the window was open is not sent after it', async () => {
  const { client, station } = await memberWith({ end: '2026-05-04T16:00:00Z' })
  for (const answer of answers) await client.call(keepResearchAnswer, { params: { id: 1 }, body: { answer } })
  world.ports.clock.set('2026-05-04T16:00:01Z')
  await expect(send(client, answers)).rejects.toMatchObject({ code: 'not_open' })
  expect(await rowsOf(station.id)).toEqual([])
  world.ports.clock.set('2026-05-04T15:00:00Z')
})

describe('GAP-39 who scores itself', () => {
  test.each([8, 11])('of type %i is refused, or pays nothing more', async (type) => {
    const research = quizOf(2)
    const { client } = await memberWith({ type, body: { research } })
    const wrong = answersWith(0, 2)
    for (const more of [{ correct: true }, { points: 1_000 }, { quiz_feedback_id: 1 }])
      await expect(
        send(
          client,
          wrong.map((one) => ({ ...one, ...more })),
        ),
      ).rejects.toMatchObject({
        status: 422,
      })
    for (const more of [{ points: 1_000 }, { correct: 2 }, { score: { right: 2 } }])
      await expect(send(client, wrong, more)).rejects.toMatchObject({ status: 422 })
    const sent = await send(client, wrong, { percentages: [100, 100] })
    expect([sent.earned, sent.points, sent.score?.right ?? 0]).toEqual([10, 10, 0])
  })

  test('of a quiz that is lost gets no points, whatever it sends', async () => {
    const { client } = await memberWith({ type: 6, body: { research: quizOf(2) } })
    const body = { action: 1, answers: answersWith(0, 2) }
    for (const more of [{ points: 1_000 }, { correct_answer_percentage: 1 }])
      await expect(
        client.call(sendQuizAnswers, { body: { ...body, ...more } as never }),
      ).rejects.toMatchObject({
        status: 422,
      })
    await expect(
      client.call(sendQuizAnswers, { body: { ...body, percentages: 100 } }),
    ).resolves.toMatchObject({ earned: 0, points: 0, correct_answer_percentage: 0 })
  })

  test.each([6, 11])('of type %i is logged where it differs, and only there', async (type) => {
    const verb = type === 6 ? sendQuizAnswersVerb : sendAnswersVerb
    const linesOf = async (percentages: number | number[]) => {
      const { ctx } = await memberWith({ type, body: { research: quizOf(4) } })
      const lines: unknown[] = []
      const log = { ...ctx.ports.log, warn: (facts: unknown) => void lines.push(facts) }
      const sent = answersWith(2, 4).map((one) => ({ answer: '', ...one }))
      await verb(
        { ...ctx, ports: { ...ctx.ports, log } },
        { action: 1, answers: sent, percentages },
        'envio-1',
      )
      return lines
    }
    for (const same of [50, 0.5, [50]]) expect(await linesOf(same)).toEqual([])
    expect(await linesOf(100)).toMatchObject([{ activityId: 1, claimed: 100, share: 0.5 }])
    expect(await linesOf([0.75])).toMatchObject([{ activityId: 1, claimed: 0.75, share: 0.5 }])
  })
})
