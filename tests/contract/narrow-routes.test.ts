import { createRequestHandler } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { discoverRoutes } from '#server/discover-routes.ts'
import { narrowRoutes } from '#server/narrow-routes.ts'
import { createRouteMatcher, nested } from '#server/route-pattern.ts'
import { portalPages } from '#tests/fixtures/portal.ts'

const pages = portalPages()

/** Paths of all patterns, with places filled in several ways: a number, a word, a word that is a route elsewhere. */
function paths(): string[] {
  const { routes } = pages.build()
  const patternOf = (id: string): string => {
    const { parentId, path } = routes[id] ?? {}
    return [parentId && patternOf(parentId), path].filter(Boolean).join('/')
  }
  return Object.keys(routes).flatMap((id) =>
    ['1', 'nada', 'login', 'atividades', 'nova/mais', 'NOVA'].map(
      (word) => `/${patternOf(id).replace(/:\w+\??|\*/g, word)}`,
    ),
  )
}

test('of the routes that have to do with a path the framework chooses as of all, for it and for what it lies under', () => {
  const build = pages.build()
  const all = nested(build.routes)
  const idsOf = (tree: typeof all, path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id)
  const narrowed = new Map<string, ReturnType<typeof narrowRoutes>>()
  for (const path of new Set(paths())) {
    const leafId = idsOf(all, path)?.at(-1) ?? ''
    const few = narrowed.get(leafId) ?? narrowRoutes(build, leafId)
    narrowed.set(leafId, few)
    const tree = nested(few.routes)
    const above = path.split('/').map((_, at, segments) => `/${segments.slice(1, at + 1).join('/')}`)
    for (const one of above) expect({ one, ids: idsOf(tree, one) }).toEqual({ one, ids: idsOf(all, one) })
    expect(Object.keys(few.assets.routes).sort()).toEqual(Object.keys(few.routes).sort())
  }
  const sizes = ['activities/home/home', 'activities/participation/detail', 'site/public/landing'].map(
    (id) => Object.keys(narrowed.get(id)?.routes ?? {}).length,
  )
  expect(Object.keys(build.routes).length).toBeGreaterThan(80)
  expect(Math.max(...sizes)).toBeLessThan(20)
})

test('a path is matched with the routes near it as with all of them, however it is written', () => {
  const { routes } = pages.build()
  const idsOf = createRouteMatcher(routes)
  const all = nested(routes)
  const some = paths().filter((_, at) => at % 3 === 0)
  const written = some.flatMap((path) => [
    path,
    `${path}/`,
    path.toUpperCase(),
    path.replace('-', '%2D').replace('atividades', 'ativi%64ades'),
    path.replace('/1', '/*').replace('/nada', '/%C3%A7%2Fb'),
  ])
  for (const path of new Set([...written, '/', '/*', '/:id', '/%20', '/nada/nada/nada']))
    expect({ path, ids: idsOf(path) }).toEqual({
      path,
      ids: (matchRoutes(all, path) ?? []).map(({ route }) => route.id),
    })
})

test('SEC-71 what browsers ask of the routes of links is answered as the framework answers it', async () => {
  const build = pages.build()
  const theirs = createRequestHandler(build, 'production')
  const { version } = build.assets
  const links = (all: readonly string[]) => all.map((path) => `&p=${encodeURIComponent(path)}`).join('')
  const asked = [
    links(['/homepage', '/homepage/atividades/1', '/login', 'cadastrar', '/nada/nada', '/', '']),
    links([...new Set(paths())].slice(0, 60)),
    '',
    '&p',
    links(Array.from({ length: 400 }, (_, at) => `/homepage/atividades/${at}`)),
  ].map((query) => `?version=${version}${query}`)
  for (const query of [...asked, '?version=old&p=/login', '?p=/login']) {
    const url = new URL(`http://fan.localhost/__manifest${query}`)
    const expected = await theirs(new Request(url))
    const answer = discoverRoutes(build, createRouteMatcher(build.routes), url)
    expect([url.search.slice(0, 40), answer.status]).toEqual([url.search.slice(0, 40), expected.status])
    for (const name of ['cache-control', 'x-remix-reload-document'])
      expect(answer.headers.get(name)).toBe(expected.headers.get(name))
    const [body, theirBody] = await Promise.all([answer.text(), expected.text()])
    if (expected.status === 200) expect(JSON.parse(body)).toEqual(JSON.parse(theirBody))
  }
})
