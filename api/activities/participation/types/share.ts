import type { ShareNetwork } from '#contract/activities/participation/share-networks.ts'
import {
  type ShareBody,
  shareBody,
  share as shareType,
  takePartInShare,
} from '#contract/activity-types/share.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../take-part.ts'
import { activityTexts } from '../texts.ts'

/**
 * Type 5: an address to share under a link of one's own (ACT-05, GAP-54). Networks tell nobody whether something was
 * posted, so having pressed share is taking part, within the activity's limit.
 */
export const share: ActivityType<ShareBody, { network: ShareNetwork }> = {
  contract: shareType,
  body: shareBody.schema,
  take: async (_ctx, { activity, input }) => ({
    data: { network: input.network },
    ...(activity.feedback === '' && {
      feedback: { message: activityTexts.shared, lottieId: activity.feedbackLottie },
    }),
  }),
  routes(app) {
    serve(app, takePartInShare, (ctx, { body: { action_id, network }, idempotencyKey }) =>
      takePart(ctx, share, { activityId: action_id, key: idempotencyKey, input: { network } }),
    )
  },
}
