import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { Database } from '../../platform/db/client.ts'
import type { StationRecord, StationRegistry } from '../../platform/station-record.ts'
import { configurationOf } from './entry.ts'
import { stations } from './tables.ts'

/** Bound on stale configuration in a process that lost the database's notices of change. */
const ttlMs = 5000

/**
 * Stations by id, from memory; `forget` is called when one changed. A record stays the same object until its station has
 * another revision. Ten thousand stations cost what one costs.
 */
export function createStationRegistry(db: Database): StationRegistry {
  const known = new LRUCache<number, { station: StationRecord | null }>({
    max: 20_000,
    ttl: ttlMs,
    noDeleteOnStaleGet: true,
    // Who asked before a notice of change gets an answer; it is not kept.
    ignoreFetchAbort: true,
    async fetchMethod(id, before) {
      const [row] = await db.select().from(stations).where(eq(stations.id, id))
      // An unchanged station keeps its record, and with it what is remembered of it.
      const isSame = row && before?.station?.revision === row.revision
      return { station: isSame ? before.station : row ? toRecord(row) : null }
    },
  })

  return {
    async byId(id: number, revision = 0): Promise<StationRecord | null> {
      const found = await known.fetch(id)
      const isOld = found?.station ? found.station.revision < revision : revision > 0
      if (!isOld) return found?.station ?? null
      // A reading that was under way may have begun before the change; the next one did not.
      const again = await known.fetch(id, { forceRefresh: true })
      if (!again?.station || again.station.revision >= revision) return again?.station ?? null
      return (await known.fetch(id, { forceRefresh: true }))?.station ?? null
    },
    forget(id?: number): void {
      if (id === undefined) known.clear()
      else known.delete(id)
    },
  }
}

const toRecord = (row: typeof stations.$inferSelect): StationRecord => ({
  ...{ id: row.id, slug: row.slug, revision: row.revision },
  config: configSchema.parse(configurationOf(row)),
  isSuspended: row.suspendedAt !== null,
  needsCodes: row.needsCodes,
})
