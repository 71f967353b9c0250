import type { ActionFunction, LoaderFunction, ServerBuild } from '@remix-run/node'
import { codesPath } from '#app/session/member.ts'
import { refuseForeignPage } from '#app/session/page-owner.server.ts'
import { endSessionHeader } from '#app/session/session-cookie.server.ts'
import { dropTyped, isTyped, keepTyped, keptFormBytes } from '#app/session/typed-form.server.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem } from '#contract/client.ts'
import { errorTexts } from '#contract/errors.ts'
import { isToProof, ProofNeeded, toProof } from './prove-again.ts'

type RouteModule = { loader?: LoaderFunction; action?: ActionFunction; default?: unknown }

/**
 * Gives the portal's build with one rule added to every loader and action: a failed call of the API that nobody handled
 * becomes an answer of the right status, shown by the nearest error boundary; a session that ended goes to the log-in
 * and comes back to where it was, with what was typed into the form of a page; so does what asks who is in for a proof (PPL-27); a form of
 * somebody else's page is not done. Route modules say only what is special about them.
 */
export function withProblemResponses(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action, default: page } = route.module as RouteModule
      const module = {
        ...route.module,
        ...(loader && { loader: guarded(loader) }),
        ...(action && { action: guarded(action, { isAction: true, keepsForms: page !== undefined }) }),
      }
      return [id, { ...route, module }]
    }),
  )
  return { ...build, routes } as ServerBuild
}

function guarded<F extends LoaderFunction | ActionFunction>(
  run: F,
  { isAction = false, keepsForms = false } = {},
): F {
  return (async (args: Parameters<LoaderFunction>[0]) => {
    const context = args.context as PortalContext
    const form = keepsForms && isKeepable(args.request) ? args.request.clone() : null
    try {
      // Nobody else reads what is refused: of a form with large files its texts are kept, too.
      const whole = form ?? (keepsForms && isForm(args.request) ? args.request : null)
      const mark = context.sentPageOwner
      if (isAction) await refuseForeignPage(context, args.request, { mark, form: whole })
      const answer = await run(args as never)
      if (form) await forgetSent(answer, form, context)
      return answer
    } catch (error) {
      const thrown = responseOf(error, args.request, context)
      if (form && isForLater(thrown)) {
        const typed = await keepTyped(context, form, isToLogin(thrown) ? 'ended' : 'proof')
        if (typed) thrown.headers.append('set-cookie', typed)
      } else if (form && !keepsAnother(thrown)) await forgetSent(thrown, form, context)
      throw thrown
    }
  }) as F
}

function responseOf(error: unknown, request: Request, context: PortalContext): unknown {
  if (error instanceof ProofNeeded) return toProof(request)
  if (error instanceof ApiProblem) return answer(error, request, context)
  // A body that is no form is the sender's mistake, not ours: no browser sends it.
  if (error instanceof TypeError && /form-?data/i.test(error.message))
    return new Response(errorTexts.generic, { status: 400 })
  return error
}

/** Forgets a kept form that was sent again and did what it was meant to. */
async function forgetSent(answer: unknown, request: Request, context: PortalContext): Promise<void> {
  if (answer instanceof Response && answer.status < 400 && (await isTyped(context, request)))
    answer.headers.append('set-cookie', await dropTyped(context))
}

const isForm = ({ headers }: Request): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers.get('content-type') ?? '')

/** Whether a form can be kept: of a size that people type; without a length it is an upload. */
const isKeepable = (request: Request): boolean =>
  isForm(request) &&
  Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= keptFormBytes

/** Whether what is thrown keeps a form itself: of somebody else's page, in place of one that was sent here before. */
const keepsAnother = (thrown: unknown): boolean =>
  thrown instanceof Response && thrown.headers.getSetCookie().some((one) => one.startsWith('digitado='))

const isToLogin = (thrown: unknown): thrown is Response =>
  thrown instanceof Response && /^\/login(\?|$)/.test(thrown.headers.get('location') ?? '')

/** Whether the form is done once its author has logged in, or has proved that it is them. */
const isForLater = (thrown: unknown): thrown is Response => isToLogin(thrown) || isToProof(thrown)

function answer(problem: ApiProblem, request: Request, context: PortalContext): Response {
  if (problem.code === 'codes_needed')
    return new Response(null, { status: 302, headers: { location: codesPath } })
  if (problem.status !== 401 || !context.sessionToken)
    return new Response(problem.firstMessage, { status: problem.status, statusText: problem.code })
  const { pathname, search } = new URL(request.url)
  const back = encodeURIComponent(pathname.replace(/\.data$/, '') + search)
  return new Response(null, {
    status: 302,
    headers: { location: `/login?redirectTo=${back}`, 'set-cookie': endSessionHeader(context) },
  })
}
