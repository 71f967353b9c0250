import { createHmac } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import type { PortalContext } from '../station/portal-context.ts'

export type CookieContext = Pick<PortalContext, 'cookies' | 'station'>

/**
 * A cookie that only the server reads and writes, as long as `maxAge` seconds. Its signature is for this name at this station:
 * what was signed as another cookie, or elsewhere, is none (SEC-62).
 */
export const signedCookie =
  (name: string, maxAge: number) =>
  ({ cookies: { secret, secure }, station }: CookieContext): Cookie =>
    createCookie(name, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge,
      secure,
      secrets: [
        createHmac('sha256', secret)
          .update(`${name} ${station?.id ?? ''}`)
          .digest('base64url'),
      ],
    })
