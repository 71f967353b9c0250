import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activitySeats } from './tables.ts'

/** Seats or stock of an activity; null is no limit. */
type Offer = { total: number | null; soldOut: string }
/** What is left of it, never below zero. */
export type Seats = { left: number | null; soldOut: string }
type StationContext = Pick<ApiContext, 'db'> & { station: { id: number } }

const ofActivity = (ctx: StationContext, activityId: number) =>
  inStation(activitySeats, ctx, eq(activitySeats.activityId, activityId))

/** How many seats of an activity are left: one row, whatever the number of participations. */
export async function seatsLeft(
  ctx: StationContext,
  activityId: number,
  { total, soldOut }: Offer,
): Promise<Seats> {
  if (total === null) return { left: null, soldOut }
  const [row] = await ctx.db
    .select({ taken: activitySeats.taken })
    .from(activitySeats)
    .where(ofActivity(ctx, activityId))
  return { left: Math.max(0, total - (row?.taken ?? 0)), soldOut }
}

/**
 * Takes one seat, locked until the transaction ends: the last one is taken once, whoever comes at the same moment. To be
 * called under the participant's lock, before any wallet's.
 * @returns whether it was the last one: visitors read so on pages that are kept (ADR 44)
 * @throws sold_out
 */
export async function takeSeat(ctx: StationContext, activityId: number, offer: Offer): Promise<boolean> {
  const { total, soldOut } = offer
  const [row] =
    total === 0
      ? []
      : await ctx.db
          .insert(activitySeats)
          .values({ stationId: ctx.station.id, activityId, taken: 1 })
          .onConflictDoUpdate({
            target: [activitySeats.stationId, activitySeats.activityId],
            set: { taken: sql`${activitySeats.taken} + 1` },
            ...(total !== null && { setWhere: lt(activitySeats.taken, total) }),
          })
          .returning({ taken: activitySeats.taken })
  if (!row) throw new ApiError('sold_out', soldOut)
  return row.taken === total
}

/** So many seats of an activity that nobody counts beforehand; below zero they are free again, never more than were taken. Locked alike. */
export async function changeSeats(ctx: StationContext, activityId: number, seats: number): Promise<void> {
  const { taken } = activitySeats
  await ctx.db
    .insert(activitySeats)
    .values({ stationId: ctx.station.id, activityId, taken: Math.max(0, seats) })
    .onConflictDoUpdate({
      target: [activitySeats.stationId, activitySeats.activityId],
      set: { taken: sql`greatest(${taken} + ${seats}, 0)` },
    })
}

/** One seat free again: a participation was undone. @returns whether none was free before */
export async function giveBackSeat(
  ctx: StationContext,
  activityId: number,
  { total }: Offer,
): Promise<boolean> {
  const [row] = await ctx.db
    .update(activitySeats)
    .set({ taken: sql`${activitySeats.taken} - 1` })
    .where(and(ofActivity(ctx, activityId), gt(activitySeats.taken, 0)))
    .returning({ taken: activitySeats.taken })
  return row !== undefined && total !== null && row.taken === total - 1
}
