import { expect, test } from 'vitest'
import { sendAnswers, sendQuizAnswers } from '#contract/activities/research/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { answersWith, question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'

/** The page on which a member looks at what they answered (GAP-151). */
const world = apiWorld()
const portal = portalWorld()

type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
async function memberWith(activity: Partial<NonNullable<Content['activities']>[number]>) {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 8, name: 'Pesquisa', limitPerUser: 1, ...activity }] },
  })
  const member = await addMember(world, station)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return { ...member, open: (path: string) => browser.open(path) }
}
const activity = '/homepage/atividades/1'

test('GAP-151 who answered a survey finds the answers from its page; who did not finds no link', async () => {
  const research = { questions: [question(1, 5, rightAndWrong), question(2, 3)] }
  const { client, open } = await memberWith({ body: { research } })
  expect((await open(activity)).text).not.toContain('Ver suas respostas')
  expect((await open(`${activity}/respostas`)).status).toBe(404)
  const answers = [
    { question: 1, options: [1, 2], answer: 'Outra <b>ainda</b>' },
    { question: 2, answer: 'Devagar' },
  ]
  await client.call(sendAnswers, { body: { action: 1, answers } })
  expect((await open(activity)).text).toContain(`href="${activity}/respostas"`)
  const words = wordsOf((await open(`${activity}/respostas`)).text)
  expect(words).toMatch(
    /1\. Pergunta 1\? Certa Errada Outra &lt;b&gt;ainda&lt;\/b&gt; 2\. Pergunta 2\? Devagar/,
  )
  expect(words).not.toContain('O que você acertou')
})

test('ACT-06 SEC-67 GAP-151 a quiz says which answers were right after its last try', async () => {
  const { client, open } = await memberWith({ type: 6, limitPerUser: 2, body: { research: quizOf(2) } })
  const send = () => client.call(sendQuizAnswers, { body: { action: 1, answers: answersWith(1, 2) } })
  const review = async () => wordsOf((await open(`${activity}/respostas`)).text)
  await send()
  const before = await review()
  expect(before).toContain('Enquanto der para tentar de novo, não mostramos o que você acertou.')
  expect(before).toMatch(/1\. Pergunta 1\? Certa 2\. Pergunta 2\? Errada/)
  await send()
  expect(await review()).toMatch(/1\. Pergunta 1\? Certa Certa 2\. Pergunta 2\? Errada Errada/)
})

test('GAP-111 ADR 91 an anonymous survey leads to no answers', async () => {
  const { client, open } = await memberWith({
    body: { research: { questions: [question(1, 3)], anonymous: true } },
  })
  const answers = [{ question: 1, answer: 'Em segredo' }]
  await client.call(sendAnswers, { body: { action: 1, answers, anonymous: true } })
  expect((await open(activity)).text).not.toContain('Ver suas respostas')
  expect((await open(`${activity}/respostas`)).status).toBe(404)
})
