import { beforeAll, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let people: Record<string, string>[]
/** Somebody who settles in where the wizard is not: `/signup` is theirs. */
let newcomer: { station: StationRecord; cookie: Record<string, string> }

beforeAll(async () => {
  const sections = [{ id: 16, type: 1 as const, title: 'Novidades' }]
  station = await world.station({
    config: { behaviour: { onboardingPage: 'company', fuelCampaigns: true, unionServices: true } },
    content: {
      sections,
      about: [{ id: 16, name: 'Sobre', html: '<p>Sobre</p>' }],
      activities: [
        { id: 16, type: 16, name: 'Carta' },
        {
          id: 11,
          type: 11,
          name: 'Desafio',
          body: { research: { questions: [{ id: 16, question: 'Sim?', type: 1 }] } },
        },
        {
          id: 8,
          type: 8,
          name: 'Retrato',
          body: { research: { questions: [{ id: 1, question: 'Conte em vídeo.', type: 6 }] } },
        },
        {
          id: 14,
          type: 14,
          name: 'Loja',
          body: { products: [{ id: 16, name: 'Caneca', valueCents: 3000 }] },
        },
      ],
    },
  })
  const cookieOf = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
  const settling = { firstLogin: true, briefingDone: false }
  const other = await world.station()
  people = [
    {},
    cookieOf(await addMember(world, station, { role: 'owner' })),
    cookieOf(await addMember(world, station, settling)),
  ]
  newcomer = { station: other, cookie: cookieOf(await addMember(world, other, settling)) }
})

/** Only some types have questions, or products; a plan may be a new one. */
const withQuestions = (pattern: string) =>
  pattern
    .replace('/gestao/atividades/:id/perguntas', '/gestao/atividades/11/perguntas')
    .replace('/gestao/atividades/:id/produtos', '/gestao/atividades/14/produtos')
    .replace('/homepage/survey/:surveyId/:actionId', '/homepage/survey/8/8')
    .replace('/gestao/planos/:id', '/gestao/planos/novo')
    .replace(/^\/gestao\/(noticias|eventos|downloads|prestacao-de-contas)\/:id$/, '/gestao/$1/novo')
    .replace('/gestao/gasolina/:id', '/gestao/gasolina/nova')
    .replace('/gestao/consultas/paginas/:area', '/gestao/consultas/paginas/consultoria-juridica')
const fill = (pattern: string) =>
  withQuestions(pattern)
    .replace(/:kind/g, 'category')
    .replace(/:\w+\??|\*/g, '16')
/** What some pages show their file field for. */
const asked = new Map([
  ['/gestao/atividades/nova', '?tipo=16'],
  ['/signup/:code?', '?passo=foto'],
  ['/homepage/perfil', '?dialogo=foto'],
])

/** Addresses that scripts of such pages send a file to, to show how much of it has gone. */
const ofScripts = ['/homepage/feed/video', '/homepage/survey/:surveyId/:actionId/video']

/** Moved since: what a tab from before sends there goes on to where the question is written now. */
const moved = '/gestao/atividades/:id/perguntas/:questionId'

test('SEC-01 every page with a file field says so, whose files it takes, and no other page does', async () => {
  const shown = new Set<string>()
  const visit = portal.of(world, station.slug)
  const elsewhere = portal.of(world, newcomer.station.slug)
  for (const pattern of portal.patterns()) {
    const path = fill(pattern) + (asked.get(pattern) ?? '')
    if (pattern === '/logout') continue
    const pages = [await elsewhere(path, newcomer.cookie)]
    for (const headers of people) pages.push(await visit(path, headers))
    if (pages.some(({ text }) => /<input[^>]*type="file"/.test(text))) shown.add(pattern)
  }
  const said = portal.patterns().filter((pattern) => portal.uploadPages(fill(pattern)) !== null)
  expect([...shown, ...ofScripts, moved].sort()).toEqual(said.sort())
  expect(said).toContain('/criar-estacao/logo')
})

test.each([
  ['/criar-estacao/logo', 'member'],
  ['/criar-estacao/logo.data', 'member'],
  ['/criar-estacao/logo/', 'member'],
  ['/signup', 'member'],
  ['/signup/convite', 'member'],
  ['/homepage/survey/8/8', 'member'],
  ['/homepage/survey/8/8/video', 'member'],
  ['/homepage/feed', 'member'],
  ['/homepage/feed/16', null],
  ['/gestao/aparencia', 'team'],
  ['/gestao/secoes/capa', 'team'],
  ['/gestao/atividades/7.data', 'team'],
  ['/gestao', null],
  ['/gestao/dados', null],
  ['/criar-estacao', null],
  ['/signup/a/b', null],
  ['/%', null],
])('SEC-01 whose file a page takes: %s, %s', (path, sender) => {
  expect(portal.uploadPages(path)?.of ?? null).toBe(sender)
})
