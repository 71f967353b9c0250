import { LRUCache } from 'lru-cache'
import type { Files } from '../../platform/ports/index.ts'

/**
 * Reads once what is made of a stored file: addresses carry the version of what they name, so it never changes. Keeps
 * the `most` that were asked for last; what failed or was not there (null) is asked for again.
 */
export function rememberStored<T extends NonNullable<unknown>>(
  read: (files: Files, address: string) => Promise<T | null>,
  most = 200,
) {
  const stores = new WeakMap<Files, LRUCache<string, T>>()
  return async (files: Files, address: string): Promise<T | null> => {
    const kept =
      stores.get(files) ??
      new LRUCache<string, T>({
        max: most,
        ignoreFetchAbort: true,
        fetchMethod: async (asked) => (await read(files, asked)) ?? undefined,
      })
    stores.set(files, kept)
    return (await kept.fetch(address)) ?? null
  }
}
