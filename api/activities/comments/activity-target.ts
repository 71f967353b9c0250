import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { commentTexts } from './texts.ts'

/** Activities have comments where the owner switched them on, as long as they are on air (SOC-12). @throws not_found */
export async function requireOpenActivity({ db, station }: ApiContext, id: number): Promise<void> {
  const [row] = await db
    .select({ isOn: activities.commentsAndLikes })
    .from(activities)
    .where(and(eq(activities.stationId, station.id), eq(activities.id, id), isOnAir))
  if (!row?.isOn) throw new ApiError('not_found', commentTexts.closed)
}
