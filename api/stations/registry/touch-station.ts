import { eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { notify } from '../../platform/db/client.ts'
import { stations } from './tables.ts'

/** The notification channel for changed stations, heard in `server/platform.ts`; the payload is the station's id. */
export const stationChangedChannel = 'station_changed'

type Changing = Pick<ApiContext, 'db' | 'ports'>

/**
 * Raises the revision of a station and tells every process when the transaction commits: pages and configuration that
 * were kept for the old revision are not used any more. Call it in every change of what visitors see.
 */
export const touchStation = (ctx: Changing, stationId: number): Promise<void> => change(ctx, stationId, {})

/** The same with another configuration, in one statement. */
export const writeConfiguration = (
  ctx: Changing,
  stationId: number,
  config: Record<string, unknown>,
): Promise<void> => change(ctx, stationId, { config })

async function change(ctx: Changing, stationId: number, values: { config?: Record<string, unknown> }) {
  await ctx.db
    .update(stations)
    .set({ ...values, revision: sql`${stations.revision} + 1`, updatedAt: ctx.ports.clock.now() })
    .where(eq(stations.id, stationId))
  await notify(ctx.db, stationChangedChannel, String(stationId))
}

/** What several verbs change of a station, in the order in which it is locked (ADR 24). */
const sharedParts = ['demo', 'site', 'activities', 'collections', 'plans', 'cases'] as const
/**
 * What of a station is changed by one owner, or seeded by one process, at a time: its lock is its name. A list that owners fill is a
 * part of its own, after those that are shared, in the order of the alphabet.
 */
export type StationPart = (typeof sharedParts)[number] | `entries:${string}`

const inOrder = (wanted: readonly StationPart[]): StationPart[] => [
  ...sharedParts.filter((part) => wanted.includes(part)),
  ...new Set(wanted.filter((part) => part.startsWith('entries:')).sort()),
]

/**
 * Locks parts of a station until the transaction ends, before any of its rows: who changes one does so after the other,
 * also while there is no row to lock. Several stations: call it once for each, in the order of their numbers.
 */
export async function lockParts(
  { db }: Pick<ApiContext, 'db'>,
  stationId: number,
  wanted: readonly StationPart[],
): Promise<void> {
  for (const part of inOrder(wanted))
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${part}), ${stationId}::int)`)
}
