import { expect, test } from 'vitest'
import { sendAnswers } from '#contract/activities/research/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** What stands on the page of an activity that somebody has just done for the last time. */
const world = apiWorld()
const portal = portalWorld()
const limit = 'já ultrapassou o limite de participações'

test('ACT-S06 who has just done it for the last time is not scolded; a day later the limit is said', async () => {
  const content = {
    activities: [{ id: 1, type: 16, name: 'Leitura', limitPerUser: 1, body: { html: '<p>Oi</p>' } }],
  }
  const station = await world.station({ content: content as never })
  const pageOfWhoDidIt = async (at: Date) => {
    world.ports.clock.set(at)
    const member = await addMember(world, station)
    const browser = browserOf(portal.of(world, station.slug))
    await browser.logIn(member, station)
    await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
    return wordsOf((await browser.open('/homepage/atividades/1')).text)
  }
  const now = Date.now()
  const longAgo = await pageOfWhoDidIt(new Date(now - 25 * 3_600_000))
  expect(longAgo).toContain(`Informação: Olá, você ${limit}`)
  const recent = await pageOfWhoDidIt(new Date(now))
  expect(recent).toContain('Com esta, você fez tudo o que a atividade permite.')
  expect(recent).not.toContain(limit)
})

test.each([
  ['a poll with its chart', 10, false, true],
  ['a secret poll with too few votes', 10, true, false],
  ['a checklist, which has no chart', 9, false, false],
] as const)(
  'ACT-09 ACT-10 GAP-149 the result is offered where there is one: %s',
  async (_, type, anonymous, isOffered) => {
    const research = { questions: [question(1, 1, rightAndWrong)], anonymous }
    const station = await world.station({
      content: { activities: [{ id: 1, type, name: 'Enquete', limitPerUser: 1, body: { research } }] },
    })
    const member = await addMember(world, station)
    const browser = browserOf(portal.of(world, station.slug))
    await browser.logIn(member, station)
    const answers = [{ question: 1, options: [1] }]
    await member.client.call(sendAnswers, { body: { action: 1, answers, anonymous } })
    const words = wordsOf((await browser.open('/homepage/atividades/1')).text)
    expect(words).toContain('Com esta, você fez tudo o que a atividade permite.')
    expect(words.includes('Ver o resultado')).toBe(isOffered)
  },
)

test('ACT-S08 GAP-150 a success says what came and what is next, and leads there; at the end there is nothing next', async () => {
  const content = {
    activities: [1, 2].map((id) => ({ id, type: 16, name: `Leitura ${id}`, points: 10.5 })),
    journeys: [{ id: 1, name: 'Primeiros passos', activities: [1, 2] }],
  }
  const station = await world.station({ content })
  const member = await addMember(world, station)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  const resultOf = async (action_id: number) => {
    const { id } = await member.client.call(takePartInRawContent, { body: { action_id } })
    return (await browser.open(`/homepage/atividades/${action_id}?participacao=${id}`)).text
  }
  const first = await resultOf(1)
  expect(wordsOf(first)).toContain('Você ganhou +10,50 pontos')
  expect(wordsOf(first)).toContain('A seguir Leitura 2 +10,50 pontos')
  expect(first).toContain('href="/homepage/atividades/2"')
  expect(wordsOf(await resultOf(2))).not.toContain('A seguir')
})
