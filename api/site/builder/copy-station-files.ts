import { type FilePlace, fileAddress, fileKey, readFileAddress } from '../../platform/files/index.ts'
import { type Files, piecesOf } from '../../platform/ports/index.ts'
import { otherSizes } from '../../stations/folders/index.ts'

async function copy(files: Files, place: FilePlace, to: number): Promise<void> {
  const stored = await files.get(fileKey(place))
  if (!stored) return
  const key = fileKey({ ...place, stationId: to })
  await files.put(key, piecesOf(stored), { contentType: stored.contentType })
}

/**
 * Copies every file of one station that the value names, with its other sizes, to another station, and answers the
 * value with the new addresses: files are served on hosts of their own station only.
 */
export async function copyStationFiles<T>(files: Files, value: T, from: number, to: number): Promise<T> {
  const wanted = new Map<string, FilePlace>()
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const place = readFileAddress(one)
      if (place?.stationId !== from) return one
      for (const path of otherSizes(place.path)) {
        const size = { ...place, path }
        wanted.set(fileKey(size), size)
      }
      return fileAddress({ ...place, stationId: to })
    }
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  const moved = walk(value) as T
  await Promise.all([...wanted.values()].map((place) => copy(files, place, to)))
  return moved
}
