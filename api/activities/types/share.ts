import { z } from 'zod'
import { takePartInShare } from '#contract/activities/endpoints.ts'
import type { ShareNetwork } from '#contract/activities/share-networks.ts'
import { serve } from '../../http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../participation/take-part.ts'
import { activityTexts } from '../texts.ts'

const body = z.object({
  /** Nothing but http and https is ever shared or redirected to (GAP-55). */
  link: z.url({ protocol: /^https?$/ }),
  /** Goes before the link in a message. */
  text: z.string().default(''),
})

/**
 * Type 5: an address to share under a link of one's own (ACT-05, GAP-54). Networks tell nobody whether something was
 * posted, so having pressed share is taking part, within the activity's limit.
 */
export const share: ActivityType<z.output<typeof body>, { network: ShareNetwork }> = {
  typeIds: [5],
  body,
  detail: ({ link, text }) => ({ contents: [{ text, link }] }),
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
