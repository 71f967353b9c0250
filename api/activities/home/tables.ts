import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { withId } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'

/** The rows of the member's home: categories, journeys and 'now playing', each an ordered list of activities. */
export const collections = pgTable(
  'collections',
  {
    ...stationColumns(),
    kind: text().$type<'category' | 'journey' | 'now-playing'>().notNull(),
    name: text().notNull(),
    icon: text(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.kind, t.id] })],
)

export const collectionActivities = pgTable(
  'collection_activities',
  {
    stationId: stationId(),
    kind: text().$type<'category' | 'journey' | 'now-playing'>().notNull(),
    collectionId: reference().notNull(),
    activityId: reference().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.kind, t.collectionId, t.activityId] }),
    foreignKey({
      columns: [t.stationId, t.kind, t.collectionId],
      foreignColumns: [collections.stationId, collections.kind, collections.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)

/** Joins the activities of collections to them. */
export const isOfCollection = withId(activities, collectionActivities, collectionActivities.activityId)
