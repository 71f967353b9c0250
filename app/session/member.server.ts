import { data, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { isAbsentOn, isOpenOn } from '../station/navigation.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { setFlash } from './flash.server.ts'
import { entryPath, type Member, toMember } from './member.ts'
import { endSessionHeader } from './session-cookie.server.ts'
import { sessionTexts } from './texts.ts'

type Arguments = { context: PortalContext; request: Request }

/** Layout and page of one request ask both; the API is asked once. */
const asked = new WeakMap<PortalContext, Promise<Member | null>>()

/** Gives the person of the session, or null: no cookie, or one that the API does not know (any more, or on this station). */
export function getMember(context: PortalContext): Promise<Member | null> {
  const known = asked.get(context) ?? askMember(context)
  asked.set(context, known)
  return known
}

async function askMember(context: PortalContext): Promise<Member | null> {
  if (!context.sessionToken) return null
  try {
    const member = toMember(await context.api.call(getUserWeb, { params: { id: 'me' } }))
    if (member.isOfTeam && member.state === 'open') context.onTeam?.()
    return member
  } catch (error) {
    // Forged, expired, ended, or of another station (GAP-05): all the same to a page.
    if (error instanceof ApiProblem && (error.status === 401 || error.code === 'station_mismatch'))
      return null
    throw error
  }
}

/**
 * Guards the member area, in the first line of its loaders and actions. Nobody there: to the log-in and back here
 * afterwards, and a cookie that opens nothing is cleared (ACC-06). Somebody whose place is elsewhere is sent there. A
 * feature the station has switched off refuses the address too, by the one table of the switches (GAP-04); of services
 * that it does not have there is no address: the page says so (STN-U11), inside its frame (`isFrame`). Who is asked to accept the
 * station's documents anew is asked first (PPL-33).
 */
export async function requireParticipant(
  { context, request }: Arguments,
  { isFrame = false }: { isFrame?: boolean } = {},
) {
  const member = await getMember(context)
  if (!member) throw await toLogin(context, request)
  if (member.state !== 'open') throw redirect(entryPath(member))
  if (member.mustAccept) askToAccept(request)
  const config = context.station?.config
  const { pathname } = new URL(request.url)
  const isAbsent = config !== undefined && isAbsentOn(config, pathname)
  if (config && !isAbsent && !isOpenOn(config, pathname)) throw redirect('/not-autorized')
  if (isAbsent && !isFrame) throw data(null, { status: 404 })
  return { api: context.api, participant: member }
}

/** Where members are asked to accept the station's documents anew, and what stays open to whoever does not (PPL-33). */
const acceptPage = '/homepage/aceite'
const openBefore = /^\/homepage\/(?:aceite|privacidade)(?:\/|$)/
/** What a form looks up while it is filled in. */
const lookUps = /^\/homepage\/meios-de-pagamento\/cep\//

/**
 * Leads whoever has not accepted the station's documents to the page that asks, before their next page. What they are about to send goes
 * through, and so does a page that reads itself again while they write in it: nothing that was typed is lost, and the next page asks.
 * @throws a redirect
 */
function askToAccept(request: Request): void {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  if (request.method !== 'GET' || openBefore.test(path) || lookUps.test(path)) return
  if (isReadAgain(request, path + search)) return
  throw redirect(path === '/homepage' ? acceptPage : `${acceptPage}?de=${encodeURIComponent(path + search)}`)
}

/** Whether a page that is open fetches its own data, as after an action: it comes from the address that it asks for, and is nobody's way to a page. */
function isReadAgain({ headers }: Request, path: string): boolean {
  if (headers.get('sec-fetch-mode') === 'navigate') return false
  const from = headers.get('referer') ?? ''
  if (!URL.canParse(from)) return false
  const { pathname, search } = new URL(from)
  return pathname + search === path
}

/** Guards the screens for accounts that are not open (yet): gives the member in one of `states`. */
export async function requireMemberIn({ context, request }: Arguments, states: readonly Member['state'][]) {
  const member = await getMember(context)
  if (!member) throw await toLogin(context, request)
  if (!states.includes(member.state)) throw redirect(entryPath(member))
  return member
}

/** Sends whoever is logged in from a visitors' page to their own (ACC-05, HOM-10). */
export async function redirectMember(context: PortalContext): Promise<void> {
  const member = await getMember(context)
  if (member) throw redirect(entryPath(member))
}

async function toLogin(context: PortalContext, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isHome = pathname === '/homepage'
  // After a form the way back is the page it stood on.
  const back = isHome ? '' : `?redirectTo=${encodeURIComponent(pathname + search)}`
  const headers = new Headers()
  if (context.sessionToken) headers.append('set-cookie', endSessionHeader(context))
  // Where the address leads back the log-in says why it came.
  if (context.sessionToken && isHome)
    headers.append('set-cookie', await setFlash(context, sessionTexts.ended))
  return redirect(`/login${back}`, { headers })
}
