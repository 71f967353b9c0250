import { eq, isNull } from 'drizzle-orm'
import type { Participation } from '#contract/activities/participation/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { participationAnswer } from './participation-answer.ts'
import { activities, participations } from './tables.ts'
import { activityTexts } from './texts.ts'

/** One of the caller's own participations; anybody else's, and one that was undone, does not exist (ACT-S08). @throws not_found */
export async function getParticipation(ctx: ApiContext, id: number): Promise<Participation> {
  const { db } = ctx
  const found = await db
    .select({
      participation: participations,
      feedback: activities.feedback,
      feedbackLottie: activities.feedbackLottie,
    })
    .from(participations)
    .innerJoin(activities, withId(activities, participations, participations.activityId))
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        eq(participations.id, id),
        isNull(participations.undoneAt),
      ),
    )
    .then(one(activityTexts.unavailable))
  return participationAnswer(ctx, found.participation, found)
}
