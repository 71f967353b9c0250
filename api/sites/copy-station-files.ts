import { otherSizes } from '../folders/index.ts'
import type { Files } from '../ports/index.ts'

const addressPattern = (from: number) => new RegExp(`^/arquivos/${from}/([\\w-]+(?:/[\\w.-]+)+)$`)

async function copy(files: Files, path: string, from: number, to: number): Promise<void> {
  const stored = await files.get(`${from}/${path}`)
  if (stored) await files.put(`${to}/${path}`, stored.body, { contentType: stored.contentType })
}

/**
 * Copies every file of one station that the value names, with its other sizes, to another station, and answers the
 * value with the new addresses: files are served on hosts of their own station only.
 */
export async function copyStationFiles<T>(files: Files, value: T, from: number, to: number): Promise<T> {
  const pattern = addressPattern(from)
  const wanted = new Set<string>()
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const path = pattern.exec(one)?.[1]
      if (!path) return one
      for (const name of otherSizes(path)) wanted.add(name)
      return `/arquivos/${to}/${path}`
    }
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  const moved = walk(value) as T
  await Promise.all([...wanted].map((path) => copy(files, path, from, to)))
  return moved
}
