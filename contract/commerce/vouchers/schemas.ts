import { z } from 'zod'
import { requiredText } from '../../fields.ts'

const nullableText = z.string().nullable()

/** The activity something came of. */
export const voucherActionSchema = z.object({ id: z.number(), name: z.string(), image: nullableText })

export const dependentSchema = z.object({ dependente: z.string(), parentesco: z.string() })

/**
 * `valid` may be used; `used` was; `expired`: its day is over; `cancelled`: its participation was taken back.
 * Instants in ISO 8601, days YYYY-MM-DD on the station's calendar.
 */
export const voucherStates = ['valid', 'used', 'expired', 'cancelled'] as const

/** The fields that a voucher, a coupon and the receipt of a donation have in common. */
const ticket = z.object({
  id: z.number(),
  kind: z.enum(['coupon', 'course', 'donation']),
  code: z.string(),
  createdAt: z.string(),
  state: z.enum(voucherStates),
  /** The last day it may be used. */
  use_by: nullableText,
  redeemed_at: nullableText,
  redeemed_place: nullableText,
  /** The address in the QR code, which checks the voucher (ORD-09). Null for those that cannot be redeemed. */
  link: nullableText,
})

/** A voucher (D3§3). `validated` is '0' until it is used (ORD-10). */
export const voucherSchema = ticket.extend({
  validated: z.enum(['0', '1']),
  presential_course: z.object({
    action: voucherActionSchema,
    rules: z.string(),
    local: z.string(),
    date: nullableText,
  }),
  /** The people who come along on a family's voucher; empty for one person's (ACT-S12). */
  dependents: z.array(dependentSchema),
})

/** A bought coupon, or the receipt of a donation (D3§3). `price` in reais, decimal. */
export const boughtCouponSchema = ticket.extend({
  price: z.number(),
  presential_course: z.null(),
  cupom: z.object({
    action: voucherActionSchema,
    is_donation: z.boolean(),
    createdAt: z.string(),
    rules: z.string(),
  }),
  /** The points that the wallet paid and those that came back ('Recebeu de volta', PTS-06), decimal. */
  paid: z.number(),
  cashback: z.number(),
})

/** Gives the schema of one page, newest first. `next` is the cursor of the following page. */
const page = <S extends z.ZodType>(item: S) => z.object({ content: z.array(item), next: nullableText })
export const vouchersSchema = page(voucherSchema)
export const boughtCouponsSchema = page(boughtCouponSchema)

/** Either of them, by its code. */
export const ownVoucherSchema = z.object({
  voucher: voucherSchema.nullable(),
  bought: boughtCouponSchema.nullable(),
})

/** The place where a voucher is redeemed, as the person at the door writes it. */
export const redemptionBodySchema = z.strictObject({
  place: requiredText(80),
})

/**
 * The answer to a check of a code by somebody with a session. `staff` is there for owners and for people of its partner
 * only; it has nobody's name in it (GAP-84).
 */
export const voucherCheckSchema = z.object({
  isValid: z.boolean(),
  staff: z
    .object({
      code: z.string(),
      kind: z.enum(['coupon', 'course']),
      state: z.enum(voucherStates),
      action: z.object({ id: z.number(), name: z.string() }),
      use_by: nullableText,
      redeemed_at: nullableText,
      redeemed_place: nullableText,
      /** Whether the caller redeemed it: an answer may have been lost. */
      redeemed_by_you: z.boolean(),
      /** Until when the caller can take the redemption back; null: not, or not any more. */
      undo_until: nullableText,
      /** The place that the form suggests. */
      suggested_place: z.string(),
    })
    .nullable(),
})

export type Voucher = z.output<typeof voucherSchema>
export type BoughtCoupon = z.output<typeof boughtCouponSchema>
export type VoucherState = (typeof voucherStates)[number]
export type VoucherCheck = z.output<typeof voucherCheckSchema>
