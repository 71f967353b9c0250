import { sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'

/** What of a station is changed by one owner, or seeded by one process, at a time, in the order in which it is locked (ADR 24). */
const parts = {
  demo: 7_361_188,
  site: 7_361_185,
  activities: 7_361_186,
  collections: 7_361_187,
  plans: 7_361_189,
  news: 7_361_190,
  downloads: 7_361_195,
  accountability: 7_361_196,
  events: 7_361_198,
  cases: 7_361_199,
} as const
export type StationPart = keyof typeof parts

/**
 * Locks parts of a station until the transaction ends, before any of its rows: who changes one does so after the other,
 * also while there is no row to lock. Several stations: call it once for each, in the order of their numbers.
 */
export async function lockParts(
  { db }: Pick<ApiContext, 'db'>,
  stationId: number,
  wanted: readonly StationPart[],
): Promise<void> {
  for (const [part, number] of Object.entries(parts))
    if (wanted.some((one) => one === part))
      await db.execute(sql`select pg_advisory_xact_lock(${number}::int, ${stationId}::int)`)
}
