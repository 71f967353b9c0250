import type { HttpBindings } from '@hono/node-server'

/**
 * Whether a request broke off before all of it was here: a phone that lost its line, a page that was left while it
 * uploaded. What then cannot be read is no error of ours. Who goes while the answer is made was heard whole.
 */
export function senderIsGone(env: Partial<HttpBindings> | undefined): boolean {
  const incoming = env?.incoming
  return incoming?.destroyed === true && !incoming.complete
}
