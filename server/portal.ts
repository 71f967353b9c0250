import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { discoverRoutes } from './discover-routes.ts'
import { narrowRoutes } from './narrow-routes.ts'
import { withProblemResponses } from './problem-responses.ts'
import { refuseData } from './refuse-data.ts'
import { createRouteFinder, createRouteMatcher, manifestPath } from './route-pattern.ts'
import { createUploadPages } from './upload-pages.ts'

/**
 * Creates the portal around its build, as production runs it. A path is matched once against all routes; what renders it
 * knows those only that have to do with it, one handler for each route that was asked for (ADR 79).
 */
export function createPortal(build: ServerBuild) {
  const idsOf = createRouteMatcher(build.routes)
  const find = createRouteFinder(build.routes, idsOf)
  const guarded = withProblemResponses(build)
  const all = createRequestHandler(guarded, 'production')
  const handlers = new Map<string, RequestHandler>()

  function handlerOf(leafId: string): RequestHandler {
    const known = handlers.get(leafId)
    if (known) return known
    const handler = createRequestHandler(narrowRoutes(guarded, leafId), 'production')
    handlers.set(leafId, handler)
    return handler
  }

  const portal: RequestHandler = (request, context) => {
    const url = new URL(request.url)
    if (url.pathname === manifestPath) return Promise.resolve(discoverRoutes(build, idsOf, url))
    const { leafId } = find(url.pathname)
    const refused = refuseData(request, build.routes, leafId)
    if (refused) return Promise.resolve(refused)
    return (leafId === null ? all : handlerOf(leafId))(request, context)
  }
  return {
    portal,
    routePattern: (pathname: string) => find(pathname).pattern,
    uploadPages: createUploadPages(build.routes, find),
  }
}
