import { eq } from 'drizzle-orm'
import { givesOn } from '#contract/commerce/plans/gives.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { Area } from '../../platform/area.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { one } from '../../platform/db/rows.ts'
import { type FilePlace, fileKey, privatePath, replaceFileAddresses } from '../../platform/files/index.ts'
import type { Files } from '../../platform/ports/index.ts'
import { exportDomainClaims } from '../domains/index.ts'
import { stations } from '../registry/tables.ts'

/** A file of an exported folder: where it goes in `assets/`, and under which key it is stored. */
type ExportedFile = { path: string; key: string }

/**
 * A published station as a folder of the form of `station-configs/*`: configuration, content, and the files
 * that they name with their other sizes. People and what they did are no part of it. @throws not_found
 */
export async function exportStation(
  areas: readonly Area[],
  ctx: PlatformContext,
  slug: string,
): Promise<StationFolder & { files: ExportedFile[] }> {
  const row = await ctx.db
    .select()
    .from(stations)
    .where(eq(stations.slug, slug))
    .then(one(`Não há nenhuma estação ${slug}.`))
  const config = configSchema.parse(row.config)
  const parts: object[] = []
  for (const { folder } of areas) parts.push((await folder?.export?.(ctx, row.id)) ?? {})
  const content = contentSchema.parse(Object.assign({}, ...parts))
  // A plan of a folder gives what its station has on (GAP-120).
  const plans = content.plans.map((plan) => ({ ...plan, gives: givesOn(plan.gives, config) }))
  const { value, files } = await packAssets(ctx.ports.files, row.id, {
    config: { ...config, domains: await exportDomainClaims(ctx, row.id) },
    content: { ...content, plans },
  })
  return { ...value, files }
}

/** The file under its key, or where those for members are, whose addresses lead nowhere (SEC-106). */
async function storedOf(files: Files, { key, path }: ExportedFile): Promise<ExportedFile[]> {
  if (await files.exists(key)) return [{ key, path }]
  const hidden = privatePath + key
  return (await files.exists(hidden)) ? [{ key: hidden, path }] : []
}

/** Replaces addresses of the station's files by `assets/…`; two versions of one path keep their folders apart. */
async function packAssets<T>(
  files: Files,
  id: number,
  value: T,
): Promise<{ value: T; files: ExportedFile[] }> {
  const places = new Map<string, string>()
  const taken = new Map<string, string>()
  const placeOf = ({ stationId, version, path }: FilePlace): string => {
    const key = fileKey({ stationId, version, path })
    const known = places.get(key)
    if (known) return known
    const names = otherSizes(path)
    const isTaken = names.some((name) => (taken.get(name) ?? version) !== version)
    const place = isTaken ? `${version}/${path}` : path
    if (!isTaken) for (const name of names) taken.set(name, version)
    places.set(key, place)
    return place
  }
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return replaceFileAddresses(one, id, (place) => `assets/${placeOf(place)}`)
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  const packed = walk(value) as T
  const wanted = [...places].flatMap(([key, place]) =>
    otherSizes(key).map((name, at) => ({ key: name, path: otherSizes(place)[at] ?? place })),
  )
  const found = await Promise.all(wanted.map((file) => storedOf(files, file)))
  const unique = new Map(found.flat().map((file) => [file.path, file]))
  return { value: packed, files: [...unique.values()].sort((a, b) => a.path.localeCompare(b.path)) }
}

const sizes = ['', '-320', '-480', '-640', '-800', '-32', '-180', '-192', '-512']

/** The forms of a logo that came through the intake: they stand in for each other when the colours change. */
const logoForms = ['', '-claro', '-escuro', '-placa', '-placa-clara', '-placa-escura']

/**
 * The names under which a picture and its other sizes may stand beside each other, the given one first: `x.webp`,
 * `x-320.webp` …; icons `x-32.png` to `x-512.png`; a logo's forms for other grounds, `logo-placa.webp` …. Pure; the
 * order is always the same.
 */
export function otherSizes(path: string): string[] {
  const [, logo, formOf = ''] =
    /^((?:.*\/)?logo)(-claro|-escuro|-placa(?:-clara|-escura)?)?\.webp$/.exec(path) ?? []
  if (logo) return [formOf, ...logoForms.filter((one) => one !== formOf)].map((one) => `${logo}${one}.webp`)
  const [, stem = path, own = '', extension = ''] =
    /^(.+?)(-(?:32|180|192|320|480|512|640|800))?(\.\w+)$/.exec(path) ?? []
  return [own, ...sizes.filter((size) => size !== own)].map((size) => `${stem}${size}${extension}`)
}
