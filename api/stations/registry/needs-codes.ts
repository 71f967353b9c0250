import { and, eq, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { stations } from './tables.ts'

/**
 * Keeps whether everybody of a station's team has to log in with codes in two steps (PPL-26); whoever calls it raises the revision of the
 * station (`touchStation`). False: it was so already.
 */
export async function writeNeedsCodes(
  { db, station }: Pick<ApiContext, 'db' | 'station'>,
  needsCodes: boolean,
): Promise<boolean> {
  const changed = await db
    .update(stations)
    .set({ needsCodes })
    .where(and(eq(stations.id, station.id), ne(stations.needsCodes, needsCodes)))
    .returning({ id: stations.id })
  return changed.length > 0
}
