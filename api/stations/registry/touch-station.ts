import { eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { notify } from '../../platform/db/client.ts'
import { stations } from './tables.ts'

/** The notification channel for changed stations; the payload is the station's id. */
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
