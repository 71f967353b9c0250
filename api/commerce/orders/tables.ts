import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderAddress } from '#contract/commerce/cart/schemas.ts'
import { orderStatuses } from '#contract/commerce/orders/status.ts'
import { participants } from '../../people/access/tables.ts'
import {
  cents,
  hundredths,
  instant,
  reference,
  stationColumns,
  stationId,
} from '../../platform/db/columns.ts'

/** An order as it was when it was made: whatever changes in the catalog later, it stays (CAR-22). */
export const orders = pgTable(
  'orders',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** As it is shown and scanned, `XXXXX-XXXXX`. */
    code: text().notNull(),
    idempotencyKey: text().notNull(),
    inputDigest: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    itemsCents: cents().notNull(),
    deliveryCents: cents().notNull(),
    discountCents: cents().notNull(),
    /** What of the discounts the code took off. */
    codeCents: cents().notNull().default(0),
    /** What of the discounts a plan took off, and how it was called then. */
    planCents: cents().notNull().default(0),
    planName: text(),
    /** Items − discounts + delivery. */
    finalCents: cents().notNull(),
    /** What the wallet pays of it, and the same in points, held under this transfer of the ledger. */
    walletCents: cents().notNull(),
    walletH: hundredths().notNull(),
    holdId: reference(),
    /** What card or PIX pays, with the interest of instalments; 0: the wallet pays all. */
    chargeCents: cents().notNull(),
    method: text({ enum: ['pix', 'credit_card'] }),
    installments: integer().notNull(),
    /** Centavos that went back, of wallet and gateway together. */
    refundedCents: cents().notNull(),
    address: jsonb().$type<OrderAddress>(),
    discountCode: text(),
    /** Why it was refused or cancelled, or what happened to a payment that came too late (GAP-65). */
    notice: text(),
    vouchersMade: boolean().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** Until when its payment may come. */
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('orders_code').on(t.stationId, t.code),
    uniqueIndex('orders_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('orders_of_participant').on(t.stationId, t.participantId, t.id),
    index('orders_by_status').on(t.stationId, t.status, t.createdAt, t.id),
    index('orders_by_payment').on(t.stationId, t.paidAt).where(sql`${t.paidAt} is not null`),
    index('orders_by_day').on(t.stationId, t.createdAt, t.id),
    index('orders_waiting').on(t.expiresAt).where(sql`${t.status} = 'awaiting_payment'`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    check(
      'orders_amounts',
      sql`${t.finalCents} = ${t.itemsCents} - ${t.discountCents} + ${t.deliveryCents} and ${t.walletCents} <= ${t.finalCents} and ${t.refundedCents} >= 0`,
    ),
  ],
)

const ofOrder = (t: { stationId: never; orderId: never }) =>
  foreignKey({ columns: [t.stationId, t.orderId], foreignColumns: [orders.stationId, orders.id] })

/**
 * What of an order goes back, decided by an owner, by its buyer, or by the gateway alone. Of what card and PIX paid first, the rest
 * of what the wallet paid. `asked` until the gateway has given its part back; nothing else of it happens before.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    ...stationColumns(),
    orderId: reference().notNull(),
    /** 1, 2 … within the order. */
    number: integer().notNull(),
    by: text({ enum: ['owner', 'buyer', 'gateway'] }).notNull(),
    /** The name of the owner. */
    who: text(),
    reason: text().notNull(),
    gatewayCents: cents().notNull(),
    walletCents: cents().notNull(),
    walletH: hundredths().notNull(),
    /** Cashback that should leave the wallet again, and what it had of it when it was done. */
    cashbackDueH: hundredths().notNull(),
    cashbackH: hundredths().notNull(),
    /** What goes back to the stock with it. */
    backToStock: jsonb().$type<{ activityId: number; productNumber: number; quantity: number }[]>().notNull(),
    /** Of the gateway's part. */
    refundId: reference(),
    state: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('order_refunds_number').on(t.stationId, t.orderId, t.number),
    uniqueIndex('order_refunds_refund').on(t.stationId, t.refundId),
    index('order_refunds_done').on(t.stationId, t.doneAt),
    ofOrder(t as never),
    check('order_refunds_amount', sql`${t.gatewayCents} >= 0 and ${t.walletCents} >= 0`),
  ],
)

/** What of an order one activity brought. */
export const orderParts = pgTable(
  'order_parts',
  {
    stationId: stationId(),
    orderId: reference().notNull(),
    activityId: reference().notNull(),
    activityName: text().notNull(),
    activityImage: text(),
    typeId: integer().notNull(),
    locationId: reference(),
    locationName: text(),
    /** Where it is fetched; '' where it is brought. */
    locationPlace: text(),
    isBrought: boolean(),
    deliveryCents: cents().notNull(),
    discountCents: cents().notNull(),
    cashbackH: hundredths().notNull(),
    sellsVouchers: boolean().notNull(),
    /** Of the participation that the payment made (its points, its place among what somebody did). */
    participationId: reference(),
    deliveredAt: instant(),
    deliveredBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.orderId, t.activityId] }),
    index('order_parts_of_activity').on(t.stationId, t.activityId, t.orderId),
    index('order_parts_of_participation')
      .on(t.stationId, t.participationId)
      .where(sql`${t.participationId} is not null`),
    index('order_parts_undelivered')
      .on(t.stationId, t.orderId)
      .where(sql`${t.locationId} is not null and ${t.deliveredAt} is null`),
    ofOrder(t as never),
  ],
)

/** The things of an order. */
export const orderItems = pgTable(
  'order_items',
  {
    stationId: stationId(),
    orderId: reference().notNull(),
    activityId: reference().notNull(),
    productNumber: integer().notNull(),
    name: text().notNull(),
    image: text(),
    valueCents: cents().notNull(),
    discountCents: cents().notNull(),
    quantity: integer().notNull(),
    /** Of those that went back to the stock. */
    returned: integer().notNull(),
    /** The course its voucher is for. */
    courseId: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.orderId, t.activityId, t.productNumber] }),
    ofOrder(t as never),
    check('order_items_quantity', sql`${t.quantity} > 0 and ${t.returned} between 0 and ${t.quantity}`),
  ],
)

/** The time line of an order: what happened, by whom. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...stationColumns(),
    orderId: reference().notNull(),
    /** `created`, `paid`, `expired`, `cancelled`, `refunded`, `delivered`, `vouchers` … */
    what: text().notNull(),
    /** The name of the owner, or null for the buyer and for what happens by itself. */
    who: text(),
    amountCents: cents(),
    note: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('order_events_of').on(t.stationId, t.orderId, t.id),
    index('order_events_collected').on(t.stationId, t.createdAt).where(sql`${t.what} = 'collected'`),
    ofOrder(t as never),
  ],
)
