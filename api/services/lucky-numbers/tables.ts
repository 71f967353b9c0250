import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { hundredths, instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** Draws of lucky numbers. The seed is made with the draw and told nobody before it is drawn; its hash is told at once. */
export const luckyDraws = pgTable(
  'lucky_draws',
  {
    ...stationColumns(),
    name: text().notNull(),
    /** How many numbers are drawn. */
    winners: integer().notNull(),
    /** Of the balance for each number; null: one number for each member. */
    everyPointsH: hundredths(),
    /** 32 random bytes in hex, and the SHA-256 of that text in hex. */
    seed: text().notNull(),
    seedHash: text().notNull(),
    /** Numbers that were given, 1 to so many. */
    total: integer().notNull().default(0),
    /** The numbers, in the order of the draw. */
    drawn: jsonb().$type<number[]>(),
    drawnAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

/** Who has which number of a draw. Numbers are given one after the other, and never taken back. */
export const luckyNumbers = pgTable(
  'lucky_numbers',
  {
    stationId: stationId(),
    drawId: reference().notNull(),
    number: integer().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.drawId, t.number] }),
    index('lucky_numbers_of_participant').on(t.stationId, t.participantId, t.drawId),
    foreignKey({
      columns: [t.stationId, t.drawId],
      foreignColumns: [luckyDraws.stationId, luckyDraws.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
