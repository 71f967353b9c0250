import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  getResearchDraft,
  getVotes,
  keepResearchAnswer,
  sendAnswers,
} from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { activities } from '../participation/tables.ts'

/** What an owner changes while people answer (ADR 86). */
const world = apiWorld()
const id = { params: { id: 1 } }

async function asking(type: number, questions: Research['questions']) {
  const activity = {
    id: 1,
    type,
    name: 'Pesquisa',
    points: 10,
    limitPerUser: 1,
    body: { research: { questions } },
  }
  const station = await world.station({ content: { activities: [activity] } })
  return {
    station,
    ask: (changed: Research['questions']) =>
      world.database.db
        .update(activities)
        .set({ body: { research: { questions: changed } } })
        .where(and(eq(activities.stationId, station.id), eq(activities.id, 1))),
  }
}

test('POL-01 ADR 86 questions and options that are gone leave the draft, and the rest of it is sent', async () => {
  const { station, ask } = await asking(8, [
    question(1, 1, rightAndWrong),
    question(2, 3),
    question(3, 2, rightAndWrong),
  ])
  const { client } = await addMember(world, station)
  const keep = (answer: { question: number; options?: number[]; answer?: string }) =>
    client.call(keepResearchAnswer, { ...id, body: { answer } })
  await keep({ question: 1, options: [2] })
  await keep({ question: 2, answer: 'Some' })
  await keep({ question: 3, options: [1, 2] })
  const third = { id: 3, label: 'Nova' }
  await ask([
    question(1, 1, [...rightAndWrong.slice(0, 1), third]),
    question(3, 2, [...rightAndWrong.slice(1), third]),
  ])
  const expected = [
    { question: 1, options: [], answer: '' },
    { question: 3, options: [2], answer: '' },
  ]
  const { answers, problems } = await client.call(getResearchDraft, id)
  expect(answers).toEqual(expected)
  expect(problems).toEqual({ q1: 'Esse campo é obrigatório' })
  await expect(client.call(sendAnswers, { body: { action: 1, answers } })).rejects.toMatchObject({
    status: 422,
    body: { fields: { q1: ['Esse campo é obrigatório'] } },
  })
  await expect(keep({ question: 1, options: [3] })).resolves.toEqual({
    answers: [{ question: 1, options: [3], answer: '' }, expected[1]],
    problems: {},
  })
  const whole = await client.call(getResearchDraft, id)
  await expect(
    client.call(sendAnswers, { body: { action: 1, answers: whole.answers } }),
  ).resolves.toMatchObject({
    earned: 10,
  })
})

/** A poll on chosen words, and how somebody votes in it. */
async function polling(...labels: string[]) {
  const options = labels.map((label, at) => ({ id: at + 1, label }))
  const { station, ask } = await asking(10, [question(1, 1, options)])
  const vote = async (option: number) => {
    const { client } = await addMember(world, station)
    await client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, options: [option] }] } })
    return client
  }
  return { options, ask, vote }
}

test('ACT-10 ADR 86 an option whose words are corrected keeps its votes, and so does a question', async () => {
  const { options, ask, vote } = await polling('Ana', 'Bia Suoza')
  for (const option of [1, 2, 2, 2]) await vote(option)
  const corrected = options.with(1, { id: 2, label: 'Bia Souza' })
  await ask([question(1, 1, corrected)])
  await vote(1)
  await ask([{ ...question(1, 1, corrected), question: 'Quem deve presidir?' }])
  const last = await vote(2)
  await expect(last.call(getVotes, id)).resolves.toMatchObject({
    total: 6,
    options: [
      { label: 'Ana', votes: 2 },
      { label: 'Bia Souza', votes: 4 },
    ],
  })
})

test('ACT-10 ADR 86 votes of an option or of a question that is gone count no more', async () => {
  const { options, ask, vote } = await polling('Sim', 'Não', 'Talvez')
  for (const option of [1, 1, 2, 3]) await vote(option)
  await ask([question(1, 1, [...options.slice(0, 2), { id: 4, label: 'Talvez' }])])
  const fourth = await vote(4)
  await expect(fourth.call(getVotes, id)).resolves.toMatchObject({
    total: 4,
    options: [{ votes: 2 }, { votes: 1 }, { label: 'Talvez', votes: 1 }],
  })
  await ask([{ ...question(9, 1, options), question: 'Outra pergunta?' }])
  world.ports.clock.advance(60_000)
  await expect(fourth.call(getVotes, id)).resolves.toMatchObject({ total: 0 })
})
