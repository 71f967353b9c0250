import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const running = new AsyncLocalStorage<string>()

/** Gives the number of the request that is answered here: every line of the log carries it, whoever writes it. */
export const currentRequestId = (): string | undefined => running.getStore()

/** Runs everything of one request under its number. */
export const underRequestId = <T>(requestId: string, work: () => T): T => running.run(requestId, work)

/** Gives the number a request goes by: what our proxy gave it, so that its log and ours can be read together, else our own. */
export function requestIdOf(header: string | null | undefined, trustProxy: boolean): string {
  if (trustProxy && header && /^[\w.:-]{8,128}$/.test(header)) return header
  return randomBytes(9).toString('base64url')
}
