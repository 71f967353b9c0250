import { isIPv6 } from 'node:net'

type Connection = {
  /** The X-Forwarded-For header, if the request has one. */
  forwardedFor: string | undefined
  /** The address of the connection. */
  remote: string | undefined
}

/**
 * Gives the visitor's address, for rate limits. Behind a proxy of ours it is the last one that X-Forwarded-For names:
 * the one that the proxy wrote. What stands before it the visitor may have sent, another one with each try. Of an IPv6
 * address the network counts: whoever has one address has its whole /64 (SEC-13). Pure.
 */
export function clientAddress({ forwardedFor, remote }: Connection, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  const address = bare(forwarded || remote || 'unknown')
  return isIPv6(address) ? networkOf(address) : address
}

/** Removes the brackets, the port and the zone that some proxies and systems write. */
const bare = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** Gives the first four of the eight groups; an IPv4 address in IPv6 clothes as what it is. */
function networkOf(address: string): string {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  // The platform writes `::ffff:1.2.3.4` with two groups of hex.
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written)
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.')
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

/** Gives the two bytes of a group of an IPv6 address. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
