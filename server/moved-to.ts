import type { HostMeaning } from '#app/station/resolve-host.ts'
import type { StationOfHost } from './station-directory.ts'

/** The owner's way in whatever becomes of the domain: managing, logging in and out, a new password; and Remix's own call. */
const staysHere = /^\/(gestao|login|login-token|logout|esqueci-minha-senha|redefinir-senha|__manifest)(\/|$)/i

/** Whether a page is wanted; only browsers say what they want it for. */
function isPage({ method, headers }: Request, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !path.endsWith('.data') && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

type Asked = { meaning: HostMeaning; station: StationOfHost | null; isHttps: boolean }

/**
 * Gives the address of a page under the proved own domain of its station, for requests to a sub-domain or to the `www`
 * of an own domain; null where it stays. Forms that were open still arrive, and fetches and embeds of open pages are
 * answered where they ask. Own domains are always HTTPS: an installation on plain HTTP (the demo) leads to none of
 * them. Pure.
 */
export function movedTo(request: Request, { meaning, station, isHttps }: Asked): string | null {
  if (!station?.primaryDomain || !isHttps) return null
  const isWww = meaning.kind === 'domain' && meaning.domain === `www.${station.primaryDomain}`
  if (meaning.kind !== 'slug' && !isWww) return null
  const { pathname, search } = new URL(request.url)
  if (!isPage(request, pathname) || (staysHere.test(pathname) && !isWww)) return null
  return `https://${station.primaryDomain}${pathname}${search}`
}
