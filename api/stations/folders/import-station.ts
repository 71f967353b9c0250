import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AssetFolder } from '#stations/assets.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { Area } from '../../platform/area.ts'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { fileKey, folderAddress } from '../../platform/files/index.ts'
import { importDomainClaims } from '../domains/index.ts'
import { claimName, lockParts, touchStation } from '../registry/index.ts'
import { stations } from '../registry/tables.ts'
import { resolveAssets } from './resolve-assets.ts'

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
export function folderHash(folder: StationFolder, assets: AssetFolder): string {
  const text = JSON.stringify([folder.config, folder.content, assets.version])
  return createHash('sha256').update(text).digest('hex')
}
