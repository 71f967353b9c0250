import { createHash } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AssetFolder } from '#stations/assets.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { Area } from '../../platform/area.ts'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { fileKey, folderAddress } from '../../platform/files/index.ts'
import { importDomainClaims } from '../domains/index.ts'
import { claimName, lockParts, touchStation } from '../registry/index.ts'
import { stationDomains, stations } from '../registry/tables.ts'

/**
 * Puts a station folder into the database: files first, then everything else in one transaction. The same folder
 * twice is imported once; a changed one replaces content by id and withdraws activities that are not in it any more
 * (people may have taken part in them). Answers whether anything changed. Used by the demo seed and the station command.
 */
export async function importStation(
  areas: readonly Area[],
  ctx: PlatformContext,
  folder: StationFolder,
  assets: AssetFolder,
): Promise<{ changed: boolean; stationId: number }> {
  const { id } = folder.config
  const sourceHash = folderHash(folder, assets)
  const [known] = await ctx.db.select({ hash: stations.sourceHash }).from(stations).where(eq(stations.id, id))
  if (known?.hash === sourceHash) return { changed: false, stationId: id }
  const at = { stationId: id, version: assets.version }
  for (const file of assets.files)
    await ctx.ports.files.put(fileKey({ ...at, path: file.path }), file.bytes, {
      contentType: file.contentType,
    })
  const resolved = resolveAssets(folder, folderAddress(at))
  await writeAll(areas, ctx, resolved, { sourceHash, isOperators: true })
  return { changed: true, stationId: id }
}

/** Writes a station that a person made, whose files are stored and whose references are addresses. */
export const writeStationFolder = (
  areas: readonly Area[],
  ctx: PlatformContext,
  folder: StationFolder,
): Promise<void> => writeAll(areas, ctx, folder, { sourceHash: null, isOperators: false })

type Written = { sourceHash: string | null; isOperators: boolean }

/** Everything but the files, in one transaction. */
async function writeAll(
  areas: readonly Area[],
  outer: PlatformContext,
  folder: StationFolder,
  { sourceHash, isOperators }: Written,
): Promise<void> {
  const { id } = folder.config
  await inTransaction(outer, async (ctx) => {
    await lockParts(ctx, id, ['site', 'activities', 'collections'])
    await writeStation(ctx, folder.config, sourceHash)
    for (const { folder: part } of areas) await part?.import(ctx, folder, { isOperators })
    await touchStation(ctx, id)
  })
}

async function writeStation(
  ctx: PlatformContext,
  config: StationFolder['config'],
  sourceHash: string | null,
) {
  const now = ctx.ports.clock.now()
  const domains = await importDomainClaims(ctx, config.id, config.domains)
  const values = { slug: config.slug, config: { ...config, domains }, sourceHash, updatedAt: now }
  await ctx.db
    .insert(stations)
    .values({ id: config.id, ...values, createdAt: new Date(config.createdAt) })
    .onConflictDoUpdate({ target: stations.id, set: values })
  await claimName(ctx, config.slug, config.id)
}

/** Changes when anything of a folder changes. */
function folderHash(folder: StationFolder, assets: AssetFolder): string {
  const text = JSON.stringify([folder.config, folder.content, assets.version])
  return createHash('sha256').update(text).digest('hex')
}

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
