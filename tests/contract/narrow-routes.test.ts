import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { narrowRoutes } from '#server/narrow-routes.ts'
import { nested } from '#server/route-pattern.ts'
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
