import { centsOf } from '#contract/activities/wallet/cents.ts'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import {
  type DonationBody,
  donationBody,
  donation as donationType,
} from '#contract/activity-types/donation.ts'
import { donationLimits } from '#contract/activity-types/donation-limits.ts'
import { donate } from '#contract/commerce/vouchers/endpoints.ts'
import { type ActivityType, takePart } from '../../../activities/participation/index.ts'
import { ApiError } from '../../../platform/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { issueVoucher, newVoucherCode } from '../voucher-code.ts'
import { countDonation } from './gathered.ts'
import { amountToPay, readShownPoints, requireAsShown, type ShownPoints } from './require-as-shown.ts'

const { minCents, maxCents, tooLittle, tooMuch } = donationLimits

/** Type 20: an amount of one's own choice out of the wallet, with a receipt (ACT-20, VAL-11, GAP-59, GAP-118). Input in centavos. */
export const donation: ActivityType<DonationBody, ShownPoints & { cents: number }> = {
  contract: donationType,
  body: donationBody.schema,
  async take(ctx, { activity, input: { cents, ...shown }, participantId }) {
    if (!(cents >= minCents)) throw ApiError.fields({ points: tooLittle })
    if (cents > maxCents) throw ApiError.fields({ points: tooMuch })
    const inexact = inexactProblem(cents, ctx.station.config.currency.multiplier, donationLimits)
    if (inexact) throw ApiError.fields({ points: inexact })
    const amountH = amountToPay(ctx, cents)
    requireAsShown(shown, { paidH: amountH, cashbackH: activity.pointsH })
    await countDonation(ctx, activity.id, cents)
    const voucher = { kind: 'donation', code: newVoucherCode() } as const
    return {
      spent: { amountH, cause: 'donation' },
      voucher,
      after: (inner, participationId) =>
        issueVoucher(inner, {
          ...voucher,
          participantId,
          activityId: activity.id,
          participationId,
          priceCents: cents,
          paidH: amountH,
          cashbackH: activity.pointsH,
        }),
    }
  },
  routes(app) {
    serve(app, donate, async (ctx, { body, idempotencyKey: key }) => {
      const input = { cents: centsOf(body.points), ...readShownPoints(body) }
      const done = await takePart(ctx, donation, { activityId: body.action_id, key, input })
      return { ...done, code: done.voucher?.code ?? '' }
    })
  },
}
