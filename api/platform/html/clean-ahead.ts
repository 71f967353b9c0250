import { setImmediate as othersTurn } from 'node:timers/promises'
import { sanitizeHtml } from './sanitize-html.ts'

/**
 * Cleans every text of what an owner sends, one at a time with other calls in between, so that the verb finds them
 * cleaned and works on none while it holds a lock (SEC-35). Outside transactions.
 */
export async function cleanAhead(value: unknown): Promise<void> {
  const left = [value]
  while (left.length > 0) {
    const at = left.pop()
    if (typeof at === 'object' && at !== null) for (const inner of Object.values(at)) left.push(inner)
    if (typeof at !== 'string' || !at.includes('<')) continue
    sanitizeHtml(at)
    await othersTurn()
  }
}
