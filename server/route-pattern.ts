import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import { lineageOf, mayLieAbove, narrow, type Routes, segmentsOf } from './narrow-routes.ts'
import { isPreview } from './previews.ts'

/** The logged path where no route of ours answers. */
export const unknownRoute = 'unknown'

/** The pattern of the route that answers a path of the portal (`/redefinir-senha/:userHash/:userEmail`), never the path. */
export type RoutePattern = (pathname: string) => string

type RouteObject = Parameters<typeof matchRoutes>[0][number]
/** Gives the routes as a tree, as the router matches them. */
export function nested(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const found: RouteObject = index ? { id, path, index } : { id, path, children: nested(routes, id) }
    return [found]
  })
}

/** Gives the ids of the routes that answer a path, from the root to the page; none where none does. */
export type RouteMatcher = (pathname: string) => readonly string[]

/**
 * Matches paths against the routes as the framework does, and remembers those that were asked for last. The framework puts all
 * routes in order for each path: here only those that may have to do with it.
 */
export function createRouteMatcher(routes: Routes): RouteMatcher {
  const known = new LRUCache<string, readonly string[]>({ max: 2_000 })
  const all = Object.keys(routes).map((id) => ({
    segments: segmentsOf(routes, id),
    lineage: lineageOf(routes, id),
  }))
  const match = (pathname: string): readonly string[] => {
    const asked = pathname.split('/').filter(Boolean).map(openIfEscaped)
    const near = all.filter(({ segments }) => mayLieAbove(segments, asked)).flatMap(({ lineage }) => lineage)
    const tree = nested(narrow(routes, new Set(near)))
    return (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => route.id ?? [])
  }
  return (pathname) => {
    const kept = known.get(pathname) ?? match(pathname)
    known.set(pathname, kept)
    return kept
  }
}

/** What is written with escapes may be any segment. */
const openIfEscaped = (segment: string): string => (segment.includes('%') ? '*' : segment)

/** The route of a path: its pattern, and the innermost route, or null for a path that the portal's routes do not cover. */
type FoundRoute = { pattern: string; leafId: string | null }

/** Finds what answers paths by the portal's own routes, however they are written (`%2D`, capitals). */
export function createRouteFinder(
  routes: Routes,
  idsOf: RouteMatcher = createRouteMatcher(routes),
): (pathname: string) => FoundRoute {
  return (pathname) => {
    if (isPreview(pathname)) return { pattern: '/preview', leafId: null }
    const found = routesOf(routes, idsOf, pathname)
    if (!found) return { pattern: unknownRoute, leafId: null }
    const pattern = `/${found.flatMap((id) => routes[id]?.path || []).join('/')}`
    return { pattern, leafId: found.at(-1) ?? null }
  }
}

/** Gives the routes that answer a path, from the root to the page; null for a path that none answers, or nobody can read. */
function routesOf(routes: Routes, idsOf: RouteMatcher, pathname: string): readonly string[] | null {
  if (!isReadable(pathname)) return null
  const page = pageOfData(pathname) ?? pathname
  const found = idsOf(page)
  return page === '/' || found.some((id) => routes[id]?.path) ? found : null
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
