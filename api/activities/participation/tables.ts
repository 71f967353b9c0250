import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { VoucherRef } from '#contract/activities/participation/schemas.ts'
import { listedActivityTypes, standaloneTypes } from '#contract/activity-types/index.ts'
import { participants } from '../../people/access/tables.ts'
import { hundredths, instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { withId } from '../../platform/db/rows.ts'

export type ActivityVideo = {
  id: number
  name: string
  description: string
  url: string
  custom: boolean
  required: boolean
  /** Stated by who made the activity; wins over what players say (GAP-62). */
  durationSeconds?: number | undefined
}

/** Activities of all 21 types: what they share in columns, what one type needs in `body`. */
export const activities = pgTable(
  'activities',
  {
    ...stationColumns(),
    typeId: integer().notNull(),
    name: text().notNull(),
    /** The name as searches compare it: lower case, without accents (HOM-08). */
    searchName: text().generatedAlwaysAs(sql`left(search_text(name), 400)`),
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
    /** Plans of which somebody must have one; empty: it is for everybody. */
    onlyForPlans: jsonb().$type<number[]>().notNull().default([]),
    videos: jsonb().$type<ActivityVideo[]>().notNull(),
    /** The highest number a video of it ever had: what members saw and were paid hangs on numbers, so none comes again. */
    lastVideoId: integer().notNull().default(0),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('activities_shown').on(t.stationId, t.status, t.priority, t.id),
    index('activities_search').on(t.stationId, t.status, t.priority, t.id, t.typeId, t.searchName),
  ],
)

/**
 * What members and visitors meet among activities: published, and of a type that can be used on this platform (GAP-107) and
 * has no lists of its own (POL-11). As constants, not as a dozen parameters: nearly every query asks it.
 */
export const isOnAir = sql`(${activities.status} = 'published' and ${activities.typeId} in (${sql.raw(listedActivityTypes.join(', '))}))`

/** What a search by name finds: the same, and what has lists of its own (HOM-08, POL-11). */
export const isFound = sql`(${activities.status} = 'published' and ${activities.typeId} in (${sql.raw([...listedActivityTypes, ...standaloneTypes].join(', '))}))`

/** Of a type that has lists of its own, whatever its state. */
export const isStandalone = sql`(${activities.typeId} in (${sql.raw(standaloneTypes.join(', '))}))`

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

/** Joins the activities that are asked for to those that ask for them. */
export const isRequired = withId(activities, activityPrerequisites, activityPrerequisites.requiredId)

/**
 * How many seats of an activity are taken: seats of a course, coupons of a stock (ACT-03, ACT-04). One row each, so that
 * asking costs the same however many took part; its lock is what makes the last seat one.
 */
export const activitySeats = pgTable(
  'activity_places',
  { stationId: stationId(), activityId: reference().notNull(), taken: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId] }),
    activityKey(t as never),
    check('activity_places_not_negative', sql`${t.taken} >= 0`),
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
    /** Of what was sent under the key: the key with something else is a conflict. None in rows that are older. */
    inputDigest: text(),
    /** Points earned, in hundredths, as booked in the ledger. */
    earnedH: hundredths().notNull(),
    /** Points that the wallet paid for it, in hundredths, as booked in the ledger. */
    spentH: hundredths().notNull().default(0),
    /** The voucher, coupon or receipt that came of it, for its feedback; both or neither. */
    voucherKind: text().$type<VoucherRef['kind']>(),
    voucherCode: text(),
    /** Words of its own, with an animation or none; null: the activity's, with the activity's. Sanitised. */
    feedbackMessage: text(),
    feedbackLottie: text(),
    /** What only its type knows: answers, choices. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
    /** The name of the owner who took it back, and why. */
    undoneBy: text(),
    undoneReason: text(),
    /** What left the wallet again when it was taken back, in hundredths: less than was earned where some was spent. */
    undoneTakenH: hundredths(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('participations_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('participations_of_participant').on(t.stationId, t.participantId, t.activityId),
    index('participations_of_activity').on(t.stationId, t.activityId, t.id),
    // Those of some days, of everybody: who they were stands in it, too.
    index('participations_by_day')
      .on(t.stationId, t.createdAt, t.participantId)
      .where(sql`${t.undoneAt} is null`),
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

/** Who shared which activity, under a code that tells nobody who it was (GAP-55). */
export const shareLinks = pgTable(
  'share_links',
  {
    stationId: stationId(),
    code: text().notNull(),
    participantId: reference().notNull(),
    activityId: reference().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.code] }),
    uniqueIndex('share_links_share').on(t.stationId, t.participantId, t.activityId),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)
