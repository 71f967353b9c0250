import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/**
 * Names a registration that the API keeps, so that reload, back and a second tab find it again (GAP-27). The log-in
 * begins one for an affiliate without account: `details.affiliated.draft` (ACC-04).
 */
const draftCookie = signedCookie('cadastro', 24 * 60 * 60)

/** Reads the handle of the registration of this browser, or null. */
export async function readSignupDraft(context: CookieContext, request: Request): Promise<string | null> {
  const handle: unknown = await draftCookie(context).parse(request.headers.get('cookie'))
  return typeof handle === 'string' && handle !== '' ? handle : null
}

/** Writes the `Set-Cookie` that remembers a registration. */
export const keepSignupDraft = (context: CookieContext, handle: string): Promise<string> =>
  draftCookie(context).serialize(handle)

/** Writes the `Set-Cookie` that forgets it. */
export const dropSignupDraft = (context: CookieContext): Promise<string> =>
  draftCookie(context).serialize('', { maxAge: 0 })
