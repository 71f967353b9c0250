import { createHash } from 'node:crypto'
import { z } from 'zod'
import { takePartInAgreement } from '#contract/activities/endpoints.ts'
import { ApiError } from '../../errors.ts'
import { sanitizeHtml } from '../../html/sanitize-html.ts'
import { serve } from '../../http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../participation/take-part.ts'
import { activityTexts } from '../texts.ts'

const body = z.object({
  button: z.string().min(1),
  checkbox: z.string().min(1),
  /** What one agrees to. */
  html: z.string().default(''),
})

/** Type 15: a text, a tick and a button (ACT-15). The participation keeps which words were agreed to. */
export const agreement: ActivityType<z.output<typeof body>, { checkbox: boolean }> = {
  typeIds: [15],
  body,
  detail: ({ button, checkbox, html }) => ({
    agreements: [{ button, checkbox, html: sanitizeHtml(html) }],
  }),
  async take(_ctx, { body: { checkbox, html }, input }) {
    if (!input.checkbox) throw ApiError.fields({ checkbox: activityTexts.tickFirst })
    return { data: { checkbox, textSha256: createHash('sha256').update(html).digest('hex') } }
  },
  routes(app) {
    serve(app, takePartInAgreement, (ctx, { body: { action_id, checkbox }, idempotencyKey }) =>
      takePart(ctx, agreement, { activityId: action_id, key: idempotencyKey, input: { checkbox } }),
    )
  },
}
