import { forgetCardHeaders } from './kept-card.server.ts'
import { keepDevice } from './known-device.server.ts'
import { startSessionHeader } from './session-cookie.server.ts'
import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

const lastMember = signedCookie('conta', 400 * 24 * 60 * 60)

type Session = { token: string; content: { id: number }; device?: string | undefined }

/**
 * Gives the headers that start a session in this browser, which is known to the account from now on (SEC-12). Beside
 * the session itself they say, signed, whose it is: of an ended session nobody knows that any more, and a form it
 * leaves behind is that person's only (ADR 0022).
 */
export async function startSession(
  { context, request }: { context: CookieContext; request: Request },
  session: Session,
): Promise<Headers> {
  const headers = new Headers({ 'set-cookie': startSessionHeader(context, session.token) })
  headers.append('set-cookie', await lastMember(context).serialize(session.content.id))
  for (const [name, value] of await forgetCardHeaders({ context, request }, session.content.id))
    headers.append(name, value)
  if (session.device) headers.append('set-cookie', await keepDevice({ context, request }, session.device))
  return headers
}

/** Reads who was logged in last in this browser; null for nobody. */
export async function findLastMember(context: CookieContext, request: Request): Promise<number | null> {
  const id: unknown = await lastMember(context).parse(request.headers.get('cookie'))
  return typeof id === 'number' ? id : null
}
