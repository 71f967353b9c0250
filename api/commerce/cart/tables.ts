import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderAddress } from '#contract/commerce/cart/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { cents, instant, reference, stationId } from '../../platform/db/columns.ts'

const ofParticipant = (t: { stationId: never; participantId: never }) =>
  foreignKey({
    columns: [t.stationId, t.participantId],
    foreignColumns: [participants.stationId, participants.id],
  }).onDelete('cascade')

/** What somebody put into their cart. It reserves nothing. */
export const cartItems = pgTable(
  'cart_items',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    activityId: reference().notNull(),
    productNumber: integer().notNull(),
    quantity: integer().notNull(),
    /** What one of it cost when it was put in: another price is said (value − discount). */
    unitCents: cents().notNull(),
    addedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId, t.activityId, t.productNumber] }),
    ofParticipant(t as never),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 1000`),
  ],
)

/** What is reserved of one product. */
export type Reserved = { activityId: number; productNumber: number; quantity: number }

/** What an order costs, and what of it card or PIX pays, in centavos. */
export type ToldAmounts = { finalCents: number; chargeCents: number }

/**
 * What somebody chose on the way to their order, a row per person, and what is kept for them meanwhile: `reserved` counts as
 * taken in `product_stocks` until `expiresAt` (GAP-67); a job gives it back, and whoever wants what is reserved too long gives
 * it back before.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** Location by activity. */
    locations: jsonb().$type<Record<string, number>>().notNull().default({}),
    address: jsonb().$type<OrderAddress>(),
    method: text({ enum: ['pix', 'credit_card'] }),
    cardId: reference(),
    installments: integer().notNull().default(1),
    discountCode: text(),
    reserved: jsonb().$type<Reserved[]>().notNull().default([]),
    /** Null: nothing was reserved since the last order. It stays when the time is over, so that whoever comes late is told (CAR-14). */
    expiresAt: instant(),
    /** The order that is being paid with what is reserved: it has taken it over, and gives it back if it is refused. */
    orderId: reference(),
    /** What the last change told its person that it costs: nobody pays another amount unasked (CAR-22). */
    told: jsonb().$type<ToldAmounts>(),
    /** The key of the last addition to the cart: the same again adds nothing. */
    lastKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId] }),
    ofParticipant(t as never),
    index('checkouts_expire').on(t.expiresAt).where(sql`${t.reserved} <> '[]'`),
  ],
)
