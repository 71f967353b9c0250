import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/** Headers that every answer carries. */
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Not `no-referrer`: browsers would send `Origin: null` with native form posts and every form would fail.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const frames = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com']

/**
 * Gives the content security policy. Public pages have no inline script, so their policy needs no nonce and the page
 * can be kept; hydrated pages get a nonce per answer. Style attributes carry the theme and slider positions.
 */
function contentSecurityPolicy({ nonce, formTarget, connectTarget, hotReload }: PageSecurity): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // Vite's hot reload writes style elements and opens a socket; only `npm run dev` has it.
    hotReload ? "style-src 'self' 'unsafe-inline'" : `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${nonce && connectTarget ? ` ${connectTarget}` : ''}${hotReload ? ' ws:' : ''}`,
    "media-src 'self' https:",
    `frame-src 'self' ${frames.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
    "frame-ancestors 'self'",
  ].join('; ')
}

type PageSecurity = {
  nonce: string | null
  /** Another origin that forms may end up at: a log-in that goes on to another host (STN-013, ONB-17). */
  formTarget?: string | null
  /** Another origin that scripts of pages may talk to: the payment gateway, which makes tokens of cards (GAP-70). */
  connectTarget?: string | null
  /** Only in development. */
  hotReload?: boolean
}

/** Gives the security headers of an answer. HSTS only where the connection is HTTPS. Pure. */
export function securityHeaders(options: PageSecurity & { https: boolean }): Record<string, string> {
  return {
    ...always,
    'content-security-policy': contentSecurityPolicy(options),
    // Of this host only: below an owner's own domain stands what we know nothing of.
    ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Writes them onto a response; what it says itself stays. */
export function secure(headers: Headers, options: PageSecurity & { https: boolean }): void {
  for (const [name, value] of Object.entries(securityHeaders(options)))
    if (!headers.has(name)) headers.set(name, value)
}

/**
 * Gives the address where forms of a station's pages may end up besides its own host (STN-013): its management host,
 * or, for a station that makes stations, the sub-domains of the platform (`madeStations`, ONB-17). Pure.
 */
export function pageFormTarget(
  station: { config: StationConfig } | null,
  madeStations: string | null = null,
): string | null {
  const { managementRedirect, onboardingPage } = station?.config.behaviour ?? {}
  if (managementRedirect) return new URL(managementRedirect).origin
  return onboardingPage === 'company' ? madeStations : null
}

/** Adds the origin of one more address, if there is one. Pure. */
export const formTargets = (target: string | null, more: string | null): string | null =>
  more && URL.canParse(more) ? [target, new URL(more).origin].filter(Boolean).join(' ') : target

/** Gives the origin of an absolute address; null for one of our own, or none. Pure. */
export const originOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null

/**
 * Whether a request that changes something comes from a page of the same host and scheme (CSRF): a page without TLS can be
 * anybody's who is on the way. Browsers send Origin with every post. Without an Origin (no browser) the request carries no cookie that it did not choose to carry.
 */
export function isSameOrigin(request: Request, own: { url: string }): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return fetchSite !== null || request.headers.get('cookie') === null
  // Forms of pages without a referrer (GAP-18) send this; what cannot be forged is the browser's own `Sec-Fetch-Site`.
  if (origin === 'null') return fetchSite === 'same-origin'
  return URL.canParse(origin) && new URL(origin).origin === new URL(own.url).origin
}
