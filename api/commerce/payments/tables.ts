import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { cents, instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/**
 * `asked`: written before the gateway was asked; nobody knows yet whether it was charged, and a job finds out · `pending`
 * waits for its payment · `paid`: all of it came · `refused`, `expired`: it ended without. What went back is `refundedCents`.
 */
export const chargeStates = ['asked', 'pending', 'paid', 'refused', 'expired'] as const
export type ChargeState = (typeof chargeStates)[number]

/** What is paid by charges; `referenceId` of a charge is the row of the area that brought it. */
export const chargePurposes = ['order', 'subscription', 'top_up'] as const
export type ChargePurpose = (typeof chargePurposes)[number]

/** What is charged. Its row is there before the gateway is asked: a lost answer is looked for, never asked anew. */
export const charges = pgTable(
  'payment_charges',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** What it pays: an order, a period of a subscription, credits of a wallet. */
    purpose: text({ enum: chargePurposes }).notNull(),
    referenceId: reference().notNull(),
    gateway: text().notNull(),
    /** Ours; the gateway finds it by it. */
    code: text().notNull().generatedAlwaysAs(sql`'E' || station_id::text || '-C' || id::text`),
    gatewayId: text(),
    method: text({ enum: ['pix', 'credit_card'] }).notNull(),
    state: text({ enum: chargeStates }).notNull(),
    amountCents: cents().notNull(),
    /** What came in, all receipts together; more than the amount when somebody paid twice. */
    paidCents: cents().notNull(),
    /** What went back, all refunds that were done. */
    refundedCents: cents().notNull(),
    installments: integer().notNull(),
    cardBrand: text(),
    cardLastDigits: text(),
    pixCode: text(),
    expiresAt: instant(),
    /** Why it was refused, for the payer. */
    reason: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** When its gateway was asked to call it off: what is paid at that moment it gives back by itself. */
    endAskedAt: instant(),
    /** When its payer gave it up, whatever its gateway knows of it. */
    givenUpAt: instant(),
    /** When the gateway was last asked about it. */
    readAt: instant(),
    /** When it is asked by itself; null: there is nothing to ask. */
    nextReadAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('payment_charges_code').on(t.stationId, t.code),
    uniqueIndex('payment_charges_gateway').on(t.stationId, t.gateway, t.gatewayId),
    index('payment_charges_of').on(t.stationId, t.purpose, t.referenceId),
    index('payment_charges_due').on(t.nextReadAt).where(sql`${t.nextReadAt} is not null`),
    index('payment_charges_by_day').on(t.stationId, t.createdAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    check(
      'payment_charges_amounts',
      sql`${t.amountCents} > 0 and ${t.refundedCents} >= 0 and ${t.refundedCents} <= ${t.paidCents}`,
    ),
  ],
)

const ofCharge = (t: { stationId: never; chargeId: never }) =>
  foreignKey({ columns: [t.stationId, t.chargeId], foreignColumns: [charges.stationId, charges.id] })

/** What came in, each time once, at the instant it was booked. */
export const receipts = pgTable(
  'payment_receipts',
  {
    ...stationColumns(),
    chargeId: reference().notNull(),
    amountCents: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('payment_receipts_of').on(t.stationId, t.chargeId),
    index('payment_receipts_by_day').on(t.stationId, t.createdAt),
    ofCharge(t as never),
    check('payment_receipts_amount', sql`${t.amountCents} > 0`),
  ],
)

/**
 * What goes back, part by part. `asked` before the gateway is asked, as with charges. `order`: somebody decided so ·
 * `surplus`: it was paid twice, or too late (GAP-65) · `outside`: the gateway gave it back, nobody asked here.
 */
export const refunds = pgTable(
  'payment_refunds',
  {
    ...stationColumns(),
    chargeId: reference().notNull(),
    /** Asked twice, it is one. */
    key: text().notNull(),
    kind: text({ enum: ['order', 'surplus', 'outside'] }).notNull(),
    amountCents: cents().notNull(),
    state: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    /** Why it goes back, or why the gateway refused. */
    reason: text().notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
    /** When the gateway was last asked for it; from then on its answer may have been lost. */
    sentAt: instant(),
    /** When the gateway is asked for it again; null: it is settled. */
    nextTryAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('payment_refunds_key').on(t.stationId, t.key),
    index('payment_refunds_of').on(t.stationId, t.chargeId),
    index('payment_refunds_done').on(t.stationId, t.doneAt),
    index('payment_refunds_due').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    ofCharge(t as never),
    check('payment_refunds_amount', sql`${t.amountCents} > 0`),
  ],
)

/** What gateways told, each once; only what was verified. */
export const gatewayEvents = pgTable(
  'payment_gateway_events',
  {
    ...stationColumns(),
    gateway: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    chargeId: reference().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('payment_gateway_events_once').on(t.stationId, t.gateway, t.eventId),
    index('payment_gateway_events_of').on(t.stationId, t.chargeId),
    ofCharge(t as never),
  ],
)

/** Since when the books of a station are looked at by the next check: they closed on every day before. */
export const bookChecks = pgTable('payment_book_checks', {
  stationId: stationId().primaryKey(),
  closedUntil: instant().notNull(),
})
