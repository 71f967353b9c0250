import type { Files } from '../ports/index.ts'

/**
 * Reads once what is made of a stored file: addresses carry the version of what they name, so it never changes. Keeps
 * the `most` that were asked for last; what failed or was not there (null) is asked for again.
 */
export function rememberStored<T>(read: (files: Files, address: string) => Promise<T | null>, most = 200) {
  const stores = new WeakMap<Files, Map<string, Promise<T | null>>>()
  return (files: Files, address: string): Promise<T | null> => {
    const kept = stores.get(files) ?? new Map<string, Promise<T | null>>()
    stores.set(files, kept)
    const answer = kept.get(address) ?? read(files, address)
    kept.delete(address)
    kept.set(address, answer)
    const [first] = kept.keys()
    if (kept.size > most && first !== undefined) kept.delete(first)
    const forget = () => {
      if (kept.get(address) === answer) kept.delete(address)
    }
    answer.then((value) => value === null && forget(), forget)
    return answer
  }
}
