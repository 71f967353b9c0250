import { createHash, timingSafeEqual } from 'node:crypto'

type Asking = {
  /** The address of the connection. */
  remote: string | undefined
  /** Whether a proxy passed the request on: then the connection says nothing of who asks. */
  isForwarded: boolean
  authorization: string | undefined
}

const loopback = /^(127\.|::1$|::ffff:127\.)/
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether somebody may read the metrics of an installation in production: who asks on this machine, not through a proxy,
 * or who has the token. Pure.
 */
export function mayReadMetrics(
  { remote, isForwarded, authorization }: Asking,
  token: string | undefined,
): boolean {
  if (!isForwarded && loopback.test(remote ?? '')) return true
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
