import { eq } from 'drizzle-orm'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { poll } from '#contract/activity-types/poll.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities, participations } from '../participation/tables.ts'
import { isAnonymous } from './require-unbegun.ts'
import { researchResponses } from './tables.ts'
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
