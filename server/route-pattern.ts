import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import { isPreview } from './previews.ts'

/** The logged path where no route of ours answers. */
export const unknownRoute = 'unknown'

/** The pattern of the route that answers a path of the portal (`/redefinir-senha/:userHash/:userEmail`), never the path. */
export type RoutePattern = (pathname: string) => string

export type RouteObject = Parameters<typeof matchRoutes>[0][number]
type Routes = ServerBuild['routes']

/** Gives the routes as a tree, as the router matches them. */
export function nested(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const found: RouteObject = index ? { id, path, index } : { id, path, children: nested(routes, id) }
    return [found]
  })
}

/** The route of a path: its pattern, and the innermost route, or null for a path that the portal's routes do not cover. */
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
  if (isPreview(pathname)) return { pattern: '/preview', leafId: null }
  const found = routesOf(tree, pathname)
  if (!found) return { pattern: unknownRoute, leafId: null }
  const pattern = `/${found.flatMap(({ path }) => path || []).join('/')}`
  return { pattern, leafId: found.at(-1)?.id ?? null }
}

/** Gives the routes that answer a path, from the root to the page; null for a path that none answers, or nobody can read. */
export function routesOf(tree: RouteObject[], pathname: string): RouteObject[] | null {
  if (!isReadable(pathname)) return null
  const page = pageOfData(pathname) ?? pathname
  const found = (matchRoutes(tree, page) ?? []).map(({ route }) => route)
  return page === '/' || found.some(({ path }) => path) ? found : null
}

/** Gives the page whose data is asked for, as Remix reads it: `/login.data`, `/_root.data`; null for everything else. Pure. */
export const pageOfData = (pathname: string): string | null =>
  pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '') || '/' : null

/** The path at which browsers ask for the routes of a page's links. */
export const manifestPath = '/__manifest'
/** Each is matched against all routes; a page with more links finds the routes of each when it is followed. */
const mostDiscovered = 120

/** Whether a browser asks for so many routes, and for such that can be ours (SEC-71). Pure. */
export const mayDiscover = (paths: readonly string[] = []): boolean =>
  paths.length <= mostDiscovered && paths.every(isReadable)

/** Longer than the longest of ours, a sign-up link with its token and an escaped address. */
const mostLetters = 2_000
const mostSegments = 16

/**
 * Whether a path can be one of ours: matching routes takes seconds for thousands of slashes in a row (SEC-71), and writes
 * a path whose escapes cannot be read to the console.
 */
export function isReadable(pathname: string): boolean {
  if (pathname.length > mostLetters || pathname.includes('//') || pathname.split('/').length > mostSegments)
    return false
  try {
    decodeURI(pathname)
    return true
  } catch {
    return false
  }
}
