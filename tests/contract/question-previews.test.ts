import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getResearchDraft } from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** What an owner sees of questions that nobody may answer yet: the page itself, at an address per question. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let owner: TestMember

const picture = '/api/files/0/praia.webp'
const photos = rightAndWrong.map((option) => ({ ...option, image: picture }))
const colours = { color: '#123456', textColor: '#fedcba' }
const withOptions = (option: (typeof photos)[number]) => ({ ...option, ...colours })

/** A question of a kind that each of these types takes, in colours and with pictures. */
const research: Research = {
  questions: [
    { ...question(1, 1, photos), ...colours, image: picture },
    question(2, 1, rightAndWrong.map(withOptions as never)),
    question(3, 1, rightAndWrong),
  ],
  feedbacks: [],
}
/** Types whose questions stand at addresses of their own; 9 and 10 ask one on the activity's page. */
const inSteps = [6, 7, 8, 11, 12, 22]
const inPlace = [9, 10]

beforeAll(async () => {
  const drafts = [...inSteps, ...inPlace].map((type) => ({
    ...{ id: type, type, name: `Tipo ${type}`, status: 'draft' as const },
    body: {
      research: inPlace.includes(type) ? { ...research, questions: [research.questions[0]] } : research,
    },
  }))
  station = await world.station({ content: { activities: drafts as never } })
  owner = await addMember(world, station, { role: 'owner' })
})

const seeAs = async (path: string, token: string, form?: [string, string][]) => {
  const page = await portal.of(world, station.slug)(
    path,
    { cookie: `${sessionCookieName(false)}=${token}` },
    form,
  )
  return { ...page, text: page.text.replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '') }
}
/** Whether an option of the question is a picture. */
const hasPictures = (text: string) =>
  [...text.matchAll(/<label\b[\s\S]*?<\/label>/g)].some(([label]) => label.includes('<img'))
const see = (path: string, form?: [string, string][]) => seeAs(path, owner.token, form)

describe.each(inSteps)('POL-01 POL-11 POL-14 the draft of an activity of type %i', (type) => {
  const preview = `/gestao/atividades/${type}/previa`

  test('is seen question by question, in its colours and pictures, and leads nowhere else', async () => {
    const start = await see(preview)
    expect(start.status).toBe(200)
    expect(start.text).toContain(`Tipo ${type}`)
    expect(linksIn(start.text)).toEqual([`${preview}?pergunta=1`])

    for (const step of [1, 2, 3]) {
      const page = await see(`${preview}?pergunta=${step}`)
      expect({ step, status: page.status }).toEqual({ step, status: 200 })
      expect(page.text).toContain(`Pergunta ${step}?`)
      expect(page.text).toContain(`${step} de 3`)
      const before = step > 1 ? `${preview}?pergunta=${step - 1}` : preview
      const next = step < 3 ? [`${preview}?pergunta=${step + 1}`] : []
      expect(linksIn(page.text)).toEqual([before, ...next])
    }
    const [first, second] = [await see(`${preview}?pergunta=1`), await see(`${preview}?pergunta=2`)]
    expect(first.text.match(/praia\.webp/g)?.length).toBeGreaterThanOrEqual(3)
    for (const { text } of [first, second]) expect(text).toContain('#123456')
    if (type === 22) expect([first, second].map(({ text }) => hasPictures(text))).toEqual([true, false])
  })

  test('is not answered by its preview, and nobody else sees it', async () => {
    const answer: [string, string][] = [
      ['pergunta', '1'],
      ['questao', '1'],
      ['q1', '1'],
      ['opcao', '1'],
    ]
    for (const passo of ['proximo', 'enviar', 'responder']) {
      const sent = await see(`${preview}?pergunta=1`, [...answer, ['passo', passo]])
      expect(sent.status).toBe(405)
    }
    expect(await owner.client.call(getResearchDraft, { params: { id: type } })).toEqual({
      answers: [],
      problems: {},
    })
    const member = await addMember(world, station)
    const refused = await seeAs(`${preview}?pergunta=1`, member.token)
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('Pergunta 1?')
  })
})

test.each(inPlace)('POL-14 the draft of type %i shows its question on its page', async (type) => {
  const preview = `/gestao/atividades/${type}/previa`
  for (const address of [preview, `${preview}?pergunta=1`]) {
    const { status, text } = await see(address)
    expect(status).toBe(200)
    expect(text).toContain('Pergunta 1?')
    expect(text).toContain('#123456')
    expect(linksIn(text)).toEqual([])
  }
})

/** What can be pressed: the page itself is a picture. */
const linksIn = (html: string) =>
  [...(html.split('<div inert')[0] ?? '').matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
