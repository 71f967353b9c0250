import { eq } from 'drizzle-orm'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { isAnonymous } from '../../../activities/research/index.ts'
import { researchResponses } from '../../../activities/research/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { activityInStation } from '../activity-rows.ts'

/**
 * Whether answers to an activity are anonymous, and then whether there are enough of a version to show what one person said to all
 * questions: of few, an owner who knows some knows the others by them (SEC-93). @throws not_found
 */
export async function anonymityOf(
  ctx: ApiContext,
  activityId: number,
  version: number,
): Promise<'none' | 'by question' | 'whole'> {
  if (!isAnonymous((await activityInStation(ctx, activityId)).body)) return 'none'
  const responses = await ctx.db.$count(
    researchResponses,
    inStation(
      researchResponses,
      ctx,
      eq(researchResponses.activityId, activityId),
      eq(researchResponses.version, version),
    ),
  )
  return responses < researchLimits.leastJoined ? 'by question' : 'whole'
}
