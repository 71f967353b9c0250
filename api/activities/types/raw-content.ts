import { z } from 'zod'
import { takePartInRawContent } from '#contract/activities/endpoints.ts'
import { serve } from '../../http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../participation/take-part.ts'

/** Type 16: something to read or watch; having seen it is taking part (ACT-16). */
export const rawContent: ActivityType = {
  typeIds: [16],
  body: z.object({}),
  take: async () => ({}),
  routes(app) {
    serve(app, takePartInRawContent, (ctx, { body, idempotencyKey }) =>
      takePart(ctx, rawContent, { activityId: body.action_id, key: idempotencyKey, input: undefined }),
    )
  },
}
