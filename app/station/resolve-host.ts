import { domainToASCII } from 'node:url'

export type HostMeaning =
  /** `<slug>.<BASE_DOMAIN>` */
  | { kind: 'slug'; slug: string }
  /** An own domain of somebody, to be looked up. */
  | { kind: 'domain'; domain: string }
  /** The deploy serves one station whatever the host (`STATION_ID`). */
  | { kind: 'fixed'; stationId: number }
  /** `BASE_DOMAIN` itself, `www.` of it, or a bare loopback address: no station. */
  | { kind: 'root' }
  /** Not a host name at all. */
  | { kind: 'malformed' }

export type HostSettings = { baseDomain: string; stationId?: number | undefined }

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Reads a Host header, without a look-up (GAP-02, TEN-01). Pure; the only host parser of the product. Upper case,
 * ports, a dot at the end and international names are normalised; everything else is 'malformed'.
 */
export function resolveHost(header: string | undefined, settings: HostSettings): HostMeaning {
  const host = normalizeHost(header)
  if (!host) return { kind: 'malformed' }
  if (settings.stationId) return { kind: 'fixed', stationId: settings.stationId }
  const base = settings.baseDomain
  if (host === base || host === `www.${base}` || host === '127.0.0.1' || host === '[::1]')
    return { kind: 'root' }
  if (host.endsWith(`.${base}`)) {
    const slug = host.slice(0, -base.length - 1)
    // A name below a sub-domain belongs to nobody; it must not reach a look-up of own domains either.
    return label.test(slug) ? { kind: 'slug', slug } : { kind: 'malformed' }
  }
  return { kind: 'domain', domain: host }
}

/** Gives the lower-case ASCII host without port, or null when the header is not a host: what passes can be part of an address. */
export function normalizeHost(header: string | undefined): string | null {
  if (!header || header.length > 260) return null
  const match = /^(\[[0-9a-f:]+\]|[^\s/:@?#%[\]\\]+)(?::(\d{1,5}))?$/i.exec(header)
  if (Number(match?.[2] ?? 0) > 65_535) return null
  const name = match?.[1]?.replace(/\.$/, '')
  if (!name) return null
  if (name.startsWith('[')) return URL.canParse(`http://${name}`) ? name.toLowerCase() : null
  const ascii = domainToASCII(name)
  if (ascii === '' || ascii.length > 253) return null
  // `xn--` and `999.1.1.1` are made of labels, and no address can be built with them.
  return ascii.split('.').every((part) => label.test(part)) && URL.canParse(`http://${ascii}`) ? ascii : null
}
