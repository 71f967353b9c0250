import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { texts as memberTexts } from '#app/activities/home/frame/texts.ts'
import { texts as ownerTexts } from '#app/console/frame/texts.ts'
import { errorTexts } from '#app/routing/error-texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { texts as publicTexts } from '#app/site/public/texts.ts'
import { uiTexts } from '#app/ui/texts.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listOwnDomains } from '#contract/console/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listSessions } from '#contract/people/account/endpoints.ts'
import { openShortLink } from '#contract/people/links/endpoints.ts'
import { getSiteDraft } from '#contract/site/builder/endpoints.ts'
import { getCaptchaChallenge, getPublicAction } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Every layout shows what went wrong with its pages inside its own frame, with the right status, in the specified words. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
const cookies = { visitor: {}, member: {}, owner: {} }

beforeAll(async () => {
  station = await world.station({
    config: { behaviour: { onboardingPage: 'company' } },
    content: { activities: [{ id: 16, type: 16, name: 'Carta', description: '<p>Carta</p>' }] },
  })
  const cookieOf = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
  cookies.member = cookieOf(await addMember(world, station))
  cookies.owner = cookieOf(await addMember(world, station, { role: 'owner' }))
})

type Area =
  | 'public'
  | 'a public activity'
  | 'access'
  | 'links'
  | 'members'
  | 'an activity'
  | 'making a station'
  | 'owners'
type Frame = { who: keyof typeof cookies; path: string; calls: Endpoint; mark: (station: string) => string }
const label = (text: string) => `aria-label="${text}"`
const frames: Record<Area, Frame> = {
  public: {
    who: 'visitor',
    path: '/suporte',
    calls: getCaptchaChallenge,
    mark: () => label(publicTexts.footer.documents),
  },
  'a public activity': {
    who: 'visitor',
    path: '/atividade/16',
    calls: getPublicAction,
    mark: () => label(publicTexts.footer.documents),
  },
  access: {
    who: 'visitor',
    path: '/login',
    calls: getCaptchaChallenge,
    mark: (name) => label(uiTexts.home(name)),
  },
  links: {
    who: 'visitor',
    path: '/s/abcdef',
    calls: openShortLink,
    mark: (name) => label(uiTexts.home(name)),
  },
  members: {
    who: 'member',
    path: '/homepage/seguranca',
    calls: listSessions,
    mark: () => label(memberTexts.shortcuts),
  },
  'an activity': {
    who: 'member',
    path: '/homepage/atividades/16',
    calls: getAction,
    mark: () => label(memberTexts.shortcuts),
  },
  'making a station': {
    who: 'member',
    path: '/criar-estacao/cor',
    calls: getSiteDraft,
    mark: () => 'action="/logout"',
  },
  owners: {
    who: 'owner',
    path: '/gestao/dominio',
    calls: listOwnDomains,
    mark: () => label(ownerTexts.rail),
  },
}

/** The API, but for one call. */
const except =
  ({ path }: Endpoint, broken: () => Response): Api['fetch'] =>
  async (request, facts) => {
    const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
    return pattern.test(new URL(request.url).pathname) ? broken() : world.answer(request, facts)
  }

const refusal = (status: number, code: string) => () => Response.json({ code, messages: ['x'] }, { status })
const failures: [string, 403 | 500 | 503, () => Response, { title: string; text: string }][] = [
  ['what one may not see', 403, refusal(403, 'forbidden'), errorTexts[401]],
  ['a service that is away', 503, refusal(503, 'unavailable'), errorTexts[503]],
  [
    'an unexpected error',
    500,
    () => {
      throw new Error('unexpected')
    },
    errorTexts[500],
  ],
  ['an answer that cannot be shown', 500, () => Response.json(null), errorTexts[500]],
]

type Page = { status: number; text: string }
type Words = { title: string; text: string }

/** What a person and their browser are told: one page, with one heading, which is the title too. */
function seen({ status, text: html }: Page, { text }: Words, mark?: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  // Public pages name their station behind a stroke.
  const title = first(/<title>([^<]*)</)?.split(' | ')[0]
  const heading = first(/<h1[^>]*>([^<]*)</)
  const mains = html.match(/<main/g)?.length
  return {
    status,
    title,
    heading,
    mains,
    isSaid: html.includes(text),
    isFramed: !mark || html.includes(mark),
  }
}
const wanted = (status: number, { title }: Words) => ({
  status,
  title,
  heading: title,
  mains: 1,
  isSaid: true,
  isFramed: true,
})

