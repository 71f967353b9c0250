import { sql } from 'drizzle-orm'
import { activities } from '../activities/tables.ts'

type Window = { participationStart: Date | null; participationEnd: Date | null }

/** The next instant at which a window opens or closes; its end belongs to it. Null: none will. Pure. */
export function nextEdge({ participationStart, participationEnd }: Window, now: Date): Date | null {
  const edges = [participationStart?.getTime(), participationEnd && participationEnd.getTime() + 1]
  const coming = edges.filter((edge): edge is number => typeof edge === 'number' && edge > now.getTime())
  return coming.length > 0 ? new Date(Math.min(...coming)) : null
}

/** The same of all activities a query finds, its limit left aside: which of them are shown depends on it. */
export function nextEdgeOfAll(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { participationStart: start, participationEnd: end } = activities
  const opens = sql`min(${start}) filter (where ${start} > ${at}) over ()`
  const closes = sql`min(${end}) filter (where ${end} >= ${at}) over () + interval '1 millisecond'`
  return sql<Date | null>`least(${opens}, ${closes})`.mapWith(activities.participationStart)
}
