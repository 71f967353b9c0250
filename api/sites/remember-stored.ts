import { LRUCache } from 'lru-cache'
import type { Files } from '../ports/index.ts'

/**
 * Reads once what is made of a stored file: addresses carry the version of what they name, so it never changes. Keeps
 * the `most` that were asked for last; what failed or was not there (null) is asked for again.
 */
export function rememberStored<T>(read: (files: Files, address: string) => Promise<T | null>, most = 200) {
  const stores = new WeakMap<Files, LRUCache<string, Promise<T | null>>>()
  return (files: Files, address: string): Promise<T | null> => {
    const kept = stores.get(files) ?? new LRUCache<string, Promise<T | null>>({ max: most })
    stores.set(files, kept)
    const known = kept.get(address)
    if (known) return known
    const answer = read(files, address)
    kept.set(address, answer)
    const forget = () => {
      if (kept.peek(address) === answer) kept.delete(address)
    }
    answer.then((value) => value === null && forget(), forget)
    return answer
  }
}
