import { centsOf } from '#contract/activities/wallet/cents.ts'
import { type CouponBody, couponBody, coupon as couponType } from '#contract/activity-types/coupon.ts'
import { buyCoupon } from '#contract/commerce/vouchers/endpoints.ts'
import { type ActivityType, takePart } from '../../../activities/participation/index.ts'
import { ApiError } from '../../../platform/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { termsOf } from '../terms.ts'
import { voucherTexts } from '../texts.ts'
import { issueVoucher, newVoucherCode } from '../voucher-code.ts'
import { amountToPay, readShownPoints, requireAsShown, type ShownPoints } from './require-as-shown.ts'

/** `cents` stands in digests beside keys in databases: under another name what is sent again would be a conflict. */
type Shown = ShownPoints & { cents?: number | undefined }

/**
 * Type 3: a coupon paid out of the wallet (ACT-03). Price, stock, code, payment and cashback are one transaction: who does
 * not get the coupon has not paid. Points and additional cashback come back (GAP-61, PTS-06). The input is what was shown, in
 * centavos and in points: nobody pays another price than they agreed to.
 */
export const coupon: ActivityType<CouponBody, Shown> = {
  contract: couponType,
  body: couponBody.schema,
  seats: ({ coupon }) => ({ total: coupon.stock ?? null, soldOut: voucherTexts.soldOut }),
  worth: (body, timeZone) => ({
    endsAt: termsOf('coupon', body, timeZone).endsAt,
    over: voucherTexts.couponOver,
  }),
  async take(ctx, { activity, body, input: shown, participantId }) {
    const priceCents = body.coupon.newPriceCents
    if (shown.cents !== undefined && shown.cents !== priceCents)
      throw new ApiError('conflict', voucherTexts.priceChanged)
    const amountH = amountToPay(ctx, priceCents)
    const voucher = { kind: 'coupon', code: newVoucherCode() } as const
    const cashbackH = activity.pointsH + activity.additionalCashbackH
    requireAsShown(shown, { paidH: amountH, cashbackH })
    return {
      earnedH: cashbackH,
      spent: { amountH, cause: 'coupon_purchase' },
      voucher,
      after: (inner, participationId) =>
        issueVoucher(inner, {
          ...voucher,
          participantId,
          activityId: activity.id,
          participationId,
          priceCents,
          paidH: amountH,
          cashbackH,
        }),
    }
  },
  routes(app) {
    serve(app, buyCoupon, async (ctx, { body, idempotencyKey: key }) => {
      const cents = body.price === undefined ? undefined : centsOf(body.price)
      const input = { cents, ...readShownPoints(body) }
      const done = await takePart(ctx, coupon, { activityId: body.action_id, key, input })
      const { createdAt, voucher } = done
      return { ...done, UserBoughtCupom: { code: voucher?.code ?? '', createdAt } }
    })
  },
}
