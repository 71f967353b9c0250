import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { researchSealed } from './tables.ts'

/** How many anonymous answers to an activity wait sealed until they are opened with others. */
export const waitingOf = ({ db, station }: ApiContext, activityId: number): Promise<number> =>
  db.$count(researchSealed, inStation(researchSealed, { station }, eq(researchSealed.activityId, activityId)))
