import { date, foreignKey, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** That somebody is told when their points end: nothing ends that was not told thirty days before (GAP-112). */
export const pointEndNotices = pgTable(
  'point_end_notices',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** After so many days points ended when it was told: another number has to be told anew. */
    days: integer().notNull(),
    /** Of points that were earned up to this day (UTC). */
    earnedUntil: date({ mode: 'string' }).notNull(),
    /** The day of the station on which it was told. */
    toldOn: date({ mode: 'string' }).notNull(),
    /** When its mail was handed over, or found to have nothing to say any more. */
    mailedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('point_end_notices_once').on(t.stationId, t.participantId, t.days, t.earnedUntil),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
  ],
)
