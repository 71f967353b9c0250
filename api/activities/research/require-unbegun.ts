import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participations } from '../participation/tables.ts'
import { researchDrafts } from './tables.ts'
import { researchTexts } from './texts.ts'

/** Whether the body of an activity asks without knowing who answers what. Pure. */
export const isAnonymous = (body: unknown): boolean => Object(Object(body).research).anonymous === true

/**
 * Whether research is anonymous stays as it is once somebody began to answer: they were told (GAP-111). In the transaction that
 * saves it. @throws invalid_input
 */
export async function requireUnbegun(
  { db, station }: ApiContext,
  activityId: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  if (isAnonymous(before) === isAnonymous(after)) return
  const begun = await db.$count(
    researchDrafts,
    inStation(researchDrafts, { station }, eq(researchDrafts.activityId, activityId)),
  )
  const sent = await db.$count(
    participations,
    inStation(participations, { station }, eq(participations.activityId, activityId)),
  )
  if (begun + sent > 0) throw new ApiError('invalid_input', researchTexts.anonymityStays)
}
