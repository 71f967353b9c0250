import { randomUUID } from 'node:crypto'
import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/** A message shown once after a redirect. `error` and `warning` stay until they are closed; others leave after 4 s (ERR-01). */
export type Flash = { kind: 'success' | 'error' | 'warning' | 'info'; title: string; text?: string }
/** The message as it was set: two with the same words are two. */
type SetFlash = Flash & { id: string }

const flashCookie = signedCookie('aviso', 60)

/** Gives the `Set-Cookie` header that carries a message over a redirect. */
export function setFlash(context: CookieContext, flash: Flash): Promise<string> {
  return flashCookie(context).serialize({ ...flash, id: randomUUID() } satisfies SetFlash)
}

/** Reads the message and the header that forgets it. */
export async function takeFlash(
  context: CookieContext,
  request: Request,
): Promise<{ flash: SetFlash | null; headers: Record<string, string> }> {
  const cookie = flashCookie(context)
  const flash = (await cookie.parse(request.headers.get('cookie'))) as SetFlash | null
  if (!flash) return { flash: null, headers: {} }
  return { flash, headers: { 'set-cookie': await cookie.serialize('', { maxAge: 0 }) } }
}
