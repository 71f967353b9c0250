import { and, count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAction, getParticipation } from '#contract/activities/participation/endpoints.ts'
import {
  getResearch,
  getResearchDraft,
  getVotes,
  keepResearchAnswer,
  sendAnswers,
  sendQuizAnswers,
} from '#contract/activities/research/endpoints.ts'
import { researchSchema } from '#contract/activities/research/research.ts'
import { undoParticipation } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { answersWith, question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { memberOf } from '../../people/access/index.ts'
import { countCall } from '../../platform/rate-limit/index.ts'
import { countSent, kilobytesKept, kilobytesOf, kilobytesSent } from './count-bytes.ts'
import { sendAnswers as sendAnswersVerb } from './send-answers.ts'
import { researchAnswers, researchResponses, researchVersions } from './tables.ts'
import { versionOf } from './version-of.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]
const withActivity = (activity: Partial<Entry>) =>
  world.station({
    content: { activities: [{ id: 1, type: 8, name: 'Pesquisa', points: 10, limitPerUser: 1, ...activity }] },
  })
const memberWith = async (activity: Partial<Entry>) => {
  const station = await withActivity(activity)
  return { station, ...(await addMember(world, station)) }
}
const id = { params: { id: 1 } }
const survey = {
  research: { questions: [question(1, 1, rightAndWrong), question(2, 3), question(3, 5, rightAndWrong)] },
}
const whole = [
  { question: 1, options: [2] },
  { question: 2, answer: 'Do meu jeito' },
  { question: 3, options: [1, 2], answer: 'E mais' },
]
const countOf = async (stationId: number, table: typeof researchResponses | typeof researchAnswers) => {
  const [row] = await world.database.db
    .select({ rows: count() })
    .from(table)
    .where(and(eq(table.stationId, stationId), eq(table.activityId, 1)))
  return row?.rows
}

describe('ACT-08 a survey', () => {
  test('POL-06 is answered by the names of the specification, paid once, and kept as rows', async () => {
    const { client, station, id: user } = await memberWith({ body: survey })
    const body = { author: 'user', user, action: 1, establishment: station.id, research: 1, answers: whole }
    const first = await client.call(sendAnswers, { body, idempotencyKey: 'primeiro-envio' })
    expect(first).toMatchObject({ earned: 10, points: 10, score: null })
    const again = await client.call(sendAnswers, { body, idempotencyKey: 'primeiro-envio' })
    expect(again.id).toBe(first.id)
    await expect(client.call(sendAnswers, { body, idempotencyKey: 'outro-envio' })).rejects.toMatchObject({
      code: 'limit_reached',
    })
    const rows = await world.database.db
      .select()
      .from(researchAnswers)
      .where(eq(researchAnswers.stationId, station.id))
      .orderBy(researchAnswers.questionId, researchAnswers.optionId)
    expect(rows.map(({ questionId, optionId, text }) => [questionId, optionId, text])).toEqual([
      [1, 2, null],
      [2, 0, 'Do meu jeito'],
      [3, 0, 'E mais'],
      [3, 1, null],
      [3, 2, null],
    ])
    const [response] = await world.database.db
      .select()
      .from(researchResponses)
      .where(eq(researchResponses.stationId, station.id))
    expect(response).toMatchObject({ author: 'user', version: 1, participationId: first.id, right: null })
  })

  test('ACT-07 GAP-50 type 7 is answered as a contact, whatever the client says', async () => {
    const { client, station } = await memberWith({ type: 7, body: survey })
    await client.call(sendAnswers, { body: { author: 'user', action: 1, answers: whole } })
    const [response] = await world.database.db
      .select({ author: researchResponses.author })
      .from(researchResponses)
      .where(eq(researchResponses.stationId, station.id))
    expect(response?.author).toBe('contact')
  })

  test('POL-10 the second of two tabs that vote is told that the first vote counts, and nothing counts twice', async () => {
    const { client, station } = await memberWith({ type: 7, body: survey })
    const send = (answers: unknown[]) =>
      client.call(sendAnswers, {
        body: { action: 1, answers: answers as typeof whole },
        idempotencyKey: 'of-both-tabs',
      })
    await send(whole)
    await send(whole)
    await expect(send([...whole].slice(0, 2))).rejects.toMatchObject({
      code: 'conflict',
      firstMessage: expect.stringContaining('Vale o que foi enviado primeiro; isto não foi enviado.'),
    })
    expect(await countOf(station.id, researchResponses)).toBe(1)
  })

  test('POL-03 a refusal names its questions and takes nothing', async () => {
    const { client, station } = await memberWith({ body: survey })
    await expect(client.call(sendAnswers, { body: { action: 1, answers: [] } })).rejects.toMatchObject({
      status: 422,
      body: { fields: { q1: ['Esse campo é obrigatório'], q2: ['Esse campo é obrigatório'] } },
    })
    expect(await countOf(station.id, researchResponses)).toBe(0)
    await expect(client.call(getAction, id)).resolves.toMatchObject({ userActions: 0 })
  })

  test('POL-06 nobody answers for another, elsewhere, to another research or to a draft', async () => {
    const { client, station, id: own } = await memberWith({ body: survey })
    const refused = (more: object) =>
      client.call(sendAnswers, { body: { action: 1, answers: whole, ...more } })
    await expect(refused({ user: own + 1 })).rejects.toMatchObject({ status: 403 })
    await expect(refused({ establishment: station.id + 1 })).rejects.toMatchObject({ status: 403 })
    await expect(refused({ research: 2 })).rejects.toMatchObject({ status: 404 })
    const draft = await memberWith({ body: survey, status: 'draft' })
    await expect(
      draft.client.call(sendAnswers, { body: { action: 1, answers: whole } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(client.call(sendQuizAnswers, { body: { action: 1, answers: whole } })).rejects.toMatchObject(
      {
        status: 404,
      },
    )
  })

  test('ACT-S06 after the window has closed nothing is taken', async () => {
    const { client } = await memberWith({
      body: survey,
      start: '2020-01-01T00:00:00Z',
      end: '2020-01-02T00:00:00Z',
    })
    await expect(client.call(sendAnswers, { body: { action: 1, answers: whole } })).rejects.toMatchObject({
      code: 'not_open',
    })
  })

  test('POL-06 a hundred at once are one', async () => {
    const { ctx, station } = await memberWith({ body: survey })
    const second = { ...ctx, db: (await world.database.another()).db }
    const answers = whole.map((one) => ({ options: [], answer: '', ...one }))
    const sent = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        sendAnswersVerb(at % 2 ? ctx : second, { action: 1, answers }, `envio-numero-${at}`),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countOf(station.id, researchResponses)).toBe(1)
    expect(await countOf(station.id, researchAnswers)).toBe(5)
  })
})

describe('POL-01 what was answered and not sent', () => {
  test('is kept by question, for its person only, and goes with the sending', async () => {
    const station = await withActivity({ body: survey })
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    const keep = (answer: (typeof whole)[number]) =>
      ana.client.call(keepResearchAnswer, { ...id, body: { answer } })
    await Promise.all([keep({ question: 1, options: [1] }), keep({ question: 2, answer: 'Começo' })])
    await keep({ question: 1, options: [2] })
    const { answers } = await ana.client.call(getResearchDraft, id)
    expect(answers).toEqual([
      { question: 1, options: [2], answer: '' },
      { question: 2, options: [], answer: 'Começo' },
    ])
    await expect(eva.client.call(getResearchDraft, id)).resolves.toEqual({ answers: [], problems: {} })
    await ana.client.call(sendAnswers, { body: { action: 1, answers } })
    await expect(ana.client.call(getResearchDraft, id)).resolves.toEqual({ answers: [], problems: {} })
  })

  test('POL-03 what is wrong is kept, and said', async () => {
    const { client } = await memberWith({ body: survey })
    const tooLong = { question: 2, answer: 'a'.repeat(601) }
    await expect(
      client.call(keepResearchAnswer, { ...id, body: { answer: tooLong, checked: true } }),
    ).rejects.toMatchObject({
      body: { fields: { q2: ['Esse campo deve possuir no máximo 600 caracteres'] } },
    })
    await expect(client.call(getResearchDraft, id)).resolves.toMatchObject({
      answers: [{ question: 2, answer: 'a'.repeat(601) }],
    })
    const unknown = { answer: { question: 9, options: [1] } }
    await expect(client.call(keepResearchAnswer, { ...id, body: unknown })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('ACT-12 POL-03 a step without an answer says what sending would say', async () => {
    const keepNothing = async (type: number) => {
      const { client } = await memberWith({ type, body: { research: quizOf(2) } })
      return client.call(keepResearchAnswer, { ...id, body: { answer: { question: 1 }, checked: true } })
    }
    await expect(keepNothing(11)).rejects.toMatchObject({
      body: { fields: { q1: ['Uma pergunta não foi respondida!'] } },
    })
    await expect(keepNothing(8)).rejects.toMatchObject({
      body: { fields: { q1: ['Esse campo é obrigatório'] } },
    })
  })
})

describe('ACT-06 a quiz', () => {
  const quiz = (count: number) => ({ type: 6, body: { research: quizOf(count) } })
  const send = (right: number, of: number, more: object = {}) => ({
    body: { action: 1, type_id: 6, answers: answersWith(right, of), ...more },
  })

  test('GAP-38 is passed from half on, and paid then', async () => {
    const { client } = await memberWith(quiz(4))
    const sent = await client.call(sendQuizAnswers, send(2, 4, { percentages: 0 }))
    expect(sent).toMatchObject({
      correct_answer_percentage: 0.5,
      earned: 10,
      score: { right: 2, asked: 4, won: true },
      feedback_message: '<p>Parabéns! Você passou no quiz!</p>',
    })
    await expect(client.call(getParticipation, { params: { id: sent.id } })).resolves.toMatchObject({
      score: { right: 2, asked: 4, won: true },
    })
  })

  test('is lost below, whatever the client claims', async () => {
    const { client } = await memberWith(quiz(3))
    const sent = await client.call(sendQuizAnswers, send(1, 3, { percentages: 100 }))
    expect(sent).toMatchObject({
      correct_answer_percentage: 0.3333,
      earned: 0,
      points: 0,
      score: { won: false },
      feedback_message:
        '<p>Que pena... Infelizmente você não acertou questões o suficiente para ganhar pontos nesta atividade</p>',
    })
  })

  test('POL-08 says the words of the specification, and the feedback of the range below them', async () => {
    const feedbacks = [
      { id: 1, feedback: 'Releia o guia', range: 49 },
      { id: 2, feedback: 'Você sabe tudo', range: 100 },
    ]
    const said = async (right: number) => {
      const { client } = await memberWith({ type: 6, body: { research: quizOf(4, feedbacks) } })
      return (await client.call(sendQuizAnswers, send(right, 4))).feedback_message
    }
    expect(await said(4)).toBe('<p>Parabéns! Você passou no quiz!</p><p>Você sabe tudo</p>')
    expect(await said(1)).toBe(
      '<p>Que pena... Infelizmente você não acertou questões o suficiente para ganhar pontos nesta atividade</p><p>Releia o guia</p>',
    )
  })

  test('GAP-39 what is right is nowhere to be read before', async () => {
    const { client } = await memberWith(quiz(2))
    const seen = [await client.call(getAction, id), await client.call(getResearch, id)]
    expect(JSON.stringify(seen)).not.toMatch(/correct|feedbackId|quiz_feedback/)
    expect(seen[1]).toMatchObject({ id: 1, questions_count: 2 })
    const claimed = { question: 1, options: [2], correct: true } as { question: number; options: number[] }
    await expect(
      client.call(sendQuizAnswers, {
        body: { action: 1, answers: [claimed, { question: 2, options: [2] }] },
      }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

test('ACT-11 POL-08 a scored checklist ends in the feedback of its range', async () => {
  const feedbacks = [
    { id: 1, feedback: 'Releia <o guia>', range: 50 },
    { id: 2, feedback: 'Impecável', range: 100 },
  ]
  const { client } = await memberWith({ type: 11, body: { research: quizOf(3, feedbacks) } })
  await expect(
    client.call(sendAnswers, { body: { action: 1, answers: answersWith(1, 3) } }),
  ).resolves.toMatchObject({
    earned: 10,
    score: { right: 1, asked: 3, won: null },
    feedback_message: '<p>Releia &lt;o guia&gt;</p>',
  })
})

describe('POL-08 ACT-S08 the animation that comes with the answers', () => {
  const own = { feedback: 'Releia', range: 50, feedbackLottie: 'assets/lottie/releia.json' }
  const feedbacks = [
    { id: 1, ...own },
    { id: 2, feedback: 'Impecável', range: 100 },
  ]
  const animationOf = async (type: 6 | 11, right: number) => {
    const { client } = await memberWith({
      type,
      feedbackLottie: 'assets/lottie/festa.json',
      body: { research: quizOf(4, type === 6 && right === 0 ? [] : feedbacks) },
    })
    const body = { action: 1, answers: answersWith(right, 4) }
    return (await client.call(type === 6 ? sendQuizAnswers : sendAnswers, { body })).feedback_lottie_id
  }

  test('of /answer is that of the feedback that was reached, else that of the activity', async () => {
    expect(await animationOf(11, 1)).toBe('test-releia')
    expect(await animationOf(11, 4)).toBe('test-festa')
  })

  test('of a quiz is the same, but that of the activity is for who won', async () => {
    expect(await animationOf(6, 1)).toBe('test-releia')
    expect(await animationOf(6, 4)).toBe('test-festa')
    expect(await animationOf(6, 0)).toBeNull()
  })
})

test('POL-08 GAP-40 shares of a folder are stored as percent, and reached as such', async () => {
  const feedbacks = [
    { id: 1, feedback: 'Releia', range: 0.5 },
    { id: 2, feedback: 'Impecável', range: 1 },
  ]
  const { client, station } = await memberWith({ type: 11, body: { research: quizOf(4, feedbacks) } })
  const { rows } = await world.database.rawSql(
    `select body #> '{research,feedbacks}' as feedbacks from activities where station_id = $1`,
    [station.id],
  )
  expect(rows).toMatchObject([{ feedbacks: [{ range: 50 }, { range: 100 }] }])
  const sent = { body: { action: 1, answers: answersWith(3, 4) } }
  expect((await client.call(sendAnswers, sent)).feedback_message).toBe('<p>Impecável</p>')
})

test('ACT-12 a profile wants every question', async () => {
  const options = [1, 2].map((one) => ({ id: one, label: `Opção ${one}`, feedbackId: one }))
  const feedbacks = [1, 2].map((one) => ({ id: one, feedback: `Perfil ${one}`, range: 100 }))
  const research = { questions: [question(1, 1, options), question(2, 1, options)], feedbacks }
  const { client } = await memberWith({ type: 12, body: { research } })
  const send = (...answers: { question: number; options: number[] }[]) =>
    client.call(sendAnswers, { body: { action: 1, answers } })
  await expect(send({ question: 1, options: [2] })).rejects.toMatchObject({
    body: { fields: { q2: ['Uma pergunta não foi respondida!'] } },
  })
  await expect(send({ question: 1, options: [2] }, { question: 2, options: [2] })).resolves.toMatchObject({
    feedback_message: '<p>Perfil 2</p>',
  })
})

test('ACT-10 GAP-42 votes are for who voted, and as old as a minute', async () => {
  const poll = { research: { questions: [question(1, 1, rightAndWrong)] } }
  const station = await withActivity({ type: 10, body: poll })
  const [ana, eva, leo] = await Promise.all([1, 2, 3].map(() => addMember(world, station)))
  if (!ana || !eva || !leo) throw new Error('three members were made')
  await expect(ana.client.call(getVotes, id)).rejects.toMatchObject({ status: 404 })
  const vote = (member: typeof ana, option: number) =>
    member.client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, options: [option] }] } })
  await Promise.all([vote(ana, 1), vote(eva, 1), vote(leo, 2)])
  await expect(ana.client.call(getVotes, id)).resolves.toEqual({
    total: 3,
    options: [
      { id: 1, label: 'Certa', color: null, votes: 2 },
      { id: 2, label: 'Errada', color: null, votes: 1 },
    ],
  })
})

test('ACT-10 GAP-42 a vote shows after a minute, not before, and who votes again is counted again', async () => {
  const poll = { research: { questions: [question(1, 1, rightAndWrong)] } }
  const { client } = await memberWith({ type: 10, body: poll, limitPerUser: 2 })
  const vote = (option: number) =>
    client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, options: [option] }] } })
  const votes = async () => (await client.call(getVotes, id)).options.map((one) => one.votes)
  await vote(1)
  expect(await votes()).toEqual([1, 0])
  await vote(2)
  world.ports.clock.advance(59_999)
  expect(await votes()).toEqual([1, 0])
  world.ports.clock.advance(1)
  expect(await votes()).toEqual([1, 1])
  await expect(vote(2)).rejects.toMatchObject({ code: 'limit_reached' })
})

test('ACT-10 a vote that an owner takes back counts no more', async () => {
  const poll = { research: { questions: [question(1, 1, rightAndWrong)] } }
  const station = await withActivity({ type: 10, body: poll })
  const owner = await addMember(world, station, { role: 'owner' })
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  const vote = (member: typeof ana, option: number) =>
    member.client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, options: [option] }] } })
  await vote(ana, 1)
  const { id: taken } = await vote(eva, 2)
  expect((await ana.client.call(getVotes, id)).total).toBe(2)
  await owner.client.call(undoParticipation, { params: { id: taken }, body: { reason: 'Engano' } })
  world.ports.clock.advance(60_000)
  expect((await ana.client.call(getVotes, id)).options.map((one) => one.votes)).toEqual([1, 0])
})

