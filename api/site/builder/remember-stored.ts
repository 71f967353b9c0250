import { LRUCache } from 'lru-cache'
import { keyOfAddress } from '../../platform/files/index.ts'
import { type Files, readWhole } from '../../platform/ports/index.ts'

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

/** The bytes behind an address of this server (`/arquivos/…`), or null when nothing is stored there. @throws ServiceAway */
export async function readStored(files: Files, address: string): Promise<Buffer | null> {
  const key = keyOfAddress(address)
  const stored = key && (await files.get(key))
  return stored ? readWhole(stored) : null
}
