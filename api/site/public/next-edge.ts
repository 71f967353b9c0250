import { sql } from 'drizzle-orm'
import type { Window } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'

/** The next instant at which a window opens or closes; its end belongs to it. Null: none will. Pure. */
export function nextEdge({ participationStart, participationEnd }: Window, now: Date): Date | null {
  const edges = [participationStart?.getTime(), participationEnd && participationEnd.getTime() + 1]
  const coming = edges.filter((edge): edge is number => typeof edge === 'number' && edge > now.getTime())
  return coming.length > 0 ? new Date(Math.min(...coming)) : null
}

/** Whether a window is open at an instant; both its ends belong to it. Pure. */
export const isOpenAt = ({ participationStart: start, participationEnd: end }: Window, at: Date): boolean =>
  start !== null && end !== null && start <= at && at <= end

/** The earlier of two instants, where there are two. Pure. */
export const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** The same of the stored windows of all a query finds, its limit left aside: which of them are shown depends on it. */
export function nextEdgeOfAll(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { participationStart: start, participationEnd: end } = activities
  const opens = sql`min(${start}) filter (where ${start} > ${at}) over ()`
  const closes = sql`min(${end}) filter (where ${end} >= ${at}) over () + interval '1 millisecond'`
  return sql<Date | null>`least(${opens}, ${closes})`.mapWith(activities.participationStart)
}
