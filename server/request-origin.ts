import { normalizeHost } from '#app/station/resolve-host.ts'

/**
 * Reads host, scheme and origin of a request as the visitor's browser sees them; `header` reads one of its headers by
 * its lower-case name. Forwarded headers count only behind a proxy of ours, which appends what it says to what it was
 * told. Null when the host is not a host.
 */
export function readOrigin(
  header: (name: string) => string | null | undefined,
  trustProxy: boolean,
): { host: string; url: string; https: boolean } | null {
  const forwarded = (name: string) =>
    trustProxy ? header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined
  const named = forwarded('host') ?? header('host') ?? undefined
  if (!named || normalizeHost(named) === null) return null
  const https = forwarded('proto') === 'https'
  const host = named.toLowerCase()
  return { host, url: `${https ? 'https' : 'http'}://${host}`, https }
}
