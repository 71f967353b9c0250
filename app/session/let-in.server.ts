import { redirect } from '@remix-run/node'
import type { ApiProblem } from '#contract/client.ts'
import type { SessionAnswer } from '#contract/people/access/schemas.ts'
import { safePath } from '../routing/safe-path.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { requireStation } from '../station/require-station.ts'
import { startSession } from './last-member.server.ts'
import { managementAddress } from './management-address.ts'
import { entryPath, type Member, toMember } from './member.ts'
import { dropPendingLogin, findPendingLogin, keepPendingLogin } from './pending-login.server.ts'
import { dropTyped, findTyped } from './typed-form.server.ts'

type Asked = { context: PortalContext; request: Request }

/**
 * The pages that are open before the briefing is done: the briefing, and making a station (ONB-14), also where its form
 * is gone on with.
 */
const beforeBriefing = /^\/(signup\?|criar-estacao(\/|\?|$)|continuar\?pagina=%2Fcriar-estacao)/

/** Gives the page that asked for the log-in where it is open to a member, else the first page of their account. */
export const wantedPath = (request: Request, member: Member): string =>
  openPath(new URL(request.url).searchParams.get('redirectTo'), member)

function openPath(wanted: unknown, member: Member): string {
  const entry = entryPath(member)
  const path = safePath(wanted, entry)
  const isOpenTo = member.state === 'open' || (member.state === 'briefing' && beforeBriefing.test(path))
  return isOpenTo ? path : entry
}

/** Gives the page that follows a log-in; a form of the same person that was kept is gone on with. */
async function pathAfterLogin({ context, request }: Asked, member: Member): Promise<string> {
  const kept = await findTyped(context, request)
  if (kept?.memberId !== member.id) return wantedPath(request, member)
  return openPath(kept.path, member) === kept.path ? '/continuar' : entryPath(member)
}

/** Answers a log-in that was let through: the session begins in this browser, and goes on to where it was wanted. */
export async function letIn({ context, request }: Asked, session: SessionAnswer): Promise<Response> {
  const member = toMember(session)
  const back = await pathAfterLogin({ context, request }, member)
  const headers = await startSession({ context, request }, session)
  if (await findPendingLogin(context, request)) headers.append('set-cookie', await dropPendingLogin(context))
  // A form of another account is not shown.
  if (back !== '/continuar') headers.append('set-cookie', await dropTyped(context))
  const { managementRedirect } = requireStation(context).config.behaviour
  if (managementRedirect && session.tempToken)
    return redirect(managementAddress(managementRedirect, session.tempToken), { headers })
  return redirect(back, { headers })
}

/** Goes on to the page that asks for the code, which knows whose password was right by a cookie that is no session (PPL-26). */
export async function askForCode({ context, request }: Asked, { body }: ApiProblem): Promise<Response> {
  const pending = String(body.details?.pending ?? '')
  const wanted = new URL(request.url).searchParams.get('redirectTo')
  const query = wanted === null ? '' : `?redirectTo=${encodeURIComponent(wanted)}`
  return redirect(`/login/codigo${query}`, {
    headers: { 'set-cookie': await keepPendingLogin(context, pending) },
  })
}
