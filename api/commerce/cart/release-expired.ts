import { and, asc, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { giveBackStock } from '../catalog/index.ts'
import { checkouts } from './tables.ts'

const perTurn = 200

/**
 * Gives back what was reserved too long, of one station or of all (GAP-67), and answers how many people's it was. Of whoever
 * is changing theirs at this moment it leaves it: nobody waits.
 */
export async function releaseExpired(ctx: PlatformContext, stationId?: number): Promise<number> {
  let released = 0
  for (;;) {
    const stations = stationId === undefined ? await stationsWithExpired(ctx) : [stationId]
    let inTurn = 0
    for (const id of stations) inTurn += await releaseInStation(ctx, id)
    released += inTurn
    if (inTurn === 0 || (stationId !== undefined && inTurn < perTurn)) return released
  }
}

async function stationsWithExpired({ db, ports }: PlatformContext): Promise<number[]> {
  const rows = await acrossStations(
    async () =>
      await db
        .selectDistinct({ stationId: checkouts.stationId })
        .from(checkouts)
        .where(isDue(ports.clock.now())),
  )
  return rows.map((row) => row.stationId)
}

const isDue = (now: Date) => and(lte(checkouts.expiresAt, now), sql`${checkouts.reserved} <> '[]'`)

const releaseInStation = (outer: PlatformContext, stationId: number): Promise<number> =>
  inTransaction({ ...outer, station: { id: stationId } }, async (ctx) => {
    const { db, ports } = ctx
    const rows = await db
      .select({ participantId: checkouts.participantId, reserved: checkouts.reserved })
      .from(checkouts)
      .where(inStation(checkouts, { stationId }, isDue(ports.clock.now())))
      .orderBy(asc(checkouts.expiresAt))
      .limit(perTurn)
      .for('no key update', { skipLocked: true })
    if (rows.length === 0) return 0
    await db
      .update(checkouts)
      .set({ reserved: [] })
      .where(
        inStation(
          checkouts,
          { stationId },
          sql`${checkouts.participantId} = any(${sql.param(rows.map(({ participantId }) => participantId))})`,
        ),
      )
    await giveBackStock(
      ctx,
      rows.flatMap(({ reserved }) => reserved),
      { cause: 'released' },
    )
    return rows.length
  })

/** Each minute. Nothing depends on it: what is reserved too long covers nothing, and whoever wants it gives it back before. */
export const releaseReservations = defineJob({
  name: 'release-reservations',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    await releaseExpired(ctx)
  },
})
