import { normalizeHost } from '#app/station/resolve-host.ts'

/**
 * Host, scheme and origin of a request as the visitor's browser sees them. Forwarded headers count only behind a proxy
 * of ours. Null when the host is not a host.
 */
export function readOrigin(
  request: Request,
  trustProxy: boolean,
): { host: string; url: string; https: boolean } | null {
  const forwarded = (name: string) =>
    trustProxy ? request.headers.get(`x-forwarded-${name}`)?.split(',')[0]?.trim() : undefined
  const header = forwarded('host') ?? request.headers.get('host') ?? undefined
  if (!header || normalizeHost(header) === null) return null
  const https = forwarded('proto') === 'https'
  const host = header.toLowerCase()
  return { host, url: `${https ? 'https' : 'http'}://${host}`, https }
}
