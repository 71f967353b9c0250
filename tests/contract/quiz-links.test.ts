import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '#api/activities/participation/tables.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { tryQuizOption } from '#contract/activities/quizzes/endpoints.ts'
import { earnPoints } from '#contract/activities/wallet/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** Where lines of the statement and trophies lead. */
const world = apiWorld()
const portal = portalWorld()
const lists = ['/homepage/extrato/extratos-totais?aba=premiacao', '/homepage/trofeus']

/** A member who finished a standalone quiz and read something, each with points and a trophy. */
async function hasDoneBoth() {
  const station = await world.station({
    content: {
      activities: [
        { id: 1, type: 16, name: 'Leitura feita', points: 5 },
        {
          id: 2,
          type: 22,
          name: 'Quiz feito',
          points: 10,
          body: { research: { questions: [question(1, 1, rightAndWrong)] } },
        },
      ],
      trophies: [1, 2].map((id) => ({ id, description: `Troféu ${id}`, image: '/t.svg', activityId: id })),
    },
  })
  const { client, token } = await addMember(world, station)
  await client.call(takePartInRawContent, { body: { action_id: 1 } })
  const option = rightAndWrong.find(({ correct }) => correct)?.id ?? 0
  await client.call(tryQuizOption, { params: { id: 2 }, body: { question: 1, option } })
  await client.call(earnPoints, { body: { quiz: 2 } })
  const visit = portal.of(world, station.slug)
  const see = (path: string) => visit(path, { cookie: `${sessionCookieName(false)}=${token}` })
  return { station, see }
}

/** Where the link with this text leads; undefined where the text is no link. */
const leadsTo = (html: string, text: string) =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}</a>`).exec(html)?.[1]

test('PTS-02 PTS-04 POL-11 a line of a finished quiz leads to the quiz, that of an activity to its page', async () => {
  const { see } = await hasDoneBoth()
  for (const list of lists) {
    const { text } = await see(list)
    const found = [leadsTo(text, 'Leitura feita'), leadsTo(text, 'Quiz feito')]
    expect([list, ...found]).toEqual([list, '/homepage/atividades/1', '/homepage/quizzes/quiz?id=2'])
    for (const path of found) expect([path, (await see(path ?? '')).status]).toEqual([path, 200])
  }
})

test('PTS-02 PTS-04 a line of what was withdrawn says its name and leads nowhere', async () => {
  const { station, see } = await hasDoneBoth()
  await world.database.db
    .update(activities)
    .set({ status: 'withdrawn' })
    .where(eq(activities.stationId, station.id))
  for (const list of lists) {
    const { text } = await see(list)
    expect(text).toContain('Quiz feito')
    expect([leadsTo(text, 'Leitura feita'), leadsTo(text, 'Quiz feito')]).toEqual([undefined, undefined])
  }
})
