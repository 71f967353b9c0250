import type { ActionFunction, LoaderFunction, ServerBuild } from '@remix-run/node'
import { endSessionHeader } from '#app/session/session-cookie.server.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem } from '#contract/client.ts'

type RouteModule = { loader?: LoaderFunction; action?: ActionFunction }

/**
 * The portal's build with one rule added to every loader and action: a failed call of the API that nobody handled
 * becomes an answer of the right status, shown by the nearest error boundary; a session that ended goes to the log-in
 * and comes back to where it was. Route modules say only what is special about them.
 */
export function withProblemResponses(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module as RouteModule
      const module = {
        ...route.module,
        ...(loader && { loader: guarded(loader) }),
        ...(action && { action: guarded(action) }),
      }
      return [id, { ...route, module }]
    }),
  )
  return { ...build, routes } as ServerBuild
}

function guarded<F extends LoaderFunction | ActionFunction>(run: F): F {
  return (async (args: Parameters<LoaderFunction>[0]) => {
    try {
      return await run(args as never)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      throw answer(error, args.request, args.context as PortalContext)
    }
  }) as F
}

function answer(problem: ApiProblem, request: Request, context: PortalContext): Response {
  if (problem.status !== 401 || !context.sessionToken)
    return new Response(problem.firstMessage, { status: problem.status, statusText: problem.code })
  const { pathname, search } = new URL(request.url)
  const back = encodeURIComponent(pathname.replace(/\.data$/, '') + search)
  return new Response(null, {
    status: 302,
    headers: { location: `/login?redirectTo=${back}`, 'set-cookie': endSessionHeader(context) },
  })
}
