import { lookFragment } from '#contract/picture-look.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { fileAddress, keyOfAddress, readFileAddress } from '../../platform/files/index.ts'
import type { Files } from '../../platform/ports/index.ts'
import { artColors, artNameOf, coverArt } from './cover-art.ts'
import { readStored, rememberStored } from './remember-stored.ts'
import { type DrawnFile, versionOf } from './site-folder.ts'

/** Pictures in new colours: by the address they had, the address they get and what is stored there. */
export type Repainted = Map<string, DrawnFile & { address: string }>

/**
 * Draws the station's drawn pictures that a value names again in the colours of a brand. What a person uploaded and
 * what is in these colours already is not in it. Stores nothing.
 */
export async function repaintArt(
  files: Files,
  stationId: number,
  value: unknown,
  brand: StationConfig['brand'],
): Promise<Repainted> {
  const found = await Promise.all(
    [...artIn(value, stationId)].map(async ([from, path]) => {
      const stored = await storedArt(files, from)
      const svg = stored && coverArt(stored.art, artColors(brand))
      if (!svg || svg === stored.svg) return []
      return [{ from, path, contentType: 'image/svg+xml', bytes: Buffer.from(svg) }]
    }),
  )
  const drawn = found.flat()
  const version = versionOf(drawn)
  return new Map(
    drawn.map(({ from, ...file }) => [
      from,
      { ...file, address: fileAddress({ stationId, version, path: file.path }) + lookFragment(from) },
    ]),
  )
}

/**
 * Paths of the station's drawn pictures in a value, by their addresses. Only whole texts are looked at: one pattern over
 * all that an owner wrote takes minutes for text made for it (SEC-35).
 */
function artIn(value: unknown, stationId: number): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (one: unknown): void => {
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) walk(inner)
    const place = typeof one === 'string' ? readFileAddress(one) : null
    if (place?.stationId === stationId && /^(?:[\w-]+\/)*arte\/[\w-]+\.svg$/.test(place.path))
      found.set(String(one), place.path)
  }
  walk(value)
  return found
}

/** A drawn picture as it is stored; read once, however many colours are tried. */
const storedArt = rememberStored(async (files, address) => {
  const svg = (await readStored(files, address))?.toString('utf8')
  const art = svg === undefined ? null : artNameOf(svg)
  return svg !== undefined && art ? { svg, art } : null
})

/** Stores what was drawn under its addresses; twice is once. */
export async function storeRepainted(files: Files, repainted: Repainted): Promise<void> {
  for (const { address, bytes, contentType } of repainted.values()) {
    const key = keyOfAddress(address)
    if (key) await files.put(key, bytes, { contentType })
  }
}

/** The value with some of its texts replaced, whole texts only. Pure. */
export function withTexts<T>(value: T, texts: ReadonlyMap<string, string>): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return texts.get(one) ?? one
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  return walk(value) as T
}

/** A file as an address of its own, for pages that show what is stored nowhere. */
export const inlineAddress = ({ contentType, bytes }: Pick<DrawnFile, 'contentType' | 'bytes'>): string =>
  `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`
