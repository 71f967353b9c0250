import type { Participation } from '#contract/activities/participation/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { ActivityType } from './activity-type.ts'
import { type Attempt, participate } from './participate.ts'
import { activityTexts } from './texts.ts'

/** Nobody reads and decides once a second; every participation is kept for ever, in everybody's database (SEC-39). */
const perMinute = 60

/**
 * Taking part as a person does it: `participate`, so many times a minute whatever the activity. What happens by itself
 * calls `participate`. @throws too_many_requests with `details.retryAfterSeconds`, and what `participate` throws
 */
export async function takePart<Body, Input>(
  ctx: ApiContext,
  type: ActivityType<Body, Input>,
  attempt: Attempt<Input>,
): Promise<Participation> {
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: 'participation', key, points: perMinute, durationSeconds: 60 }, tooMany)
  return participate(ctx, type, attempt)
}

const tooMany = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', activityTexts.tooMany(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
