import { expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listActions } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { getQuiz, listQuizzes, tryQuizOption } from '#contract/activities/quizzes/endpoints.ts'
import {
  getResearch,
  getResearchDraft,
  keepResearchAnswer,
  sendAnswers,
  sendQuizAnswers,
} from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { getPublicAction } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question } from '#tests/fixtures/research.ts'

/** What is right, and what feedbacks say, in all that members and visitors get before they earned it (POL-01, GAP-39). */
const world = apiWorld()
const portal = portalWorld()
/** Marks of the research below, and names of fields that only owners read; of JSON, of scripts and of HTML. */
const secret = /SEGREDO|correct(\\?"|&quot;)|feedbackId|quiz_feedback_id|messageFor\w+Answer\\?":\\?"/

const types = [6, 7, 8, 9, 10, 11, 12, 22]
const isPoll = (type: number) => type === 9 || type === 10
function secretsOf(type: number): Research {
  const options = [
    { id: 1, label: 'Um', correct: true, feedbackId: 1 },
    { id: 2, label: 'Dois', correct: false, feedbackId: 2 },
    { id: 3, label: 'Três', correct: false, feedbackId: 2 },
  ]
  const said = {
    messageForCorrectAnswer: 'SEGREDO de quem acerta',
    messageForIncorrectAnswer: 'SEGREDO de quem erra',
    explanation: 'SEGREDO explicado',
  }
  const feedbacks = [50, 100].map((range, at) => ({
    id: at + 1,
    feedback: `SEGREDO ${at}`,
    range,
    feedbackLottie: `assets/lottie/SEGREDO-${at}.json`,
  }))
  const asked = isPoll(type) ? [1] : [1, 2]
  return { questions: asked.map((id) => ({ ...question(id, 1, options), ...said })), feedbacks }
}
const pages = [
  '/homepage',
  '/homepage/atividades',
  '/homepage/atividades/1',
  '/homepage/survey/1/1',
  '/homepage/survey/1/1?pergunta=2',
  '/homepage/quizzes',
  '/homepage/quizzes/quiz?id=1',
  '/homepage/quizzes/quiz?id=1&pergunta=1',
  '/homepage/quizzes/quiz?id=1&resultado=todas',
]
/** What the browser's script reads of a page. */
const dataOf = (page: string) => page.replace(/(?=\?|$)/, '.data')

async function asking(type: number) {
  const activity = {
    id: 1,
    type,
    name: 'Pesquisa',
    points: 10,
    isPublic: true,
    limitPerUser: 1,
    feedback: '<p>SEGREDO da atividade</p>',
    feedbackLottie: 'assets/lottie/SEGREDO.json',
    body: { research: secretsOf(type) },
  }
  const station = await world.station({ content: { activities: [activity] } })
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  const visit = portal.of(world, station.slug)
  /** All that somebody can ask for of it, refusals included. */
  const read = async ({ client, token }: typeof ana) => {
    const headers = { cookie: `${sessionCookieName(false)}=${token}` }
    const id = { params: { id: 1 } }
    const answers = await Promise.allSettled([
      client.call(getAction, id),
      client.call(getResearch, id),
      client.call(getResearchDraft, id),
      client.call(listActions),
      client.call(getQuiz, id),
      client.call(listQuizzes, { params: { id: station.id } }),
      world.client(station).call(getPublicAction, { params: { id: 1, stationId: station.id } }),
    ])
    const read: [string, string][] = answers.map((one, at) => [
      `call ${at}`,
      JSON.stringify(one.status === 'fulfilled' ? one.value : (one.reason as { body?: unknown }).body) ?? '',
    ])
    for (const page of pages)
      for (const path of [page, dataOf(page)]) read.push([path, (await visit(path, headers)).text])
    for (const path of ['/', '/atividade/1']) read.push([path, (await visit(path)).text])
    return read
  }
  return { station, ana, eva, read, visit }
}
const leaks = (read: [string, string][]) =>
  read.flatMap(([name, text]) => {
    const found = secret.exec(text)
    return found ? [`${name}: ${found[0]}`] : []
  })

test.each(types)(
  'GAP-39 POL-01 SEC-67 type %i tells nobody what is right, or what a feedback says',
  async (type) => {
    const { station, ana, eva, read } = await asking(type)
    const before = await read(ana)
    expect(before.some(([, text]) => text.includes('Pergunta 1?'))).toBe(true)
    expect(leaks(before)).toEqual([])
    // What others earned, and what is begun, tells nothing either.
    const whole = secretsOf(type).questions.map(({ id }) => ({ question: id, options: [1] }))
    if (type === 22) {
      await ana.client.call(tryQuizOption, { params: { id: 1 }, body: { question: 1, option: 1 } })
    } else {
      const send = type === 6 ? sendQuizAnswers : sendAnswers
      await ana.client.call(send, { body: { action: 1, answers: whole } })
      await eva.client.call(keepResearchAnswer, {
        params: { id: 1 },
        body: { answer: { question: 1, options: [1] } },
      })
    }
    expect(leaks(await read(eva))).toEqual([])
    // Owners read all of it.
    const owner = (await addMember(world, station, { role: 'owner' })).client
    expect(JSON.stringify(await owner.call(getManagedActivity, { params: { id: 1 } }))).toMatch(secret)
  },
)

test.each([6, 11, 12])(
  'POL-08 of type %i the feedback that was earned is said, and the others are not',
  async (type) => {
    const { ana } = await asking(type)
    const answers = [1, 2].map((id) => ({ question: id, options: [2] }))
    const sent = await ana.client.call(type === 6 ? sendQuizAnswers : sendAnswers, {
      body: { action: 1, answers },
    })
    const reached = type === 12 ? 1 : 0
    expect(sent.feedback_message).toContain(`SEGREDO ${reached}`)
    expect(sent.feedback_message).not.toContain(`SEGREDO ${1 - reached}`)
    expect(sent.feedback_lottie_id).toBe(`test-SEGREDO-${reached}`)
  },
)

test.each([
  ['won', 1, 'test-SEGREDO-1', true],
  ['lost', 2, 'test-SEGREDO-0', false],
])(
  'ACT-06 ACT-S08 a quiz that is %s shows the animation of its feedback',
  async (_, option, animation, mark) => {
    const { ana, visit } = await asking(6)
    const answers = [1, 2].map((id) => ({ question: id, options: [option] }))
    const { id } = await ana.client.call(sendQuizAnswers, { body: { action: 1, answers } })
    const headers = { cookie: `${sessionCookieName(false)}=${ana.token}` }
    const { text } = await visit(`/homepage/survey/1/1?participacao=${id}`, headers)
    expect(text).toContain(`data-animation="${animation}"`)
    expect(/data-animation="[^"]*"><\/div><img/.test(text), 'the mark of success').toBe(mark)
  },
)

test('POL-11 of a standalone quiz what was found is said, of its question alone', async () => {
  const { ana } = await asking(22)
  const tried = await ana.client.call(tryQuizOption, { params: { id: 1 }, body: { question: 1, option: 1 } })
  expect(tried).toMatchObject({ correctAnswer: 1, explanation: 'SEGREDO explicado' })
  const { questions } = await ana.client.call(getQuiz, { params: { id: 1 } })
  expect(questions[1]).toMatchObject({
    correctAnswer: null,
    explanation: null,
    messageForCorrectAnswer: null,
    messageForIncorrectAnswer: null,
  })
})
