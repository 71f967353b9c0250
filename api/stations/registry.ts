import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { configSchema, type StationConfig } from '#stations/schema.ts'
import type { Database } from '../db/client.ts'
import { stations } from './tables.ts'

/** A station as verbs know it. */
export type StationRecord = { id: number; slug: string; revision: number; config: StationConfig }

/** Bound on stale configuration in a process that lost the database's notices of change. */
const ttlMs = 5000

/** Stations by id, from memory; `forget` is called when one changed. Ten thousand stations cost what one costs. */
export function createStationRegistry(db: Database) {
  const known = new LRUCache<number, { station: StationRecord | null }>({ max: 20_000, ttl: ttlMs })
  const reading = new Map<number, Promise<StationRecord | null>>()

  async function read(id: number): Promise<StationRecord | null> {
    const [row] = await db.select().from(stations).where(eq(stations.id, id))
    const station = row
      ? { id: row.id, slug: row.slug, revision: row.revision, config: configSchema.parse(row.config) }
      : null
    known.set(id, { station })
    return station
  }

  return {
    async byId(id: number): Promise<StationRecord | null> {
      const hit = known.get(id)
      if (hit) return hit.station
      const running = reading.get(id) ?? read(id).finally(() => reading.delete(id))
      reading.set(id, running)
      return running
    },
    forget(id?: number): void {
      if (id === undefined) known.clear()
      else known.delete(id)
    },
  }
}

export type StationRegistry = ReturnType<typeof createStationRegistry>
