import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getSentAnswers, sendAnswers, sendQuizAnswers } from '#contract/activities/research/endpoints.ts'
import { undoParticipation } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { answersWith, question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { activities } from '../participation/tables.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]
const stationWith = (activity: Partial<Entry>) =>
  world.station({
    content: { activities: [{ id: 1, type: 8, name: 'Pesquisa', limitPerUser: 1, ...activity }] },
  })
const id = { params: { id: 1 } }

test('GAP-151 a member reads what they answered, option by option, and nobody else does', async () => {
  const research = {
    questions: [question(1, 1, rightAndWrong), question(2, 3), question(3, 5, rightAndWrong), question(4, 2)],
  }
  const station = await stationWith({ body: { research } })
  const [member, other] = [await addMember(world, station), await addMember(world, station)]
  await expect(member.client.call(getSentAnswers, id)).rejects.toMatchObject({ code: 'not_found' })
  const answers = [
    { question: 1, options: [2] },
    { question: 2, answer: 'Do meu jeito' },
    { question: 3, options: [2, 1], answer: 'E mais' },
  ]
  await member.client.call(sendAnswers, { body: { action: 1, answers } })
  expect(await member.client.call(getSentAnswers, id)).toMatchObject({
    name: 'Pesquisa',
    marks: 'none',
    answers: [
      { question: 'Pergunta 1?', options: ['Errada'], answer: '', isRight: null },
      { question: 'Pergunta 2?', options: [], answer: 'Do meu jeito', upload: null, isRight: null },
      { question: 'Pergunta 3?', options: ['Certa', 'Errada'], answer: 'E mais', isRight: null },
      { question: 'Pergunta 4?', options: [], answer: '', isRight: null },
    ],
  })
  await expect(other.client.call(getSentAnswers, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('ACT-06 SEC-67 GAP-151 what was right is said after the last try, and never what would have been', async () => {
  const station = await stationWith({ type: 6, limitPerUser: 2, body: { research: quizOf(3) } })
  const { client } = await addMember(world, station)
  const send = (right: number) =>
    client.call(sendQuizAnswers, { body: { action: 1, answers: answersWith(right, 3) } })
  const marksOf = ({ answers }: { answers: { isRight: boolean | null }[] }) =>
    answers.map(({ isRight }) => isRight)
  await send(1)
  const before = await client.call(getSentAnswers, id)
  expect([before.marks, marksOf(before)]).toEqual(['hidden', [null, null, null]])
  const { id: second } = await send(2)
  const after = await client.call(getSentAnswers, id)
  expect([after.marks, marksOf(after)]).toEqual(['shown', [true, true, false]])
  expect(after.answers.map(({ options }) => options)).toEqual([['Certa'], ['Certa'], ['Errada']])

  // With the last try taken back there is one again.
  const owner = await addMember(world, station, { role: 'owner' })
  await owner.client.call(undoParticipation, { params: { id: second }, body: { reason: 'Engano' } })
  expect(marksOf(await client.call(getSentAnswers, id))).toEqual([null, null, null])
})

test('SEC-67 GAP-151 what was right is said once the time is over, too, and never before where one may try without end', async () => {
  const station = await stationWith({ type: 6, limitPerUser: null, body: { research: quizOf(2) } })
  const { client } = await addMember(world, station)
  await client.call(sendQuizAnswers, { body: { action: 1, answers: answersWith(1, 2) } })
  expect((await client.call(getSentAnswers, id)).marks).toBe('hidden')
  const participationEnd = new Date(world.ports.clock.now().getTime() - 1)
  await world.database.db
    .update(activities)
    .set({ participationEnd })
    .where(eq(activities.stationId, station.id))
  expect((await client.call(getSentAnswers, id)).marks).toBe('shown')
})

test('GAP-111 ADR 91 of anonymous research there is nothing to be read', async () => {
  const research = { questions: [question(1, 3)], anonymous: true }
  const station = await stationWith({ body: { research } })
  const { client } = await addMember(world, station)
  await client.call(sendAnswers, {
    body: { action: 1, answers: [{ question: 1, answer: 'Em segredo' }], anonymous: true },
  })
  await expect(client.call(getSentAnswers, id)).rejects.toMatchObject({ code: 'not_found' })
})
