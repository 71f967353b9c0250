import { z } from 'zod'
import { reaisOf } from '../activities/wallet/cents.ts'
import { dayField } from '../day-fields.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { atMost } from './at-most.ts'

/** Type 3: a coupon paid out of the wallet (ACT-03). */
export const coupon = {
  id: 3,
  name: 'Cupom',
  isPaid: true,
  paysCashback: true,
  givesVoucher: true,
} as const satisfies ActivityType

const schema = z.object({
  coupon: z.object({
    newPriceCents: z.int().positive().max(100_000_000),
    oldPriceCents: z.int().positive().max(100_000_000).nullish(),
    /** Null: without an end. */
    stock: z.int().nonnegative().max(1_000_000).nullish(),
    /** The last day one may use it, YYYY-MM-DD on the station's calendar. */
    useBy: dayField.nullish(),
    rules: atMost(mostLetters.coupon.rules).default(''),
  }),
})
export type CouponBody = z.output<typeof schema>

/** Prices are shown in reais. */
export const couponBody = {
  schema,
  forMembers: (body, { activityId, seatsLeft }) => ({
    cupons: [{ id: activityId, ...seenByAll(body), left: seatsLeft }],
  }),
  forVisitors: (body, { isSoldOut }) => ({ cupons: [{ ...seenByAll(body), soldOut: isSoldOut }] }),
} satisfies ActivityBody<CouponBody>

const seenByAll = ({ coupon: { newPriceCents, oldPriceCents, useBy, rules } }: CouponBody) => ({
  newPrice: reaisOf(newPriceCents),
  oldPrice: oldPriceCents ? reaisOf(oldPriceCents) : null,
  useBy: useBy ?? null,
  rules,
})
