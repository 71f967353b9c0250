import { createCookie } from '@remix-run/node'
import type { PortalContext } from '../station/portal-context.ts'

type Cookies = Pick<PortalContext, 'cookies'>

/**
 * Names a registration that the API keeps, so that reload, back and a second tab find it again (GAP-27). The log-in
 * begins one for an affiliate without account: `details.affiliated.draft` (ACC-04).
 */
const draftCookie = ({ cookies }: Cookies) =>
  createCookie('cadastro', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 24 * 60 * 60,
    secure: cookies.secure,
    secrets: [cookies.secret],
  })

/** The handle of the registration of this browser, or null. */
export async function readSignupDraft(context: Cookies, request: Request): Promise<string | null> {
  const handle: unknown = await draftCookie(context).parse(request.headers.get('cookie'))
  return typeof handle === 'string' && handle !== '' ? handle : null
}

/** `Set-Cookie` that remembers a registration. */
export const keepSignupDraft = (context: Cookies, handle: string): Promise<string> =>
  draftCookie(context).serialize(handle)

/** `Set-Cookie` that forgets it. */
export const dropSignupDraft = (context: Cookies): Promise<string> =>
  draftCookie(context).serialize('', { maxAge: 0 })
