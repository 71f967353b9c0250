import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/** People who share a browser; the longest away is forgotten first. */
const most = 4

/**
 * The cookie that marks a browser that has logged in before (SEC-12): of this host only, read by the server only, kept
 * as long as browsers keep a cookie. It opens nothing; the API signs its value.
 */
const deviceCookie = signedCookie('aparelho', 400 * 24 * 60 * 60)

/** Reads for the log-in the marks that the API gave this browser, newest first. */
export async function knownDevices(context: CookieContext, request: Request): Promise<string[]> {
  const kept: unknown = await deviceCookie(context).parse(request.headers.get('cookie'))
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
}

/** Writes the `Set-Cookie` that keeps the mark of the device that the API gave with a session, one for each person. */
export async function keepDevice(
  { context, request }: { context: CookieContext; request: Request },
  device: string,
): Promise<string> {
  const person = (token: string) => token.split('.')[0]
  const others = (await knownDevices(context, request)).filter((one) => person(one) !== person(device))
  return deviceCookie(context).serialize([device, ...others].slice(0, most))
}
