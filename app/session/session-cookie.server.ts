import { createCookie } from '@remix-run/node'
import type { PortalContext } from '../station/portal-context.ts'

/**
 * The cookie that carries the opaque session token (GAP-13): httpOnly, host-only, SameSite=Lax; with the `__Host-`
 * prefix wherever the connection is HTTPS. The token itself is random and stored hashed, so it needs no signature.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sessao' : 'sessao'
}

const sessionCookie = ({ cookies }: Pick<PortalContext, 'cookies'>) =>
  createCookie(sessionCookieName(cookies.secure), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: cookies.secure,
  })

/** `Set-Cookie` that starts a session. `expires` is the instant the API gave. */
export function startSessionHeader(context: Pick<PortalContext, 'cookies'>, token: string, expires: Date) {
  return sessionCookie(context).serialize(token, { expires })
}

/** `Set-Cookie` that ends it. */
export function endSessionHeader(context: Pick<PortalContext, 'cookies'>) {
  return sessionCookie(context).serialize('', { maxAge: 0 })
}

/** The token in a Cookie header, or null. Remix encodes cookie values as base64 JSON. */
export async function readSessionToken(header: string | null, secure: boolean): Promise<string | null> {
  if (!header?.includes(sessionCookieName(secure))) return null
  const value: unknown = await createCookie(sessionCookieName(secure)).parse(header)
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : null
}
