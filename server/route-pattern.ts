import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import { previewedPage } from './site-preview.ts'

/** What is logged of a path that no route of ours answers. */
export const unknownRoute = 'unknown'

/** The pattern of the route that answers a path of the portal (`/redefinir-senha/:userHash/:userEmail`), never the path. */
export type RoutePattern = (pathname: string) => string

export type RouteObject = Parameters<typeof matchRoutes>[0][number]
type Routes = ServerBuild['routes']

/** The routes as a tree, as the router matches them. */
export function nested(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const found: RouteObject = index ? { id, path, index } : { id, path, children: nested(routes, id) }
    return [found]
  })
}

/**
 * Tells the pattern of paths by the portal's own routes, however they are written (`%2D`, capitals). Remembers those
 * that were asked for last: pages from memory are answered faster than routes are matched.
 */
export function createRoutePattern(routes: Routes): RoutePattern {
  const tree = nested(routes)
  const known = new LRUCache<string, string>({ max: 500 })
  return (pathname) => {
    const kept = known.get(pathname)
    if (kept) return kept
    const pattern = patternOf(tree, pathname)
    known.set(pathname, pattern)
    return pattern
  }
}

function patternOf(tree: RouteObject[], pathname: string): string {
  if (previewedPage(pathname)) return '/preview'
  const found = routesOf(tree, pathname)
  return found ? `/${found.flatMap(({ path }) => path || []).join('/')}` : unknownRoute
}

/** The routes that answer a path, from the root to the page; null for a path that none answers, or nobody can read. */
export function routesOf(tree: RouteObject[], pathname: string): RouteObject[] | null {
  if (!isReadable(pathname)) return null
  // What Remix fetches of a page: `/login.data`, `/_root.data`.
  const page = pathname.replace(/(\/_root)?\.data$/, '') || '/'
  const found = (matchRoutes(tree, page) ?? []).map(({ route }) => route)
  return page === '/' || found.some(({ path }) => path) ? found : null
}

/** Whether the escapes of a path can be read. Matching routes against one that cannot writes it to the console. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURI(pathname)
    return true
  } catch {
    return false
  }
}
