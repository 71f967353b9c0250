import { type CookieContext, signedCookie } from '../../session/signed-cookie.server.ts'

/** A code that was sent from this browser: what names it, and when (milliseconds). */
type SentCode = { hash: string; sentAt: number }

/** Seconds until another code may be asked for (D1§9). The API decides; this only says it beforehand. */
export const resendSeconds = 60

const codeCookie = signedCookie('codigo', 30 * 60)

/** Writes the `Set-Cookie` that remembers a code that has just been sent. */
export const keepSentCode = (context: CookieContext, hash: string): Promise<string> =>
  codeCookie(context).serialize({ hash, sentAt: Date.now() } satisfies SentCode)

export const dropSentCode = (context: CookieContext): Promise<string> =>
  codeCookie(context).serialize('', { maxAge: 0 })

/**
 * Reads the handle of the code that was sent last, its time (milliseconds) and the seconds left before another; null
 * when none was sent.
 */
export async function readSentCode(
  context: CookieContext,
  request: Request,
): Promise<{ hash: string; sentAt: number; waitSeconds: number } | null> {
  const sent = (await codeCookie(context).parse(request.headers.get('cookie'))) as SentCode | null
  if (!sent?.hash) return null
  const passed = Math.floor((Date.now() - sent.sentAt) / 1000)
  return { ...sent, waitSeconds: Math.max(0, resendSeconds - passed) }
}
