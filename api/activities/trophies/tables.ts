import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference, stationColumns } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'

/** What a station awards for an activity. Who has won one is known from the participations: nothing is written twice. */
export const trophies = pgTable(
  'trophies',
  {
    ...stationColumns(),
    description: text().notNull(),
    image: text().notNull(),
    /** Null: not to be won by an activity (yet). */
    activityId: reference(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('trophies_of_activity').on(t.stationId, t.activityId),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)
