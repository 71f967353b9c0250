import { isIP } from 'node:net'
import { getDomain } from 'tldts'
import type { DnsRecord } from '#contract/console/schemas.ts'

/** Where the platform can be reached: `<slug>.<BASE_DOMAIN>`, and the addresses behind it. */
export type Reached = { host: string; addresses: readonly string[] }

/** A name as DNS pages ask for it: inside the domain that somebody registered, '' for that domain itself. Pure. */
export function nameInZone(name: string, domain: string): string {
  const zone = getDomain(domain) ?? domain
  return name === zone ? '' : name.slice(0, -zone.length - 1)
}

/**
 * The records that lead a domain here. A registered domain has no CNAME beside its other records, so it gets the
 * addresses, and its `www` the name; every other one the name alone. Pure (SEC-26).
 */
export function domainRecords(domain: string, { host, addresses }: Reached): DnsRecord[] {
  const name = nameInZone(domain, domain)
  if (name !== '') return [{ type: 'CNAME', name, value: host }]
  const direct = addresses.map(
    (value): DnsRecord => ({ type: isIP(value) === 6 ? 'AAAA' : 'A', name: '', value }),
  )
  return [...direct, { type: 'CNAME', name: 'www', value: host }]
}
