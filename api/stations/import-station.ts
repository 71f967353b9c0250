import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AssetFolder } from '#stations/assets.ts'
import type { StationFolder } from '#stations/schema.ts'
import { importActivities } from '../activities/import-activities.ts'
import { importProvedMailbox } from '../contact-mail/import-proved-mailbox.ts'
import type { PlatformContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { importCollections } from '../home/import-collections.ts'
import { importDomainClaims } from '../management/import-domain-claims.ts'
import { importPlans } from '../plans/import-plans.ts'
import { importPublicContent } from '../public/import-public-content.ts'
import { importTrophies } from '../trophies/import-trophies.ts'
import { claimName } from './claim-name.ts'
import { lockParts } from './lock-parts.ts'
import { resolveAssets } from './resolve-assets.ts'
import { stations } from './tables.ts'
import { touchStation } from './touch-station.ts'

/**
 * Puts a station folder into the database: files first, then everything else in one transaction. The same folder
 * twice is imported once; a changed one replaces content by id and withdraws activities that are not in it any more
 * (people may have taken part in them). Answers whether anything changed. Used by the demo seed and the station command.
 */
export async function importStation(
  ctx: PlatformContext,
  folder: StationFolder,
  assets: AssetFolder,
): Promise<{ changed: boolean; stationId: number }> {
  const { id } = folder.config
  const sourceHash = folderHash(folder, assets)
  const [known] = await ctx.db.select({ hash: stations.sourceHash }).from(stations).where(eq(stations.id, id))
  if (known?.hash === sourceHash) return { changed: false, stationId: id }
  for (const file of assets.files)
    await ctx.ports.files.put(`${id}/${assets.version}/${file.path}`, file.bytes, {
      contentType: file.contentType,
    })
  const resolved = resolveAssets(folder, `/arquivos/${id}/${assets.version}`)
  await inTransaction(ctx, async (ctx) => {
    await writeStationFolder(ctx, resolved, sourceHash)
    await importProvedMailbox(ctx, id, folder.config.contact.mail)
  })
  return { changed: true, stationId: id }
}

/** Writes a station whose files are stored and whose references are addresses, in one transaction. */
export async function writeStationFolder(
  outer: PlatformContext,
  { config, content }: StationFolder,
  sourceHash: string | null,
): Promise<void> {
  const { id } = config
  await inTransaction(outer, async (ctx) => {
    await lockParts(ctx, id, ['site', 'activities', 'collections'])
    await writeStation(ctx, config, sourceHash)
    await importPublicContent(ctx, id, content)
    await importPlans(ctx, id, content.plans)
    await importActivities(ctx, config, content.activities)
    await importCollections(ctx, id, content)
    await importTrophies(ctx, id, content.trophies)
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
