import { asc, desc, eq, isNull, min, notInArray, sql } from 'drizzle-orm'
import type { Trophy, TrophyToWin } from '#contract/activities/trophies/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { linkColumns, toActionLink } from '../participation/index.ts'
import { activities, isOnAir, participations } from '../participation/tables.ts'
import { trophies } from './tables.ts'

/**
 * The trophies the caller has won, newest first: won is whose activity was done and not undone (PTS-04).
 * @param search words the description must have; accents and case do not matter
 */
export async function listTrophies(ctx: ApiContext, search = ''): Promise<Trophy[]> {
  const { db } = ctx
  const wonAt = min(participations.createdAt)
  const rows = await db
    .select({
      id: trophies.id,
      description: trophies.description,
      trophy_image: trophies.image,
      createdAt: sql<Date>`${wonAt}`.mapWith(participations.createdAt),
      action: linkColumns,
    })
    .from(trophies)
    .innerJoin(activities, withId(activities, trophies, trophies.activityId))
    .innerJoin(
      participations,
      inStation(
        participations,
        trophies,
        eq(participations.activityId, trophies.activityId),
        eq(participations.participantId, memberOf(ctx)),
        isNull(participations.undoneAt),
      ),
    )
    .where(inStation(trophies, ctx, foundIn(sql`search_text(${trophies.description})`, search)))
    .groupBy(
      trophies.id,
      trophies.description,
      trophies.image,
      trophies.position,
      ...Object.values(linkColumns),
    )
    .orderBy(desc(wonAt), trophies.position)
  return rows.map((row) => ({
    ...row,
    action: toActionLink(row.action),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** The trophies of activities on air that the caller has not won, in the station's order (PTS-04). */
export async function listTrophiesToWin(ctx: ApiContext): Promise<TrophyToWin[]> {
  const { db } = ctx
  const done = db
    .select({ id: participations.activityId })
    .from(participations)
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        isNull(participations.undoneAt),
      ),
    )
  const rows = await db
    .select({
      id: trophies.id,
      description: trophies.description,
      trophy_image: trophies.image,
      action: linkColumns,
    })
    .from(trophies)
    .innerJoin(activities, withId(activities, trophies, trophies.activityId))
    .where(inStation(trophies, ctx, isOnAir, notInArray(activities.id, done)))
    .orderBy(asc(trophies.position), asc(trophies.id))
    .limit(mostToWin)
  return rows.map((row) => ({ ...row, action: toActionLink(row.action) }))
}

/** As many as somebody looks through. */
const mostToWin = 200
