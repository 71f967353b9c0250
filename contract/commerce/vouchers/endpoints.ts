import { z } from 'zod'
import { participationSchema } from '../../activities/participation/schemas.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { undoSchema } from '../../undo.ts'
import * as schemas from './schemas.ts'

const code = z.object({ code: z.string().min(1).max(40) })
const pageQuery = {
  after: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(12),
}

/** The price that the question before paying showed, in decimal points: sending is refused when it has changed since. */
const shownPoints = {
  paid: z.number().min(0).max(1e12).optional(),
  cashback: z.number().min(0).max(1e12).optional(),
}

/**
 * GAP-87: the page of a type 3 activity. The price is the activity's, whatever a client thinks it is; a client that says
 * which one was shown is refused when it is another by now.
 */
export const buyCoupon = endpoint({
  method: 'post',
  path: '/user-buys-cupom',
  access: 'participant',
  tag: 'vouchers',
  summary: 'Buy a coupon with the wallet (ACT-03)',
  idempotent: true,
  body: z.strictObject({
    action_id: idParam,
    user_id: idParam.optional(),
    /** The price that was shown, in reais. */
    price: z.number().min(0).max(1e12).optional(),
    ...shownPoints,
  }),
  answer: participationSchema.extend({
    UserBoughtCupom: z.object({ code: z.string(), createdAt: z.string() }),
  }),
})

/** `presential_course` is the id of the course in the activity's detail; `terms` the second box of the form. */
export const subscribeToCourse = endpoint({
  method: 'post',
  path: '/subscribe-to-presential-course',
  access: 'participant',
  tag: 'vouchers',
  summary: 'Take a seat in a course (ACT-04)',
  idempotent: true,
  body: z.strictObject({
    presential_course: idParam,
    should_contact: z.boolean(),
    terms: z.boolean().default(true),
    user_id: idParam.optional(),
  }),
  answer: participationSchema.extend({ code: z.string() }),
})

/** `points` is the amount of the form: reais with two decimals, converted once by the station's multiplier (GAP-59). */
export const donate = endpoint({
  method: 'post',
  path: '/user-donates',
  access: 'participant',
  tag: 'vouchers',
  summary: 'Donate out of the wallet (ACT-20, VAL-11)',
  idempotent: true,
  body: z.strictObject({
    action_id: idParam,
    points: z.number(),
    user_id: idParam.optional(),
    ...shownPoints,
  }),
  answer: participationSchema.extend({ code: z.string() }),
})

export const listVouchers = endpoint({
  method: 'get',
  path: '/subscriptions/',
  access: 'participant',
  tag: 'vouchers',
  summary: "The user's vouchers, newest first (ORD-08)",
  query: z.object({ 'where[user_id]': idParam.optional(), ...pageQuery }),
  answer: schemas.vouchersSchema,
})

export const listBoughtCoupons = endpoint({
  method: 'get',
  path: '/user-bought-cupoms/{userId}',
  access: 'participant',
  tag: 'vouchers',
  summary: "The user's bought coupons and donations, newest first (ORD-07)",
  params: z.object({ userId: idParam }),
  query: z.object(pageQuery),
  answer: schemas.boughtCouponsSchema,
})

/** Ours: one of the user's own, for the dialog at its own address (ACT-S09). */
export const getOwnVoucher = endpoint({
  method: 'get',
  path: '/vouchers/{code}',
  access: 'participant',
  tag: 'vouchers',
  summary: "One of the user's vouchers, coupons or receipts by its code (ACT-S09)",
  params: code,
  answer: schemas.ownVoucherSchema,
})

export const listDependents = endpoint({
  method: 'get',
  path: '/dependents/{userId}',
  access: 'participant',
  tag: 'vouchers',
  summary: "The user's dependents (ACT-S12)",
  params: z.object({ userId: idParam }),
  answer: z.object({ content: z.array(schemas.dependentSchema.extend({ id: z.number() })) }),
})

/** Ours: the screen behind the QR code, for everybody (GAP-84). */
export const checkVoucher = endpoint({
  method: 'get',
  path: '/vouchers/{code}/validation',
  access: 'public',
  tag: 'vouchers',
  summary: 'Whether a voucher is valid (ORD-10)',
  params: code,
  answer: z.object({ isValid: z.boolean() }),
})

/** Ours: the same for somebody with a session; owners and people of the activity's partner learn more (GAP-84). */
export const inspectVoucher = endpoint({
  method: 'get',
  path: '/vouchers/{code}/redemption',
  access: 'participant',
  tag: 'vouchers',
  summary: 'What a voucher is for and whether it was used (ORD-10)',
  params: code,
  answer: schemas.voucherCheckSchema,
})

/** Ours: once. By an owner, or by somebody of the activity's partner. */
export const redeemVoucher = endpoint({
  method: 'post',
  path: '/vouchers/{code}/redemption',
  access: 'participant',
  tag: 'vouchers',
  summary: 'Redeem a voucher (ORD-10, GAP-84)',
  params: code,
  body: schemas.redemptionBodySchema,
  answer: schemas.voucherCheckSchema,
})

/** Ours: within ten minutes, by who redeemed it or an owner (GAP-142). */
export const undoRedemption = endpoint({
  method: 'post',
  path: '/vouchers/{code}/redemption/undo',
  access: 'participant',
  tag: 'vouchers',
  summary: 'Take back a redemption of the last ten minutes (ORD-10)',
  params: code,
  body: undoSchema,
  answer: schemas.voucherCheckSchema,
})
