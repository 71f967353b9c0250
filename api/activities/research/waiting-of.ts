import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { researchSealed } from './tables.ts'

/** How many anonymous answers to an activity wait sealed until they are opened with others. */
export const waitingOf = ({ db, station }: ApiContext, activityId: number): Promise<number> =>
  db.$count(
    researchSealed,
    and(eq(researchSealed.stationId, station.id), eq(researchSealed.activityId, activityId)),
  )
