import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { participants } from '../access/tables.ts'
import { hundredths, instant, reference, stationColumns, stationId } from '../db/columns.ts'

export type ActivityVideo = {
  id: number
  name: string
  description: string
  url: string
  custom: boolean
  required: boolean
}

/** Activities of all 21 types: what they share in columns, what one type needs in `body`. */
export const activities = pgTable(
  'activities',
  {
    ...stationColumns(),
    typeId: integer().notNull(),
    name: text().notNull(),
    /** Sanitised when written, like `rules` and `feedback`. */
    description: text().notNull(),
    rules: text().notNull(),
    image: text(),
    featuredImage: text(),
    pointsH: hundredths().notNull(),
    additionalCashbackH: hundredths().notNull(),
    /** Null: unlimited; 0: blocked (GAP-35). */
    limitPerUser: integer(),
    participationStart: instant(),
    participationEnd: instant(),
    feedback: text().notNull(),
    feedbackLottie: text(),
    commentsAndLikes: boolean().notNull(),
    partnerId: reference(),
    familiarVoucher: boolean().notNull(),
    priority: integer().notNull(),
    priorityCarousel: integer(),
    clickMeLabel: text().notNull(),
    isPublic: boolean().notNull(),
    status: text().$type<'draft' | 'published' | 'withdrawn'>().notNull(),
    videos: jsonb().$type<ActivityVideo[]>().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('activities_shown').on(t.stationId, t.status, t.priority, t.id),
  ],
)

const activityKey = (t: { stationId: never; activityId: never }) =>
  foreignKey({
    columns: [t.stationId, t.activityId],
    foreignColumns: [activities.stationId, activities.id],
  }).onDelete('cascade')

/** What must be done before an activity may be done (ACT-S07). */
export const activityPrerequisites = pgTable(
  'activity_prerequisites',
  { stationId: stationId(), activityId: reference().notNull(), requiredId: reference().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId, t.requiredId] }),
    activityKey(t as never),
    foreignKey({
      columns: [t.stationId, t.requiredId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)

/**
 * A participant took part. `idempotencyKey` makes twice sent once done; `undoneAt` is a participation taken back by an
 * owner, which counts for no limit any more.
 */
export const participations = pgTable(
  'participations',
  {
    ...stationColumns(),
    activityId: reference().notNull(),
    participantId: reference().notNull(),
    idempotencyKey: text().notNull(),
    /** Points earned, in hundredths, as booked in the ledger. */
    earnedH: hundredths().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('participations_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('participations_of_participant').on(t.stationId, t.participantId, t.activityId),
    index('participations_of_activity').on(t.stationId, t.activityId, t.id),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
  ],
)
