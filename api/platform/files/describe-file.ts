import { LRUCache } from 'lru-cache'
import type { ApiContext } from '../context.ts'
import { formatOf, ownKeyOf } from './own-file.ts'

type Described = {
  /** What it is as people call it: 'PDF'; '' without an ending. */
  format: string
  /** Its size; null of a file that is not there. */
  bytes: number | null
}

/** Sizes by key: what is stored under a key stays as it is. */
const sizes = new LRUCache<string, number>({ max: 10_000 })

/** Says what a file for members of the station is before it is opened (NWS-03, TRA-01). Its head is read once per process. */
export async function describeFile(
  { station, ports }: Pick<ApiContext, 'station' | 'ports'>,
  stored: string,
): Promise<Described> {
  const key = ownKeyOf(station.id, stored)
  if (!key) return { format: formatOf(stored), bytes: null }
  const known = sizes.get(key)
  // A store that does not answer keeps no list from being read.
  const bytes = known ?? (await ports.files.about(key).catch(() => null))?.size ?? null
  if (bytes !== null) sizes.set(key, bytes)
  return { format: formatOf(key), bytes }
}
