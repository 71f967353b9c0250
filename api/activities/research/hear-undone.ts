import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { poll } from '#contract/activity-types/poll.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities, participations } from '../participation/tables.ts'
import { researchDrafts, researchResponses } from './tables.ts'
import { researchTexts } from './texts.ts'

type Context = Pick<ApiContext, 'db' | 'station'>
type Undone = { participationId: number }

const polls: readonly number[] = [checklistPoll.id, poll.id]

/**
 * What somebody answered counts no more when their participation is taken back. A secret vote is not taken back: it stays counted, for nobody
 * can find it, and whoever voted again would count twice, and fill up the five that are opened together alone (GAP-149, SEC-93).
 * @throws conflict
 */
export async function hearUndone(ctx: Context, { participationId }: Undone): Promise<void> {
  if (await isSecretVote(ctx, { participationId })) throw new ApiError('conflict', researchTexts.secretVote)
  const { participationId: of } = researchResponses
  await ctx.db
    .update(researchResponses)
    .set({ isUndone: true })
    .where(inStation(researchResponses, ctx, eq(of, participationId)))
}

async function isSecretVote({ db, station }: Context, { participationId }: Undone): Promise<boolean> {
  const { id, typeId, body } = activities
  const [asked] = await db
    .select({ typeId, body })
    .from(participations)
    .innerJoin(activities, inStation(activities, participations, eq(id, participations.activityId)))
    .where(withId(participations, { station }, participationId))
  return asked !== undefined && polls.includes(asked.typeId) && isAnonymous(asked.body)
}

/** Whether the body of an activity asks without knowing who answers what. Pure. */
export const isAnonymous = (body: unknown): boolean => Object(Object(body).research).anonymous === true

/** The same of a column of such bodies. */
export const isAnonymousIn = (body: SQLWrapper): SQL =>
  sql`coalesce(${body} #>> '{research,anonymous}', '') = 'true'`

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
