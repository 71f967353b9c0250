import { statfsSync } from 'node:fs'
import type { Extensions, PGlite } from '@electric-sql/pglite'
import { ServiceAway } from '#api/platform/service-away.ts'
import { awayReason } from './database-away.ts'
import { PreparingClient } from './preparing-client.ts'

/** Room that has to be left, in bytes: the next two files of the write-ahead log, and what one statement may write beside them. */
const reserveBytes = 64 * 1024 * 1024
/** How long one look at the disk counts. */
const lookMs = 200

function freeOn(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some file systems do not say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

const isRead = (text: string) => /^\s*(select|show)\b/i.test(text)

/**
 * The embedded client with two cares. A full disk makes Postgres panic, so nothing is written while little room is left; reads
 * go on. And after a panic the next statement would never come back and hold the whole process: a broken one refuses at once.
 */
export class CarefulClient extends PreparingClient {
  readonly #folder: string
  readonly #freeBytes: (folder: string) => number
  #looked = { at: Number.NEGATIVE_INFINITY, hasRoom: true }
  /** From when on it is looked at the room: making and repairing a database is nobody's request. */
  isWatched = false
  broken: string | undefined
  onBroken = (_reason: string) => {}

  constructor(folder: string, extensions: Extensions, freeBytes = freeOn) {
    super(folder, { extensions })
    this.#folder = folder
    this.#freeBytes = freeBytes
  }

  get isUsable(): boolean {
    return this.broken === undefined
  }

  hasRoom(): boolean {
    const at = performance.now()
    if (at - this.#looked.at > lookMs)
      this.#looked = { at, hasRoom: this.#freeBytes(this.#folder) >= reserveBytes }
    return this.#looked.hasRoom
  }

  /** Why statements are refused now, or null. */
  problem(): string | null {
    if (this.broken !== undefined) return this.broken
    return this.hasRoom() ? null : 'disk full'
  }

  override async query<T>(...[text, ...rest]: Parameters<PGlite['query']>) {
    if (!isRead(text)) this.#requireRoom()
    return super.query<T>(text, ...rest)
  }

  override async exec(...parameters: Parameters<PGlite['exec']>) {
    this.#requireRoom()
    return super.exec(...parameters)
  }

  override async transaction<T>(...[work]: Parameters<typeof PreparingClient.prototype.transaction<T>>) {
    this.#requireRoom()
    return super.transaction(work)
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.broken !== undefined) throw new ServiceAway('database', this.broken)
    return super.execProtocolRawSync(message)
  }

  override execProtocol(...parameters: Parameters<PGlite['execProtocol']>) {
    return this.#watch(super.execProtocol(...parameters))
  }

  override execProtocolStream(...parameters: Parameters<PGlite['execProtocolStream']>) {
    return this.#watch(super.execProtocolStream(...parameters))
  }

  #requireRoom(): void {
    if (this.isWatched && !this.hasRoom()) throw new ServiceAway('database', 'disk full')
  }

  async #watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (isFatal(error) && this.broken === undefined) {
        this.broken = awayReason(error) ?? 'broken off'
        this.onBroken(this.broken)
      }
      throw error
    }
  }
}

/** Errors after which nothing of this instance works any more. */
const isFatal = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  ['PANIC', 'FATAL'].includes(String((error as { severity?: unknown }).severity))
