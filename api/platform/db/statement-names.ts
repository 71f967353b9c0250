import { LRUCache } from 'lru-cache'

/** Each connection to Postgres keeps what has a name: a list of its own length is a text of its own. */
const mostNamed = 300
const mostSeen = 2_000
/** What is asked more often than this is asked again. */
const often = 10

/**
 * Names for statements that are asked often, so that Postgres reads and plans them once for each connection (ADR 80). `forget`
 * is for a statement whose table was changed under its plan: it gets another name when it is asked often again.
 */
export function createStatementNames() {
  const seen = new LRUCache<string, number>({ max: mostSeen })
  const names = new Map<string, string>()
  let last = 0
  return {
    of(text: string): string | undefined {
      const known = names.get(text)
      if (known || names.size >= mostNamed) return known
      const times = (seen.get(text) ?? 0) + 1
      seen.set(text, times)
      if (times > often) {
        last += 1
        names.set(text, `s${last}`)
      }
      return names.get(text)
    },
    forget: (text: string) => names.delete(text),
  }
}
