import { noBody } from '#contract/activity-types/no-body.ts'
import { rawContent as rawContentType, takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../take-part.ts'

/** Type 16: something to read or watch; having seen it is taking part (ACT-16). */
export const rawContent: ActivityType = {
  contract: rawContentType,
  body: noBody.schema,
  take: async () => ({}),
  routes(app) {
    serve(app, takePartInRawContent, (ctx, { body, idempotencyKey }) =>
      takePart(ctx, rawContent, { activityId: body.action_id, key: idempotencyKey, input: undefined }),
    )
  },
}
