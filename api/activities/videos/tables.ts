import { boolean, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationId } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'

/** How far somebody is with one video of an activity. A row exists from the moment it was begun (VID-01, GAP-62). */
export const videoViews = pgTable(
  'video_views',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    activityId: reference().notNull(),
    /** The activity's own number of the video. */
    videoId: integer().notNull(),
    startedAt: instant().notNull(),
    /** Seen, as far as it is believed; only grows. */
    watchedMs: integer().notNull(),
    /** What players said; null until one did. */
    durationMs: integer(),
    /** When it was seen for the first time; never taken back. */
    viewedOnceAt: instant(),
    hasViewed: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId, t.activityId, t.videoId] }),
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
