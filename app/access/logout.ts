import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { logout } from '#contract/access/endpoints.ts'
import { ApiProblem } from '#contract/client.ts'
import { safePath } from '../session/safe-path.ts'
import { endSessionHeader } from '../session/session-cookie.server.ts'
import { dropTyped } from '../session/typed-form.server.ts'
import type { PortalContext } from '../station/portal-context.ts'

/** By address as the specification has it (ACC-07): with SameSite=Lax the worst another site can do is to log out. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return end(context, new URL(request.url).searchParams.get('voltar'))
}

export async function action({ context, request }: ActionFunctionArgs) {
  return end(context, (await request.formData()).get('voltar'))
}

async function end(context: PortalContext, back: unknown): Promise<Response> {
  if (context.sessionToken)
    await context.api.call(logout).catch((problem: unknown) => {
      // A session that is gone already, or an API that does not answer: this browser forgets it all the same.
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.status >= 500) context.reportError(problem)
    })
  const headers = new Headers({ 'set-cookie': endSessionHeader(context) })
  // Whoever comes next in this browser finds nothing of a form that was kept.
  headers.append('set-cookie', await dropTyped(context))
  return redirect(safePath(back), { headers })
}
