import type { PortalContext } from '../station/portal-context.ts'

/**
 * Gives the cookie that carries the opaque session token (GAP-13): httpOnly, host-only, SameSite=Lax; with the
 * `__Host-` prefix wherever the connection is HTTPS. The token is random and stored hashed, so it needs no signature.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sessao' : 'sessao'
}

type Cookies = Pick<PortalContext, 'cookies'>

/** The life of the cookie: as long as browsers keep one. The API ends the session; each day of use prolongs it there. */
const keptSeconds = 400 * 24 * 60 * 60

/** Writes the `Set-Cookie` that starts a session. */
export function startSessionHeader({ cookies }: Cookies, token: string): string {
  return serialize(cookies.secure, token, `Max-Age=${keptSeconds}`)
}

/** Writes the `Set-Cookie` that ends it. */
export function endSessionHeader({ cookies }: Cookies): string {
  return serialize(cookies.secure, '', 'Max-Age=0')
}

function serialize(secure: boolean, value: string, lifetime: string): string {
  const parts = [`${sessionCookieName(secure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', lifetime]
  return (secure ? [...parts, 'Secure'] : parts).join('; ')
}
