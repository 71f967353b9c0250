import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AssetFolder } from '#stations/assets.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { Area } from '../../platform/area.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { stationDomains, stations } from '../registry/tables.ts'
import { folderHash, importStation } from './import-station.ts'

/**
 * Imports a folder that a person brings: twice is once; a number that another station has is replaced by a
 * free one; a name or a domain of another station is refused and nothing changes. @throws conflict
 */
export async function importFolder(
  areas: readonly Area[],
  ctx: PlatformContext,
  folder: StationFolder,
  assets: AssetFolder,
): Promise<{ changed: boolean; stationId: number }> {
  const { id, slug, domains } = folder.config
  const [bySlug] = await ctx.db
    .select({ id: stations.id, hash: stations.sourceHash })
    .from(stations)
    .where(eq(stations.slug, slug))
  const [byId] = await ctx.db.select({ slug: stations.slug }).from(stations).where(eq(stations.id, id))
  if (bySlug && bySlug.id !== id) {
    const renumbered = withId(folder, bySlug.id)
    if (bySlug.hash === folderHash(renumbered, assets)) return { changed: false, stationId: bySlug.id }
    throw new ApiError('conflict', `O endereço ${slug} já é da estação ${bySlug.id}; a pasta diz ${id}.`)
  }
  const wanted = byId && byId.slug !== slug ? withId(folder, await freeId(ctx, id)) : folder
  if (domains.length > 0) {
    const taken = await ctx.db
      .select({ domain: stationDomains.domain, stationId: stationDomains.stationId })
      .from(stationDomains)
      .where(and(ne(stationDomains.stationId, wanted.config.id), inArray(stationDomains.domain, domains)))
    const [other] = taken
    if (other) throw new ApiError('conflict', `O domínio ${other.domain} já é da estação ${other.stationId}.`)
  }
  return importStation(areas, ctx, wanted, assets)
}

const withId = ({ config, content }: StationFolder, id: number): StationFolder => ({
  config: { ...config, id },
  content,
})

async function freeId(ctx: PlatformContext, from: number): Promise<number> {
  const rows = await ctx.db.select({ id: stations.id }).from(stations)
  const used = new Set(rows.map((row) => row.id))
  let id = Math.max(from, 1000)
  while (used.has(id)) id += 1
  return id
}
