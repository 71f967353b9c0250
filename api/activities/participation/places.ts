import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activityPlaces } from './tables.ts'

/** Seats or stock of an activity; null is no limit. */
type Offer = { total: number | null; soldOut: string }
/** What is left of it, never below zero. */
export type Places = { left: number | null; soldOut: string }
type StationContext = Pick<ApiContext, 'db'> & { station: { id: number } }

const ofActivity = (ctx: StationContext, activityId: number) =>
  inStation(activityPlaces, ctx, eq(activityPlaces.activityId, activityId))

/** How many places of an activity are left: one row, whatever the number of participations. */
export async function placesLeft(
  ctx: StationContext,
  activityId: number,
  { total, soldOut }: Offer,
): Promise<Places> {
  if (total === null) return { left: null, soldOut }
  const [row] = await ctx.db
    .select({ taken: activityPlaces.taken })
    .from(activityPlaces)
    .where(ofActivity(ctx, activityId))
  return { left: Math.max(0, total - (row?.taken ?? 0)), soldOut }
}

/**
 * Takes one place, locked until the transaction ends: the last one is taken once, whoever comes at the same moment. To be
 * called under the participant's lock, before any wallet's.
 * @returns whether it was the last one: visitors read so on pages that are kept (ADR 44)
 * @throws sold_out
 */
export async function takePlace(ctx: StationContext, activityId: number, offer: Offer): Promise<boolean> {
  const { total, soldOut } = offer
  const [row] =
    total === 0
      ? []
      : await ctx.db
          .insert(activityPlaces)
          .values({ stationId: ctx.station.id, activityId, taken: 1 })
          .onConflictDoUpdate({
            target: [activityPlaces.stationId, activityPlaces.activityId],
            set: { taken: sql`${activityPlaces.taken} + 1` },
            ...(total !== null && { setWhere: lt(activityPlaces.taken, total) }),
          })
          .returning({ taken: activityPlaces.taken })
  if (!row) throw new ApiError('sold_out', soldOut)
  return row.taken === total
}

/** So many places of an activity that nobody counts beforehand; below zero they are free again, never more than were taken. Locked alike. */
export async function countPlaces(ctx: StationContext, activityId: number, places: number): Promise<void> {
  const { taken } = activityPlaces
  await ctx.db
    .insert(activityPlaces)
    .values({ stationId: ctx.station.id, activityId, taken: Math.max(0, places) })
    .onConflictDoUpdate({
      target: [activityPlaces.stationId, activityPlaces.activityId],
      set: { taken: sql`greatest(${taken} + ${places}, 0)` },
    })
}

/** One place free again: a participation was undone. @returns whether none was free before */
export async function giveBackPlace(
  ctx: StationContext,
  activityId: number,
  { total }: Offer,
): Promise<boolean> {
  const [row] = await ctx.db
    .update(activityPlaces)
    .set({ taken: sql`${activityPlaces.taken} - 1` })
    .where(and(ofActivity(ctx, activityId), gt(activityPlaces.taken, 0)))
    .returning({ taken: activityPlaces.taken })
  return row !== undefined && total !== null && row.taken === total - 1
}
