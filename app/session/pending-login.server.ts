import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/** As long as the platform waits for the code. It opens nothing without one (PPL-26). */
const pendingCookie = signedCookie('passo', 5 * 60)

export const keepPendingLogin = (context: CookieContext, pending: string): Promise<string> =>
  pendingCookie(context).serialize(pending)

/** Reads the log-in of this browser that waits for its code; null for none. */
export async function findPendingLogin(context: CookieContext, request: Request): Promise<string | null> {
  const pending: unknown = await pendingCookie(context).parse(request.headers.get('cookie'))
  return typeof pending === 'string' && pending !== '' ? pending : null
}

export const dropPendingLogin = (context: CookieContext): Promise<string> =>
  pendingCookie(context).serialize('', { maxAge: 0 })
