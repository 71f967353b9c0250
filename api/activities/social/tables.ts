import { foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationId } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'

/** Who likes an activity: once each, whatever is sent twice (GAP-49). */
export const activityLikes = pgTable(
  'activity_likes',
  {
    stationId: stationId(),
    activityId: reference().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId, t.participantId] }),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** How many do: a page costs the same with ten likes and with a hundred thousand. */
export const activityLikeCounts = pgTable(
  'activity_like_counts',
  { stationId: stationId(), activityId: reference().notNull(), likes: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId] }),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)
