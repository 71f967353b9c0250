import { type AnyPgColumn, bigint, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationId } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'

type Liked = { stationId: AnyPgColumn; id: AnyPgColumn }

/**
 * Who likes what a table holds: once each, whatever is sent twice (GAP-49). One table for each kind of thing, so that a like cannot
 * point at nothing; all of them look the same, and `column` is what the thing's number is called in the database.
 */
export const likeTable = (name: string, column: string, liked: () => Liked) =>
  pgTable(
    name,
    {
      stationId: stationId(),
      targetId: bigint(column, { mode: 'number' }).notNull(),
      participantId: reference().notNull(),
      createdAt: instant().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.stationId, t.targetId, t.participantId] }),
      foreignKey({
        columns: [t.stationId, t.targetId],
        foreignColumns: [liked().stationId, liked().id],
      } as never).onDelete('cascade'),
      foreignKey({
        columns: [t.stationId, t.participantId],
        foreignColumns: [participants.stationId, participants.id],
      }).onDelete('cascade'),
    ],
  )
export type LikeTable = ReturnType<typeof likeTable>

/** Who likes an activity. */
export const activityLikes = likeTable('activity_likes', 'activity_id', () => activities)

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
