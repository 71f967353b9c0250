import type { ServerBuild } from '@remix-run/node'
import type { RouteMatcher } from './route-pattern.ts'

/** The longest address that is answered: browsers ask for the rest in another question. */
const mostLetters = 7_680

/**
 * Answers which routes the links of a page lead to, and what lies above them, as the framework answers it. Its own way puts all
 * routes in order for each part of each link: more work than the page itself, for every page that is opened.
 */
export function discoverRoutes({ assets }: ServerBuild, idsOf: RouteMatcher, url: URL): Response {
  // A page of an older build: it is loaded anew.
  if (url.searchParams.get('version') !== assets.version)
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  const links = url.searchParams.getAll('p')
  if (url.href.length > mostLetters || links.length === 0) return new Response(null, { status: 400 })
  const ids = new Set([...new Set(links.flatMap(pathsTo))].flatMap((path) => idsOf(path)))
  const routes = Object.fromEntries([...ids].map((id) => [id, assets.routes[id]]))
  return Response.json(routes, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}

/** Gives a path with all that it lies under: `/a/b` with `/a`. */
const pathsTo = (path: string): string[] =>
  path
    .replace(/^\//, '')
    .split('/')
    .map((_, at, segments) => `/${segments.slice(0, at + 1).join('/')}`)
