import { type AnyPgColumn, bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ReportReason } from '#contract/activities/writing/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationId } from '../../platform/db/columns.ts'

/** `removed`: an owner took it away; its words are gone, its author is still told why. */
export type WritingState = 'shown' | 'held' | 'hidden' | 'removed'

/** The columns of what members write for others: who sees it, what its author is told, since when an owner is to read it. */
export const moderatedColumns = () => ({
  state: text().$type<WritingState>().notNull(),
  stateReason: text().notNull().default(''),
  /** Null: nobody has to decide anything. */
  waitsSince: instant(),
})

/** Words and expressions that hold a text back until an owner has read it. */
export const heldWords = pgTable(
  'held_words',
  { stationId: stationId(), word: text().notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.stationId, t.word] })],
)

/** Members who may not write for a while, or until an owner lets them. */
export const writingBlocks = pgTable(
  'writing_blocks',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** They read it. */
    reason: text().notNull(),
    /** Null: no end. */
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId] }),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

type Reported = { stationId: AnyPgColumn; id: AnyPgColumn }

/** Who reported what a table holds to the owners: once each. One table for each kind of text; `column` names its number. */
export const reportTable = (name: string, column: string, reported: () => Reported) =>
  pgTable(
    name,
    {
      stationId: stationId(),
      targetId: bigint(column, { mode: 'number' }).notNull(),
      participantId: reference().notNull(),
      reason: text().$type<ReportReason>().notNull(),
      details: text().notNull(),
      createdAt: instant().notNull(),
      /** An owner has decided. */
      settledAt: instant(),
    },
    (t) => [
      primaryKey({ columns: [t.stationId, t.targetId, t.participantId] }),
      foreignKey({
        columns: [t.stationId, t.targetId],
        foreignColumns: [reported().stationId, reported().id],
      } as never).onDelete('cascade'),
      foreignKey({
        columns: [t.stationId, t.participantId],
        foreignColumns: [participants.stationId, participants.id],
      }).onDelete('cascade'),
    ],
  )
export type ReportTable = ReturnType<typeof reportTable>
