import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { activities } from '#api/activities/participation/tables.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { keepResearchAnswer, sendAnswers } from '#contract/activities/research/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question } from '#tests/fixtures/research.ts'

/** What owners read of a survey, on their pages as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()
const results = '/gestao/atividades/1/resultados'
let see: (path: string) => Promise<string>

const asked = [
  question(
    1,
    2,
    [1, 2].map((id) => ({ id, label: `Opção ${id}` })),
  ),
  question(2, 3),
]
const changed = asked.map((one) => (one.id === 2 ? { ...one, question: 'Com outras palavras?' } : one))

const send = ({ client }: TestMember, text: string) =>
  client.call(sendAnswers, {
    body: {
      action: 1,
      answers: [
        { question: 1, options: [1] },
        { question: 2, answer: text },
      ],
    },
  })

beforeAll(async () => {
  const survey = {
    id: 1,
    type: 8,
    name: 'Pesquisa',
    limitPerUser: 50,
    body: { research: { questions: asked } },
  }
  const station = await world.station({ content: { activities: [survey] } })
  const [owner, ana, eva] = [
    await addMember(world, station, { role: 'owner' }),
    await addMember(world, station),
    await addMember(world, station),
  ]
  const visit = portal.of(world, station.slug)
  see = async (path) => {
    const page = await visit(path, { cookie: `${sessionCookieName(false)}=${owner.token}` })
    expect({ path, status: page.status }).toEqual({ path, status: 200 })
    return page.text.replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '').replaceAll('&amp;', '&')
  }
  for (let at = 1; at <= 26; at += 1) await send(ana, at === 3 ? 'A terceira, rara' : `Texto ${at}.`)
  const kept = { question: 2, answer: 'Ainda não' }
  await eva.client.call(keepResearchAnswer, { params: { id: 1 }, body: { answer: kept } })
  await world.database.db
    .update(activities)
    .set({ body: { research: { questions: changed } } })
    .where(and(eq(activities.stationId, station.id), eq(activities.id, 1)))
  await send(ana, 'Depois da mudança.')
})

const textsIn = (html: string) => html.match(/Texto \d+\.|A terceira, rara|Depois da mudança\./g)
const linkIn = (html: string, words: string) =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${words}`).exec(html)?.[1] ?? ''

test('POL-01 the figures say who took part, who did not get to the end, and how many did', async () => {
  const html = (await see(results)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(html).toContain('Participantes 1 Respostas enviadas 27 Começaram e não enviaram 1 Conclusão 50%')
})

test('POL-01 ADR 86 the newest version is shown, an older one by choosing it, each with its own words', async () => {
  const newest = await see(results)
  expect(newest).toContain('Com outras palavras?')
  expect(newest).toMatch(/<option value="2" selected="">Versão 2, desde [\d/]+: 1 resposta</)
  expect(newest).toMatch(/<option value="1">Versão 1, desde [\d/]+: 26 respostas</)
  const older = await see(`${results}?versao=1`)
  expect(older).toContain('Pergunta 2?')
  expect(older).not.toContain('Com outras palavras?')
  expect(older).toMatch(/<option value="1" selected="">/)
  expect(linkIn(older, 'Exportar CSV|Exportar CSV')).toBe('')
  expect(older).toContain('/gestao/atividades/1/respostas.csv?versao=1')
  expect(textsIn(await see(`${results}/2?versao=2`))).toEqual(['Depois da mudança.'])
})

test('POL-01 texts come by pages, newest first, to the last and back', async () => {
  const first = await see(`${results}/2?versao=1`)
  expect(textsIn(first)).toEqual(
    Array.from({ length: 23 }, (_, at) => `Texto ${26 - at}.`).concat('A terceira, rara'),
  )
  const older = linkIn(first, 'Mais antigos')
  expect(older).toMatch(/^.*\?versao=1&antes=\d+$/)
  const last = await see(`${results}/2${older.slice(older.indexOf('?'))}`)
  expect(textsIn(last)).toEqual(['Texto 2.', 'Texto 1.'])
  expect(linkIn(last, 'Mais antigos')).toBe('')
  expect(linkIn(last, 'Voltar aos mais recentes')).toMatch(/\?versao=1$/)
})

test('POL-01 texts are searched within their version, and what is not found says so', async () => {
  const found = await see(`${results}/2?versao=1&busca=RARA`)
  expect(textsIn(found)).toEqual(['A terceira, rara'])
  expect(found).toMatch(/<input type="hidden" name="versao" value="1"\/>/)
  expect(found).toMatch(/name="busca"[^>]* value="RARA"/)
  const none = await see(`${results}/2?versao=1&busca=depois`)
  expect(textsIn(none)).toBeNull()
  expect(none).toContain('Nenhum texto com estas palavras.')
})
