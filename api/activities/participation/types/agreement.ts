import { createHash } from 'node:crypto'
import {
  type AgreementBody,
  agreementBody,
  agreement as agreementType,
  takePartInAgreement,
} from '#contract/activity-types/agreement.ts'
import { ApiError } from '../../../platform/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ActivityType } from '../activity-type.ts'
import { takePart } from '../take-part.ts'
import { activityTexts } from '../texts.ts'

/** Type 15: a text, a tick and a button (ACT-15). The participation keeps which words were agreed to. */
export const agreement: ActivityType<AgreementBody, { checkbox: boolean }> = {
  contract: agreementType,
  body: agreementBody.schema,
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
