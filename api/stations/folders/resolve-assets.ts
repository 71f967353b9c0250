import type { StationFolder } from '#stations/schema.ts'

/**
 * Replaces every `assets/…` reference of a folder by the address the file is served at, in HTML the quoted ones too.
 * Pure.
 */
export function resolveAssets(
  folder: StationFolder,
  base: string,
): { config: StationFolder['config']; content: StationFolder['content'] } {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.startsWith('assets/')
        ? `${base}/${value.slice(7)}`
        : value.replaceAll('"assets/', `"${base}/`)
    if (Array.isArray(value)) return value.map(walk)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
    return value
  }
  return { config: walk(folder.config), content: walk(folder.content) } as never
}
