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

/** What answers a path: its pattern, and the innermost of its routes, or null for what the portal's routes say nothing of. */
type FoundRoute = { pattern: string; leafId: string | null }

/**
 * Finds what answers paths by the portal's own routes, however they are written (`%2D`, capitals). Remembers those
 * that were asked for last: pages from memory are answered faster than routes are matched.
 */
export function createRouteFinder(routes: Routes): (pathname: string) => FoundRoute {
  const tree = nested(routes)
  const known = new LRUCache<string, FoundRoute>({ max: 500 })
  return (pathname) => {
    const kept = known.get(pathname)
    if (kept) return kept
    const found = findRoute(tree, pathname)
    known.set(pathname, found)
    return found
  }
}

function findRoute(tree: RouteObject[], pathname: string): FoundRoute {
  if (previewedPage(pathname)) return { pattern: '/preview', leafId: null }
  const found = routesOf(tree, pathname)
  if (!found) return { pattern: unknownRoute, leafId: null }
  const pattern = `/${found.flatMap(({ path }) => path || []).join('/')}`
  return { pattern, leafId: found.at(-1)?.id ?? null }
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
