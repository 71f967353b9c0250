import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
