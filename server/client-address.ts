type Connection = {
  /** The X-Forwarded-For header, if the request has one. */
  forwardedFor: string | undefined
  /** Where the connection comes from. */
  remote: string | undefined
}

/**
 * The visitor's address, for rate limits. Behind a proxy of ours it is the last one that X-Forwarded-For names: the one
 * that the proxy wrote. What stands before it the visitor may have sent, another one with each try. Pure.
 */
export function clientAddress({ forwardedFor, remote }: Connection, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return forwarded || remote || 'unknown'
}
