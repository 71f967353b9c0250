import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { configSchema } from '#stations/schema.ts'
import type { Database } from '../db/client.ts'
import type { StationRecord, StationRegistry } from '../station-record.ts'
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
  })
  const reading = new Map<number, Promise<StationRecord | null>>()

  async function read(id: number): Promise<StationRecord | null> {
    const before = known.peek(id, { allowStale: true })?.station
    const [row] = await db.select().from(stations).where(eq(stations.id, id))
    // An unchanged station keeps its record, and with it what is remembered of it.
    const station = row ? (before?.revision === row.revision ? before : toRecord(row)) : null
    known.set(id, { station })
    return station
  }

  return {
    async byId(id: number, revision = 0): Promise<StationRecord | null> {
      const hit = known.get(id)
      if (hit && (hit.station?.revision ?? 0) >= revision) return hit.station
      const running = reading.get(id) ?? read(id).finally(() => reading.delete(id))
      reading.set(id, running)
      const station = await running
      // It may have begun before the change.
      return station && station.revision < revision ? read(id) : station
    },
    forget(id?: number): void {
      if (id === undefined) known.clear()
      else known.delete(id)
    },
  }
}

const toRecord = ({ id, slug, revision, config }: typeof stations.$inferSelect): StationRecord => ({
  id,
  slug,
  revision,
  config: configSchema.parse(config),
})
