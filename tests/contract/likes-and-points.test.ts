import { expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { tryQuizOption } from '#contract/activities/quizzes/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** Likes, polls and quizzes as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()
const research = { questions: [question(1, 1, rightAndWrong)] }

async function begin(answer: Api['fetch'] = world.answer) {
  const station = await world.station({
    content: {
      activities: [
        { id: 10, type: 10, name: 'Enquete', points: 7, commentsAndLikes: true, body: { research } },
        { id: 22, type: 22, name: 'Quiz', points: 5, body: { research } },
      ],
    },
  })
  const { client, token } = await addMember(world, station)
  const visit = portal.of(world, station.slug, answer)
  const see = async (path: string, form?: [string, string][]) => {
    const page = await visit(path, { cookie: `${sessionCookieName(false)}=${token}` }, form)
    return { ...page, text: page.text.replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '') }
  }
  return { see, client }
}

test('SOC-10 GAP-49 an activity is liked by its button, once however often it is sent, and the like taken back', async () => {
  const { see, client } = await begin()
  const page = '/homepage/atividades/10'
  const likes = async () => {
    const { likes_count, user_liked } = await client.call(getAction, { params: { id: 10 } })
    return [likes_count, user_liked]
  }
  for (const [value, after] of [
    ['on', [1, true]],
    ['off', [0, false]],
  ] as const) {
    const { text } = await see(page)
    // The button says what pressing it asks for.
    expect(text).toMatch(new RegExp(`name="like" value="${value}"`))
    for (const _ of ['once', 'again']) {
      const sent = await see(`${page}/curtida`, [['like', value]])
      expect([sent.status, sent.location]).toEqual([302, page])
    }
    expect(await likes()).toEqual(after)
  }
})

test('SOC-07 a like that our side could not take is said as such where the page stays, and is no lost connection', async () => {
  let isBroken = true
  const { see, client } = await begin(async (request, facts) =>
    isBroken && request.method === 'POST' ? Response.json({}, { status: 500 }) : world.answer(request, facts),
  )
  const like = () =>
    see('/homepage/atividades/10/curtida.data', [
      ['like', 'on'],
      ['quiet', '1'],
    ])
  const failed = await like()
  expect([failed.status, failed.text]).toEqual([200, expect.stringContaining('A curtida não foi guardada.')])
  isBroken = false
  await like()
  expect(await client.call(getAction, { params: { id: 10 } })).toMatchObject({
    likes_count: 1,
    user_liked: true,
  })
})

test('POL-10 closing what a poll came to leads home, where the points are the new ones', async () => {
  const { see } = await begin()
  const page = '/homepage/atividades/10'
  expect((await see('/homepage')).text).toContain('0,00')
  const own = formFields((await see(page)).text, 'q1').filter(([name]) => name !== 'q1')
  const { location } = await see(page, [...own, ['q1', '1']])
  const dialog = (await see(location ?? '')).text
  expect(dialog).toContain('Votos há 1 minuto atrás')
  expect(dialog).toMatch(/<a [^>]*href="\/homepage"[^>]*>(<[^>]*>)*(Fechar)?/)
  // What lies behind the dialog leads where its button leads.
  expect(dialog).toMatch(/<a (?=[^>]*aria-hidden)(?=[^>]*href="\/homepage")/)
  expect(dialog).toContain('7,00')
  const home = (await see('/homepage')).text
  expect(home).toContain('7,00')
})

test('POL-13 ERR-03 a quiz that cannot be finished says so on its result, and can be finished later', async () => {
  let isBroken = true
  const { see, client } = await begin(async (request, facts) =>
    isBroken && new URL(request.url).pathname.startsWith('/api/user-earn-points')
      ? Response.json({}, { status: 500 })
      : world.answer(request, facts),
  )
  await client.call(tryQuizOption, { params: { id: 22 }, body: { question: 1, option: 1 } })
  const result = '/homepage/quizzes/quiz?id=22&resultado=todas'
  const finish = () => see(result, [['passo', 'finalizar']])
  const failed = await finish()
  expect(failed.status).toBe(500)
  expect(failed.text).toMatch(/role="alert"[\s\S]*Erro interno no servidor/)
  expect(failed.text).toContain('Finalizar!')
  isBroken = false
  expect((await finish()).location).toBe('/homepage')
})
