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
import { topUpStates, topUpWays } from '#contract/commerce/top-ups/state.ts'
import { participants } from '../../people/access/tables.ts'
import { cents, hundredths, instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** A request for credits of a wallet, and what became of it (WAL-01, WAL-05). */
export const topUps = pgTable(
  'top_ups',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    way: text({ enum: topUpWays }).notNull(),
    /** Asked for in points of the station (STN-U15). */
    isPurchase: boolean().notNull(),
    state: text({ enum: topUpStates }).notNull(),
    amountCents: cents().notNull(),
    /** What the wallet gets, fixed when it was asked for. */
    pointsH: hundredths().notNull(),
    /** What these were worth then, in centavos; null: asked for before it was kept (GAP-118). */
    creditCents: cents(),
    /** Of these, what left the wallet again or is owed, for its payment went back. */
    takenBackH: hundredths().notNull().default(0),
    /** Of the submit, unique for its person. */
    idempotencyKey: text().notNull(),
    inputDigest: text().notNull(),
    createdAt: instant().notNull(),
    /** Until when its PIX can be paid. */
    expiresAt: instant(),
    /** When it was paid, refused or ended. */
    settledAt: instant(),
    /** The first owner of two: number, and name at that time. */
    firstBy: reference(),
    firstByName: text(),
    /** Who confirmed or refused it. */
    decidedBy: reference(),
    decidedByName: text(),
    /** How often a confirmation was taken back: the next one is another movement (GAP-142). */
    undoneTimes: integer().notNull().default(0),
    /** Why it was refused, for its person. */
    reason: text(),
    /** What was said of a payment that came too late or twice, or went back (GAP-65). */
    notice: text(),
    /** The mails of it that left. */
    told: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('top_ups_once').on(t.stationId, t.participantId, t.idempotencyKey),
    index('top_ups_of').on(t.stationId, t.participantId, t.id),
    index('top_ups_to_confirm')
      .on(t.stationId, t.id)
      .where(sql`${t.state} = 'waiting' and ${t.way} = 'transfer'`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    check(
      'top_ups_amounts',
      sql`${t.amountCents} > 0 and ${t.pointsH} > 0 and ${t.takenBackH} between 0 and ${t.pointsH}`,
    ),
  ],
)