test('POL-01 a question that has answers keeps its meaning: what is asked otherwise is another version', async () => {
  const station = await withActivity({ body: survey, limitPerUser: 2 })
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  const second = { ...eva.ctx, db: (await world.database.another()).db }
  const answers = whole.map((one) => ({ options: [], answer: '', ...one }))
  await Promise.all([
    sendAnswersVerb(ana.ctx, { action: 1, answers }, 'primeira-ana'),
    sendAnswersVerb(second, { action: 1, answers }, 'primeira-eva'),
  ])
  const versions = () =>
    world.database.db
      .select({ version: researchVersions.version })
      .from(researchVersions)
      .where(eq(researchVersions.stationId, station.id))
  await expect(versions()).resolves.toEqual([{ version: 1 }])
  const changed = { ...quizOf(1), feedbacks: [] }
  await expect(versionOf(ana.ctx, 1, changed)).resolves.toBe(2)
  await expect(versionOf(ana.ctx, 1, researchSchema.parse(survey.research))).resolves.toBe(1)
})

describe('SEC-79 what answers take on the disk', () => {
  const anything = { research: { questions: [question(1, 3)] } }

  test('what is refused leaves no version: there are none but of answers', async () => {
    const { client, station } = await memberWith({ body: anything })
    const send = (answer: string) =>
      client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, answer }] } })
    await expect(send('')).rejects.toMatchObject({ status: 422 })
    await send('Sim')
    const changed = { ...researchSchema.parse(anything.research) }
    await world.database.rawSql('update activities set body = $1 where station_id = $2 and id = 1', [
      JSON.stringify({ research: { ...changed, questions: [question(1, 3), question(2, 3)] } }),
      station.id,
    ])
    await expect(send('De novo')).rejects.toMatchObject({ code: 'limit_reached' })
    const { rows } = await world.database.rawSql(
      'select version from research_versions where station_id = $1',
      [station.id],
    )
    expect(rows).toEqual([{ version: 1 }])
  })

  test('two hundred versions a day, then tomorrow', async () => {
    const { client, ctx, station } = await memberWith({ body: anything, limitPerUser: null })
    const send = () =>
      client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, answer: 'Sim' }] } })
    await world.database.rawSql(
      `insert into research_versions (station_id, activity_id, version, digest, research, created_at)
       select $1, 1, n, 'other ' || n, '{}', $2 from generate_series(1, 200) n`,
      [station.id, ctx.ports.clock.now().toISOString()],
    )
    await expect(send()).rejects.toMatchObject({
      status: 429,
      message: 'As perguntas mudaram vezes demais hoje. Tente de novo amanhã.',
    })
    await world.database.rawSql(
      `update research_versions set created_at = created_at - interval '25 hours' where station_id = $1`,
      [station.id],
    )
    await expect(send()).resolves.toMatchObject({ earned: 10 })
  })

  test('a person sends so many kilobytes a day, of all their surveys; others send on', async () => {
    const { client, ctx, station } = await memberWith({ body: anything, limitPerUser: null })
    const other = await addMember(world, station)
    const send = (by: typeof client) =>
      by.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, answer: 'Sim' }] } })
    await countSent(ctx, kilobytesSent.points - 1, async () => {})
    await send(client)
    await expect(send(client)).rejects.toMatchObject({
      status: 429,
      message: 'Você já enviou muitas respostas hoje. Tente de novo amanhã.',
    })
    await send(other.client)
    expect(await countOf(station.id, researchResponses)).toBe(2)
  })

  test('a draft counts as all that is written anew with each answer', async () => {
    const { client, ctx } = await memberWith({ body: anything })
    const keep = () =>
      client.call(keepResearchAnswer, { ...id, body: { answer: { question: 1, answer: 'Sim' } } })
    await keep()
    await countCall(
      ctx,
      { ...kilobytesKept, key: `${ctx.station.id}:${memberOf(ctx)}` },
      kilobytesKept.points,
    )
    await expect(keep()).rejects.toMatchObject({ status: 429 })
  })

  test('what is counted: words by their bytes, options as rows, sealed ones by their length', () => {
    const open = researchSchema.parse(anything.research)
    const answer = { question: 1, options: [1, 2], answer: 'ã'.repeat(5_000) }
    expect(kilobytesOf(open, [])).toBe(1)
    expect(kilobytesOf(open, [answer])).toBe(11)
    expect(kilobytesOf({ ...open, anonymous: true }, [])).toBe(
      kilobytesOf({ ...open, anonymous: true }, [answer]),
    )
  })
})
