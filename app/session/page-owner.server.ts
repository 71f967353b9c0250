import { redirectDocument } from '@remix-run/node'
import type { PortalContext } from '../station/portal-context.ts'
import { setFlash } from './flash.server.ts'
import { getMember } from './member.server.ts'
import { pageOwnerMark, readPageOwner } from './page-mark.server.ts'
import { sessionTexts } from './texts.ts'
import { keepTyped, pagePath } from './typed-form.server.ts'

/** Gives the seal of the page's owner for its forms; null for visitors, and while nobody can say. */
export async function pageOwnerOf(context: PortalContext): Promise<string | null> {
  if (!context.sessionToken) return null
  const member = await getMember(context).catch(() => null)
  return member && pageOwnerMark(context, member.id)
}

/**
 * Refuses a form of a page that was opened by somebody else than who is logged in now, in another tab of the same browser: nothing of it is
 * done, and what was typed waits for its author (ADR 141). `form` is what to read it from, once it is refused; null where nothing is kept.
 *
 * @throws a redirect to the page, opened anew
 */
export async function refuseForeignPage(
  context: PortalContext,
  request: Request,
  { mark, form }: { mark: string | null | undefined; form: Request | null },
): Promise<void> {
  if (!mark || !context.sessionToken) return
  const authorId = readPageOwner(context, mark)
  const member = await getMember(context)
  if (!member || member.id === authorId) return
  const headers = new Headers({ 'set-cookie': await setFlash(context, sessionTexts.foreignPage) })
  const typed = form && authorId !== null ? await keepTyped(context, form) : null
  if (typed) headers.append('set-cookie', typed)
  throw redirectDocument(pageOf(request), { headers })
}

/** Gives the page of the form, by the browser's referer; else the address that it was sent to. */
function pageOf(request: Request): string {
  const { origin } = new URL(request.url)
  const referer = request.headers.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : null
  return from?.origin === origin ? from.pathname + from.search : pagePath(request)
}
