import { eq, inArray, lt } from 'drizzle-orm'
import type { PlatformContext } from '../context.ts'
import { acrossStations } from '../db/across-stations.ts'
import { inStation } from '../db/rows.ts'
import { fileKey, privateKey, replaceFileAddresses } from './address.ts'
import { unclaimedFiles } from './tables.ts'

/** A form that came back with its pictures is sent again within so long, or never. */
const keptMs = 3 * 24 * 3_600_000
/** Of one run, so that it ends. */
const mostFolders = 500

/** Calls and jobs. */
type OfStation = PlatformContext & { station: { id: number } }

const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/**
 * Says of files that are about to be stored that nothing names them yet. Sent again, they are kept on; those that stand
 * there already and wait for nobody are somebody's, and stay so. To be called before they are stored: what breaks off in
 * between is found.
 */
export async function expectClaim(ctx: OfStation, keys: readonly string[]): Promise<void> {
  const [first] = keys
  if (first === undefined) return
  const row = { stationId: ctx.station.id, folder: folderOf(first) }
  const sentAt = ctx.ports.clock.now()
  const ofRow = inStation(unclaimedFiles, row, eq(unclaimedFiles.folder, row.folder))
  const [waiting] = await ctx.db
    .insert(unclaimedFiles)
    .values({ ...row, keys: [...keys], sentAt })
    .onConflictDoNothing()
    .returning({ folder: unclaimedFiles.folder })
  if (!waiting) await ctx.db.update(unclaimedFiles).set({ sentAt }).where(ofRow)
  else if (await ctx.ports.files.exists(first)) await ctx.db.delete(unclaimedFiles).where(ofRow)
}

/** Keeps the files that a value names, wherever in it. To be called in the transaction that saves it. */
export async function claimFiles(ctx: OfStation, value: unknown): Promise<void> {
  const folders = new Set<string>()
  replaceFileAddresses(JSON.stringify(value ?? null), ctx.station.id, (place) => {
    // A file for members has its name from where it would be shown.
    for (const key of [fileKey(place), privateKey(place)]) folders.add(folderOf(key))
    return ''
  })
  await claimFolders(ctx, [...folders])
}

/** The same by the keys of private files, which no value can name. */
export const claimKeys = (ctx: OfStation, keys: readonly string[]): Promise<void> =>
  claimFolders(ctx, keys.map(folderOf))

async function claimFolders({ db, station }: OfStation, folders: string[]): Promise<void> {
  if (folders.length === 0) return
  await db
    .delete(unclaimedFiles)
    .where(inStation(unclaimedFiles, { station }, inArray(unclaimedFiles.folder, folders)))
}

/** Has files deleted by the next tidying, in the transaction that takes away what named them. */
export async function releaseKeys({ db, station }: OfStation, keys: readonly string[]): Promise<void> {
  const [first] = keys
  if (first === undefined) return
  const row = { stationId: station.id, folder: folderOf(first), keys: [...keys], sentAt: new Date(0) }
  await db.insert(unclaimedFiles).values(row).onConflictDoNothing()
}

/** Deletes the files that nothing named for some days. */
export async function tidyFiles({ db, ports }: PlatformContext): Promise<void> {
  const oldest = new Date(ports.clock.now().getTime() - keptMs)
  await acrossStations(async () => {
    const old = lt(unclaimedFiles.sentAt, oldest)
    const found = await db.select().from(unclaimedFiles).where(old).limit(mostFolders)
    for (const { stationId, folder } of found) {
      const ofRow = inStation(unclaimedFiles, { stationId }, eq(unclaimedFiles.folder, folder), old)
      // Whoever saves a form at this moment has it, or not: never a row without its files.
      const [row] = await db.delete(unclaimedFiles).where(ofRow).returning()
      if (row) await deleteFiles({ db, ports }, row)
    }
  })
}

type Row = typeof unclaimedFiles.$inferSelect

/** What cannot be deleted now is tried again by the next run. */
async function deleteFiles({ db, ports }: Pick<PlatformContext, 'db' | 'ports'>, row: Row): Promise<void> {
  try {
    for (const key of row.keys) await ports.files.delete(key)
  } catch (error) {
    await db.insert(unclaimedFiles).values(row).onConflictDoNothing()
    throw error
  }
}
