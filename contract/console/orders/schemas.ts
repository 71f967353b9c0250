import { z } from 'zod'
import { addressSchema } from '../../commerce/cart/schemas.ts'
import { orderStatuses } from '../../commerce/orders/status.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

const nullableText = z.string().nullable()
/** Amounts here are integer centavos, points integer hundredths: owners' books are exact. Instants in ISO 8601. */
const cents = z.number()

export const orderManagementTexts = {
  amount: 'Informe quanto devolver.',
  reason: 'Diga por que o valor está sendo devolvido.',
} as const

/** An order of the owners' list. */
export const managedOrderRowSchema = z.object({
  id: z.number(),
  code: z.string(),
  createdAt: z.string(),
  state: z.enum(orderStatuses),
  /** In the words of GAP-68. */
  status: z.string(),
  buyer: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  /** What it costs its buyer: what the wallet pays and what is charged, with interest. */
  totalCents: cents,
  refundedCents: cents,
  /** Paid, and something of it is still to be handed over. */
  isToDeliver: z.boolean(),
})
export type ManagedOrderRow = z.output<typeof managedOrderRowSchema>

export const managedOrderPageSchema = z.object({
  list: z.array(managedOrderRowSchema),
  /** For `before` of the next page; null: there is none. */
  next: z.number().nullable(),
})

/** What a line of the time line is about. */
export const timelineKinds = ['order', 'charge', 'refund', 'gateway', 'ledger', 'delivery'] as const

/** One thing that happened to an order, in words. */
export const timelineEntrySchema = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  what: z.string(),
  /** Who did it; null: the buyer, or nobody. */
  who: nullableText,
  cents: cents.nullable(),
  pointsH: z.number().nullable(),
  note: nullableText,
})
export type TimelineEntry = z.output<typeof timelineEntrySchema>

export const managedItemSchema = z.object({
  activity_id: z.number(),
  number: z.number(),
  name: z.string(),
  image: nullableText,
  quantity: z.number(),
  /** Of those that went back to the stock. */
  returned: z.number(),
  /** (value − discount) × quantity. */
  totalCents: cents,
})
export const managedPartSchema = z.object({
  activity: z.object({ id: z.number(), name: z.string() }),
  items: z.array(managedItemSchema),
  location: z
    .object({ name: z.string(), isBrought: z.boolean(), place: z.string(), deliveryCents: cents })
    .nullable(),
  deliveredAt: nullableText,
  deliveredBy: nullableText,
  /** Until when that mark can be taken back; null: not, or not any more. */
  undoUntil: nullableText,
})
export type ManagedPart = z.output<typeof managedPartSchema>

export const managedChargeSchema = z.object({
  id: z.number(),
  gateway: z.string(),
  code: z.string(),
  gatewayId: nullableText,
  method: z.enum(['pix', 'credit_card']),
  state: z.enum(['asked', 'pending', 'paid', 'refused', 'expired']),
  amountCents: cents,
  paidCents: cents,
  refundedCents: cents,
  installments: z.number(),
  card: z.string().nullable(),
  reason: nullableText,
})

/** What went or goes back of an order. */
export const managedRefundSchema = z.object({
  /** 1, 2 … within the order. */
  number: z.number(),
  amountCents: cents,
  state: z.enum(['asked', 'done', 'refused']),
  reason: z.string(),
  /** The name of the owner; null: the buyer, or the gateway. */
  who: nullableText,
  by: z.enum(['owner', 'buyer', 'gateway']),
  createdAt: z.string(),
})

/** Everything owners see of an order. */
export const managedOrderSchema = managedOrderRowSchema.extend({
  buyer: z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    cpf: nullableText,
    phone: nullableText,
  }),
  paidAt: nullableText,
  expiresAt: nullableText,
  itemsCents: cents,
  deliveryCents: cents,
  discountCents: cents,
  /** What of the discounts a plan took off, and how it was called. */
  planCents: cents,
  planName: nullableText,
  discountCode: nullableText,
  /** Items − discounts + delivery. */
  finalCents: cents,
  walletCents: cents,
  walletPointsH: z.number(),
  chargeCents: cents,
  /** How much of it can be given back, beyond what is going back already. */
  refundableCents: cents,
  refunds: z.array(managedRefundSchema),
  /** The number of the refund that comes next: sent again with it, it is the same one. */
  nextRefund: z.number(),
  address: addressSchema.nullable(),
  parts: z.array(managedPartSchema),
  charges: z.array(managedChargeSchema),
  timeline: z.array(timelineEntrySchema),
  notice: nullableText,
})
export type ManagedOrder = z.output<typeof managedOrderSchema>

