import { z } from 'zod'
import { addressSchema, planDiscountSchema } from '../cart/schemas.ts'
import { orderStatuses } from './status.ts'

const nullableText = z.string().nullable()
const reais = z.number()

/** An item of an order, as it was when it was ordered. */
export const orderItemSchema = z.object({
  product_id: z.number(),
  user_id: z.number(),
  quantity: z.number(),
  total: reais,
  product: z.object({ name: z.string(), image: nullableText, value: reais, discount_value: reais }),
})

/** The part of an order from one activity: its items, and their delivery. */
export const orderPartSchema = z.object({
  action: z.object({ id: z.number(), name: z.string(), image: nullableText, type_id: z.number() }),
  single_product_orders: z.array(orderItemSchema),
  delivery_location_id: z.number().nullable(),
  delivery_location: z
    .object({ name: z.string(), price: reais, delivery: z.boolean(), where: z.string() })
    .nullable(),
  /** The time at which an owner handed it over or sent it. */
  delivered_at: nullableText,
})

export const gatewayChargeSchema = z.object({
  payment_method: z.enum(['pix', 'credit_card']),
  /** The code to copy and to draw; null once it cannot be paid any more. */
  pix_qr_code: nullableText,
  expiration_date: nullableText,
  installments: z.number(),
  card: z.object({ brand: z.string(), last_digits: z.string() }).nullable(),
  /** Whether nobody knows yet if it was charged: the gateway is being asked (GAP-65). */
  in_doubt: z.boolean(),
  /** The reason of the refusal, in words. */
  reason: nullableText,
})

/**
 * A refund of an order, under way or done. `reason`: in the words of whoever decided it; `gateway`: it was done at the
 * gateway itself.
 */
export const orderRefundSchema = z.object({
  amount: reais,
  by: z.enum(['owner', 'buyer', 'gateway']),
  reason: z.string(),
  state: z.enum(['asked', 'done']),
  createdAt: z.string(),
})

/** An order (D3§3). `status` in the words of GAP-68, `state` what programs compare. Amounts in reais, points decimal. */
export const orderSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  status: z.string(),
  state: z.enum(orderStatuses),
  code: z.string(),
  /** The first activity; all of them are in `parts`. */
  action: orderPartSchema.shape.action,
  parts: z.array(orderPartSchema),
  /** The items of all parts, and the location of the first part that has one, as D3§3 has them. */
  single_product_orders: z.array(orderItemSchema),
  delivery_location_id: orderPartSchema.shape.delivery_location_id,
  delivery_location: orderPartSchema.shape.delivery_location,
  address: addressSchema.nullable(),
  /** The complement of the address, and its CEP. */
  reference: nullableText,
  zipcode: nullableText,
  product_items_sum_value: reais,
  delivery_tax_value: reais,
  /** The code that a part of that discount came by. */
  discount_code: nullableText,
  additional_discount_value: reais,
  /** Ours: what of it the code took off; 0 of an order that was made before that was kept. */
  code_discount: reais,
  /** Ours: what of it the plan took off that one had then. */
  plan_discount: planDiscountSchema.nullable(),
  wallet_value: reais,
  wallet_points: z.number(),
  /** The cost of instalments beyond the price; part of the card's amount. */
  interest_value: reais,
  /** The amount paid by card or PIX, with interest. */
  credit_card_value: reais,
  total_credit_card_value: reais,
  final_value: reais,
  total_final_value: reais,
  /** 0 to 1. */
  refunded_percentage: z.number(),
  refunded_value: reais,
  refunds: z.array(orderRefundSchema),
  /** Points that came back with the purchase, less what refunds took; null before it is paid (PTS-06). */
  cashback: z.number().nullable(),
  /** Whether vouchers come with it, and whether they are there (ORD-06). */
  sell_vouchers: z.boolean(),
  create_vouchers: z.boolean(),
  gateway_charge: gatewayChargeSchema.nullable(),
  /** Until when it may be given back by its buyer (GAP-88); null: not any more, or not at all. */
  withdraw_until: nullableText,
  paid_at: nullableText,
  /** The notice of a late or second payment that went back (GAP-65). */
  notice: nullableText,
})

/** An order of a list: what its card shows. */
export const orderCardSchema = orderSchema
  .pick({
    id: true,
    createdAt: true,
    status: true,
    state: true,
    code: true,
    action: true,
    total_final_value: true,
    total_credit_card_value: true,
  })
  .extend({ items: z.number() })

export const ordersSchema = z.object({ content: z.array(orderCardSchema), next: nullableText })

export type Order = z.output<typeof orderSchema>
export type OrderCard = z.output<typeof orderCardSchema>
export type OrderPart = z.output<typeof orderPartSchema>
