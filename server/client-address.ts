import { isIPv6 } from 'node:net'

type Connection = {
  /** The X-Forwarded-For header, if the request has one. */
  forwardedFor: string | undefined
  /** Where the connection comes from. */
  remote: string | undefined
}

/**
 * The visitor's address, for rate limits. Behind a proxy of ours it is the last one that X-Forwarded-For names: the one
 * that the proxy wrote. What stands before it the visitor may have sent, another one with each try. Of an IPv6 address
 * the network counts: whoever has one address has its whole /64 (SEC-13). Pure.
 */
export function clientAddress({ forwardedFor, remote }: Connection, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  const address = (forwarded || remote || 'unknown').replace(/%.*$/, '')
  return isIPv6(address) ? networkOf(address) : address
}

/** The first four of the eight groups; an IPv4 address in IPv6 clothes as what it is. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
