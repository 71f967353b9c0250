import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { nested } from '#server/route-pattern.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalPages, portalWorld } from '#tests/fixtures/portal.ts'

/** Remix reads what an address without a page answers whole when it is asked for as data: of files none is made. */
const world = apiWorld()
const pages = portalPages()
const portal = portalWorld()
let slug: string
let owner: Record<string, string>

beforeAll(async () => {
  const station = await world.station({ config: { features: { feed: true, files: true, checkout: true } } })
  slug = station.slug
  owner = {
    cookie: `${sessionCookieName(false)}=${(await addMember(world, station, { role: 'owner' })).token}`,
  }
})

/** They say a few values or lead on; whoever adds one has seen that it answers no file. */
const led = `site/public/consent station/choose-scheme console/orders/scan activities/participation/like activities/participation/watch-video activities/wall/post-like
activities/wall/send-video activities/comments/comment-link activities/comments/comment-like activities/participation/research/keep-answer
activities/participation/research/send-video commerce/cards/find-cep`

type Module = { default?: unknown; loader?: unknown; handle?: { answersData?: true } }
const moduleOf = (routes: ServerBuild['routes'], id: string) => (routes[id]?.module ?? {}) as Module

/** Addresses without a page that can be read, and their patterns filled in. */
function withoutPage() {
  const routes = pages.routes()
  const tree = nested(routes)
  return portal.patterns().flatMap((pattern) => {
    const path = pattern.replace(/:\w+\??|\*/g, '16')
    const id = matchRoutes(tree, path)?.at(-1)?.route.id ?? ''
    const module = moduleOf(routes, id)
    return module.loader && !module.default ? [{ id, path, answersData: module.handle?.answersData }] : []
  })
}

describe('SEC-105 what has no page is no data', () => {
  test('every address of a file refuses to be data, before anything is asked for', async () => {
    const files = withoutPage().filter(({ answersData }) => !answersData)
    const asked = vi.fn(world.answer)
    const visit = portal.of(world, slug, asked)
    await visit('/homepage', owner)
    asked.mockClear()
    for (const { id, path } of files)
      for (const one of [
        `${path}.data`,
        `${path}/.data`,
        `${path}.data?_routes=${encodeURIComponent(id)}`,
        `${path}.data?_routes=root`,
        `${path.toUpperCase()}.data`,
      ])
        expect({ one, status: (await visit(one, owner)).status }).toEqual({ one, status: 404 })
    expect(asked).not.toHaveBeenCalled()
    expect(files.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'services/downloads/file',
        'services/accountability/file',
        'activities/wall/post-media',
        'activities/participation/research/show-video',
        'console/orders/orders-csv',
        'console/activities/results/answers-xlsx',
      ]),
    )
  })

  test('scripts that are led to a file show the way to it', async () => {
    const { text } = await portal.of(world, slug)('/homepage/feed/16/midia.data?capa=1&_routes=root', owner)
    expect(text).toContain('href="/homepage/feed/16/midia?capa=1"')
  })

  test('what scripts are led to answers as before', async () => {
    const visit = portal.of(world, slug)
    const known = withoutPage().filter(({ answersData }) => answersData)
    expect(known.map(({ id }) => id).sort()).toEqual(led.split(/\s+/).sort())
    const { status, headers } = await visit('/homepage/feed/16/curtida.data', owner)
    expect([status, headers.get('content-type')]).toEqual([202, 'text/x-script'])
    expect((await visit('/homepage/meios-de-pagamento/cep/01001000.data', owner)).status).not.toBe(404)
  })
})
