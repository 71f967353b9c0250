import { eq } from 'drizzle-orm'
import { withoutUnseen } from '#contract/sections/content.ts'
import { configSchema, contentSchema, type StationFolder } from '#stations/schema.ts'
import { exportActivities } from '../activities/export-activities.ts'
import type { PlatformContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { exportCollections } from '../home/export-collections.ts'
import { exportDomainClaims } from '../management/import-domain-claims.ts'
import { exportPlans } from '../plans/export-plans.ts'
import type { Files } from '../ports/index.ts'
import { exportBenefits, exportSite } from '../public/export-public-content.ts'
import { exportTrophies } from '../trophies/export-trophies.ts'
import { otherSizes } from './other-sizes.ts'
import { stations } from './tables.ts'

/** A file of an exported folder: where it goes in `assets/`, and under which key it is stored. */
export type ExportedFile = { path: string; key: string }

/**
 * A published station as a folder of the form of `station-configs/*`: configuration, content, and the files
 * that they name with their other sizes. People and what they did are no part of it. @throws not_found
 */
export async function exportStation(
  ctx: PlatformContext,
  slug: string,
): Promise<StationFolder & { files: ExportedFile[] }> {
  const [row] = await ctx.db.select().from(stations).where(eq(stations.slug, slug))
  if (!row) throw new ApiError('not_found', `Não há nenhuma estação ${slug}.`)
  const config = configSchema.parse(row.config)
  const { sections, about } = await exportSite(ctx, row.id)
  const content = contentSchema.parse({
    sections: sections.map(withoutUnseen),
    about,
    benefits: await exportBenefits(ctx, row.id),
    plans: await exportPlans(ctx, row.id),
    activities: await exportActivities(ctx, row.id),
    ...(await exportCollections(ctx, row.id)),
    trophies: await exportTrophies(ctx, row.id),
  })
  const { value, files } = await packAssets(ctx.ports.files, row.id, {
    config: { ...config, domains: await exportDomainClaims(ctx, row.id) },
    content,
  })
  return { ...value, files }
}

/** Replaces addresses of the station's files by `assets/…`; two versions of one path keep their folders apart. */
async function packAssets<T>(
  files: Files,
  id: number,
  value: T,
): Promise<{ value: T; files: ExportedFile[] }> {
  // A run of letters is taken as a whole and split then: matched bit by bit, a long text costs its length squared.
  const run = new RegExp(`/arquivos/${id}/[\\w./-]+`, 'g')
  const address = /^\/arquivos\/\d+\/([\w-]+)\/([\w-][\w./-]*\.\w+)/
  const places = new Map<string, string>()
  const taken = new Map<string, string>()
  const placeOf = (version: string, path: string): string => {
    const key = `${id}/${version}/${path}`
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
    if (typeof one === 'string')
      return one.replace(run, (found) =>
        found.replace(address, (_, version: string, path: string) => `assets/${placeOf(version, path)}`),
      )
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  const packed = walk(value) as T
  const wanted = [...places].flatMap(([key, place]) =>
    otherSizes(key).map((name, at) => ({ key: name, path: otherSizes(place)[at] ?? place })),
  )
  const found = await Promise.all(wanted.map(async (file) => ((await files.exists(file.key)) ? [file] : [])))
  const unique = new Map(found.flat().map((file) => [file.path, file]))
  return { value: packed, files: [...unique.values()].sort((a, b) => a.path.localeCompare(b.path)) }
}