describe.each(Object.entries(frames))('the frame of %s', (_, { who, path, calls, mark }) => {
  test.each(failures)('SEC-41 ERR-03 keeps around %s', async (_, status, broken, words) => {
    const visit = portal.of(world, station.slug, except(calls, broken))
    const page = await visit(path, cookies[who])
    expect(seen(page, words, mark(station.config.name))).toEqual(wanted(status, words))
    expect(page.text).not.toMatch(/unexpected(?!-)|at .+\.tsx?:\d/)
  })
})

const missing: [string, keyof typeof cookies, string, Area][] = [
  ['an address of nobody', 'visitor', '/nada', 'public'],
  ['a page about nothing', 'visitor', '/sobre/999999', 'public'],
  ['a link with a word too many', 'visitor', '/deep-link/x/y/z', 'links'],
  ['an address of members', 'member', '/homepage/nada', 'members'],
  ['a category', 'member', '/homepage/categoria/999999', 'members'],
  ['a step', 'member', '/criar-estacao/nada', 'making a station'],
  ['an address of owners', 'owner', '/gestao/nada', 'owners'],
  ['an address below a page', 'owner', '/gestao/secoes/1/nada', 'owners'],
  ['a section', 'owner', '/gestao/secoes/999999', 'owners'],
  ['a page of the site', 'owner', '/gestao/paginas/999999', 'owners'],
  ['an activity of owners', 'owner', '/gestao/atividades/999999', 'owners'],
  ['a list', 'owner', '/gestao/atividades/listas/nada/1', 'owners'],
]

test.each(missing)('SEC-41 what is missing keeps its frame: %s', async (_, who, path, frame) => {
  const mark = frames[frame].mark(station.config.name)
  const page = await portal.of(world, station.slug)(path, cookies[who])
  expect(seen(page, errorTexts[404], mark)).toEqual(wanted(404, errorTexts[404]))
})

test('SEC-41 who is lost can search, sees what is on air, and finds home', async () => {
  const of = async (who: keyof typeof cookies, path: string) =>
    (await portal.of(world, station.slug)(path, cookies[who])).text
  const member = await of('member', '/homepage/nada')
  expect(member).toContain('action="/homepage/search"')
  expect(member).toContain('href="/homepage/atividades/16"')
  expect(await of('member', '/homepage/atividades/999999')).toContain('action="/homepage/search"')
  const owner = await of('owner', '/gestao/nada')
  expect(owner).toContain('action="/gestao/busca"')
  expect(owner).toContain('href="/gestao"')
  expect(await of('visitor', '/nada')).toContain('href="/atividade/16"')
})

test.each([
  ['visitor', '/nada', 'public', 404],
  ['visitor', '/sobre/1', 'public', 405],
  ['member', '/homepage/nada', 'members', 404],
  ['member', '/homepage/trofeus', 'members', 405],
  ['member', '/criar-estacao/nada', 'making a station', 404],
  ['owner', '/gestao/nada', 'owners', 404],
  ['owner', '/gestao/atividades/16/participacoes', 'owners', 405],
] as const)('SEC-41 a form of a person (%s) to %s keeps the frame too', async (who, path, frame, status) => {
  const page = await portal.of(world, station.slug)(path, cookies[who], [['intent', 'save']])
  const words = errorTexts[status === 404 ? 404 : 400]
  expect(seen(page, words, frames[frame].mark(station.config.name))).toEqual(wanted(status, words))
})

test.each([
  ['activity', '/homepage/atividades/999999'],
  ['survey', '/homepage/survey/999999/999999'],
  ['quiz', '/homepage/quizzes/quiz?id=999999'],
  ['invitation', '/homepage/atividades/999999/convite'],
])('SEC-41 ACT-S02 an activity that is not there has words of its own: %s', async (_, path) => {
  const page = await portal.of(world, station.slug)(path, cookies.member)
  expect(page.status).toBe(404)
  expect(page.text).toContain('Erro! Esta atividade não está disponível.')
  expect(page.text).toContain(label(memberTexts.shortcuts))
})

test('SEC-41 where the frame itself cannot be loaded the page stands alone, whole', async () => {
  const away: Api['fetch'] = async (request, facts) =>
    new URL(request.url).pathname.startsWith('/api/users-web/')
      ? refusal(503, 'unavailable')()
      : world.answer(request, facts)
  for (const path of ['/homepage', '/homepage/nada', '/gestao', '/gestao/nada', '/criar-estacao/cor']) {
    const page = await portal.of(world, station.slug, away)(path, cookies.owner)
    expect(seen(page, errorTexts[503]), path).toEqual(wanted(503, errorTexts[503]))
  }
})
