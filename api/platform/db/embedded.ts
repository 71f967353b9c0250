import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { Log } from '#api/platform/log.ts'
import { CarefulClient } from './careful-client.ts'
import { lockFolder } from './folder-lock.ts'
import { PreparingClient } from './preparing-client.ts'
import { StartError } from './start-error.ts'

/** The extensions that both databases have; the first migration creates them. */
export const embeddedExtensions = { citext, pg_trgm, unaccent }

/** An embedded database in memory, empty or cloned from a dump: for tests and one-off commands. */
export async function createMemoryDatabase(loadDataDir?: PGliteOptions['loadDataDir']): Promise<PGlite> {
  const opened = new PreparingClient({ extensions: embeddedExtensions, ...(loadDataDir && { loadDataDir }) })
  await opened.waitReady
  return opened
}

/** A kill during the first initialisation leaves an unusable folder: it is made aside and renamed. */
async function initialise(dataDir: string): Promise<void> {
  const parent = path.dirname(dataDir)
  const prefix = `${path.basename(dataDir)}.init-`
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix)))
    rmSync(path.join(parent, name), { recursive: true, force: true })
  const aside = path.join(parent, `${prefix}${process.pid}`)
  const fresh = await PGlite.create(aside, { extensions: embeddedExtensions })
  await fresh.close()
  // An empty folder that somebody made for us may stand in the way.
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(aside, dataDir)
}

function describe(error: unknown): string {
  const known: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'a part of the path is a file',
    ENOSPC: 'the disk is full',
  }
  const { code, message } = error as NodeJS.ErrnoException
  return (code && known[code]) || message
}

export type EmbeddedDatabase = {
  /** Stays the same object when the database behind it had to be opened again. */
  client: PGlite
  problem(): Promise<string | null>
  /** Called after the database was opened again: what was listened to has to be listened to again. */
  onRevived(listener: () => Promise<void>): void
  close(): Promise<void>
}

export type EmbeddedOptions = {
  log: Log
  /** Free bytes of the folder's disk; for tests that have no full disk at hand. */
  freeBytes?: ((folder: string) => number) | undefined
}

/**
 * Opens the embedded Postgres in `dataDir`, making it on the first start. A commit is in the files of the folder before
 * it is answered (no relaxed durability), so a killed process loses nothing that it acknowledged.
 *
 * @throws StartError when the folder is in use, cannot be read or written, or holds something else
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = path.resolve(dataDir)
  let release: (() => void) | undefined
  try {
    mkdirSync(path.dirname(folder), { recursive: true })
    release = await lockFolder(folder)
    const content = existsSync(folder) ? readdirSync(folder) : []
    if (content.length === 0) await initialise(folder)
    else if (!content.includes('PG_VERSION'))
      throw new StartError(`The data folder ${folder} is not empty and holds no database.`)
    const { close, ...database } = await openRevivable(folder, options)
    const unlock = release
    return {
      ...database,
      async close() {
        await close()
        unlock()
      },
    }
  } catch (error) {
    release?.()
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder} cannot be opened: ${describe(error)}.`, { cause: error })
  }
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** The database of a folder, opened again by itself when it broke off: once there is room, and less and less often. */
async function openRevivable(folder: string, { log, freeBytes }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const listeners = new Set<() => Promise<void>>()
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  const open = async () => {
    const opened = new CarefulClient(folder, embeddedExtensions, freeBytes)
    opened.onBroken = (reason) => {
      log.error({ reason }, 'The embedded database broke off and will be opened again')
      reviveLater(firstWaitMs)
    }
    await opened.waitReady
    opened.isWatched = true
    return opened
  }
  let current = await open()

  function reviveLater(waitMs: number) {
    retry = setTimeout(async () => {
      if (isClosed) return
      if (current.hasRoom()) {
        const next = await open().catch(() => null)
        if (next) return revived(next)
      }
      reviveLater(Math.min(waitMs * 2, longestWaitMs))
    }, waitMs).unref()
  }

  async function revived(next: CarefulClient) {
    current = next
    log.info('The embedded database is open again')
    for (const listener of listeners) await listener()
  }

  return {
    // Whoever holds the client holds what is open now.
    client: new Proxy<PGlite>(current, {
      get(_, name) {
        const value: unknown = Reflect.get(current, name, current)
        return typeof value === 'function' ? value.bind(current) : value
      },
    }),
    problem: async () => current.problem(),
    onRevived: (listener) => listeners.add(listener),
    async close() {
      isClosed = true
      clearTimeout(retry)
      if (current.problem() === null || current.isUsable) await current.close()
    },
  }
}
