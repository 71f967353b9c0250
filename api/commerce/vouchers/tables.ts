import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { activities, participations } from '../../activities/participation/tables.ts'
import { participants } from '../../people/access/tables.ts'
import {
  cents,
  hundredths,
  instant,
  reference,
  stationColumns,
  stationId,
} from '../../platform/db/columns.ts'

/**
 * What somebody holds by a code: a bought coupon, a seat in a course, the receipt of a donation. Where, when and the rules
 * are the activity's own, so that a course that moves moves its vouchers. A voucher whose participation was undone is
 * worth nothing.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    ...stationColumns(),
    kind: text({ enum: ['coupon', 'course', 'donation'] }).notNull(),
    /** As it is shown and typed, `XXXXX-XXXXX`. */
    code: text().notNull(),
    participantId: reference().notNull(),
    activityId: reference().notNull(),
    /** Null: it came of something else than taking part. */
    participationId: reference(),
    /** What it cost, in reais; null for what has no price. */
    priceCents: cents(),
    /** What the wallet paid for it. */
    paidH: hundredths().notNull(),
    /** Points that came back with the purchase (PTS-06). */
    cashbackH: hundredths().notNull(),
    /** The order it came with, and which thing of it, `{activity}:{product}:{n}`: each makes one (GAP-69). */
    orderId: reference(),
    orderItem: text(),
    /** Its order was refunded, or this thing of it, by that refund of the order: it is worth nothing. */
    cancelledAt: instant(),
    refundNumber: integer(),
    /** Whether the organisation may get in touch (ACT-04). */
    shouldContact: boolean(),
    createdAt: instant().notNull(),
    redeemedAt: instant(),
    redeemedPlace: text(),
    /** Who redeemed it: an owner or somebody of the partner. */
    redeemedById: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('vouchers_code').on(t.stationId, t.code),
    uniqueIndex('vouchers_participation').on(t.stationId, t.participationId),
    uniqueIndex('vouchers_order_item').on(t.stationId, t.orderId, t.orderItem),
    index('vouchers_of_participant').on(t.stationId, t.participantId, t.id),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }),
    foreignKey({
      columns: [t.stationId, t.participationId],
      foreignColumns: [participations.stationId, participations.id],
    }),
  ],
)

/** What was donated to an activity and not taken back, of which one read says how much; its receipts are what it is the sum of (GAP-153). */
export const donationTotals = pgTable(
  'donation_totals',
  { stationId: stationId(), activityId: reference().notNull(), cents: cents().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId] }),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }),
    check('donation_totals_not_negative', sql`${t.cents} >= 0`),
  ],
)

const ofParticipant = (t: { stationId: never; participantId: never }) =>
  foreignKey({
    columns: [t.stationId, t.participantId],
    foreignColumns: [participants.stationId, participants.id],
  }).onDelete('cascade')

/** Who comes along on a family's voucher (ACT-S12). */
export const dependents = pgTable(
  'dependents',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    name: text().notNull(),
    /** 'Filha', 'Cônjuge' … */
    kinship: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('dependents_of_participant').on(t.stationId, t.participantId),
    ofParticipant(t as never),
  ],
)

/** Participants who act for a partner of the station: they redeem the vouchers of its activities (GAP-84). */
export const partnerMembers = pgTable(
  'partner_members',
  { stationId: stationId(), partnerId: reference().notNull(), participantId: reference().notNull() },
  (t) => [primaryKey({ columns: [t.stationId, t.partnerId, t.participantId] }), ofParticipant(t as never)],
)