/** What of an order goes back, why, and which of its things return to the stock. */
export const refundInputSchema = z.strictObject({
  /** `nextRefund` of the order as it was seen. */
  number: z.int().min(1).max(10_000),
  amountCents: z
    .int(orderManagementTexts.amount)
    // 0: of an order that cost nothing.
    .min(0, orderManagementTexts.amount)
    .max(100_000_000_000, orderManagementTexts.amount),
  reason: writtenText(mostLetters.reason),
  backToStock: z
    .array(
      z.strictObject({
        activity_id: z.int().positive(),
        number: z.int().positive(),
        quantity: z.int().min(1),
      }),
    )
    .max(100)
    .default([]),
})

const counted = z.object({ orders: z.number(), cents })

/** A day of the station's calendar. */
export const orderDaySchema = z.object({
  day: z.string(),
  /** Paid on that day, whatever happened later. */
  sold: counted,
  /** Waiting for their payment now. */
  waiting: counted,
  /** What went back on that day. */
  refunded: counted,
  /** Paid and not handed over yet, whatever the day. */
  toDeliver: z.number(),
  /** What was sold most on that day. */
  products: z.array(z.object({ id: z.number(), name: z.string(), quantity: z.number(), cents })),
})
export type OrderDay = z.output<typeof orderDaySchema>

/** What is left of a product (CAR-21). `sold` stands in orders, `reserved` in carts that are being paid; null: without an end. */
export const productStockSchema = z.object({
  number: z.number(),
  /** Null: it was removed. */
  name: nullableText,
  total: z.number().nullable(),
  sold: z.number(),
  reserved: z.number(),
  left: z.number().nullable(),
})
export type ProductStock = z.output<typeof productStockSchema>

export const stockMovementSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  cause: z.enum(['reserved', 'ordered', 'released', 'returned', 'adjusted']),
  quantity: z.number(),
  orderId: z.number().nullable(),
  note: nullableText,
})
export type StockMovement = z.output<typeof stockMovementSchema>

/**
 * A day of the station's calendar in its books, in centavos: it closes where the cash is what was paid less what went back, and what was
 * credited to wallets is what was paid for credits, by PIX or by transfer (GAP-118).
 */
export const bookDaySchema = z.object({
  day: z.string(),
  paidCents: cents,
  refundedCents: cents,
  cashCents: cents,
  creditsPaidCents: cents,
  creditedCents: cents,
  isClosed: z.boolean(),
})
export type BookDay = z.output<typeof bookDaySchema>

export const booksSchema = z.object({
  days: z.array(bookDaySchema),
  /** What all accounts of the station come to, of all time: both are 0, or a line of the ledger is missing. */
  sums: z.object({ pointsH: z.number(), cents }),
})
export type Books = z.output<typeof booksSchema>

const sideSchema = z.object({ state: z.string(), paidCents: cents, refundedCents: cents })

/** A charge as its gateway tells it, beside what stands here. */
export const reconciledSchema = z.object({
  /** What it pays: an order, or a request for credits; null where it is neither. */
  orderId: z.number().nullable(),
  topUpId: z.number().nullable(),
  code: z.string(),
  gateway: z.string(),
  createdAt: z.string(),
  amountCents: cents,
  ours: sideSchema,
  theirs: sideSchema.nullable(),
  /** The gateway answered: where it did not, `theirs` says nothing. */
  isAnswered: z.boolean(),
  differs: z.boolean(),
})
export type ReconciledCharge = z.output<typeof reconciledSchema>

/** What was asked of a day's charges, and what was not. */
export const reconciledDaySchema = z.object({
  charges: z.array(reconciledSchema),
  /** Charges of the whole day, and those of them before these. */
  total: z.number(),
  before: z.number(),
  /** For `after` of the call that goes on; null: none is left. */
  next: z.number().nullable(),
  /** It ended early, for the gateway did not answer. */
  isSilent: z.boolean(),
})
export type ReconciledDay = z.output<typeof reconciledDaySchema>
