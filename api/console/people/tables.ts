import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { PeopleActKind, PeopleFilter } from '#contract/console/people/schemas.ts'
import type { PointKind } from '#contract/console/points/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { hundredths, instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** What the team marks people with. Two names that differ in case or accents only are one. */
export const tags = pgTable('tags', { ...stationColumns(), name: text().notNull() }, (t) => [
  primaryKey({ columns: [t.stationId, t.id] }),
  uniqueIndex('tags_name').on(t.stationId, sql`search_text(${t.name})`),
])

/** Who is marked with what. */
export const personTags = pgTable(
  'person_tags',
  { stationId: stationId(), tagId: reference().notNull(), participantId: reference().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.tagId, t.participantId] }),
    index('person_tags_of_person').on(t.stationId, t.participantId),
    foreignKey({ columns: [t.stationId, t.tagId], foreignColumns: [tags.stationId, tags.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** A filter of the list under a name, for everybody of the team who may read it. */
export const peopleViews = pgTable(
  'people_views',
  { ...stationColumns(), name: text().notNull(), filter: jsonb().$type<PeopleFilter>().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('people_views_name').on(t.stationId, sql`search_text(${t.name})`),
  ],
)

/**
 * What is done to many people, a piece at a time (PPL-08): it goes on behind `lastId` wherever it was stopped, and what it does to somebody
 * twice is done once.
 */
export const peopleActs = pgTable(
  'people_acts',
  {
    ...stationColumns(),
    kind: text().$type<PeopleActKind>().notNull(),
    /** Of those that say a tag; its name as it was. */
    tagId: reference(),
    tagName: text(),
    /** Why people are suspended, given points or not let in; what each is given, and what for. */
    reason: text(),
    amountH: hundredths(),
    pointKind: text().$type<PointKind>(),
    /** Those who were ticked, or who were found when points were asked for them, by their numbers; null: all whom the filter finds. */
    ids: bigint({ mode: 'number' }).array(),
    filter: jsonb().$type<PeopleFilter>().notNull(),
    /** How many were asked for, how many were gone through, and for how many it changed something. */
    total: integer().notNull(),
    seen: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    lastId: reference().notNull().default(0),
    /** Nobody who came later. */
    untilId: reference().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    /** Points above the amount of the station wait for a second person, who confirms or says why not. */
    isWaiting: boolean().notNull().default(false),
    decidedBy: reference(),
    decidedByName: text(),
    refusal: text(),
    createdAt: instant().notNull(),
    workedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('people_acts_open').on(t.createdAt).where(sql`${t.endedAt} is null`),
    index('people_acts_waiting').on(t.stationId, t.id).where(sql`${t.isWaiting}`),
  ],
)

/** For whom an act was not possible, and why; kept as long as the act. */
export const peopleActRefusals = pgTable(
  'people_act_refusals',
  {
    stationId: stationId(),
    actId: reference().notNull(),
    participantId: reference().notNull(),
    why: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.actId, t.participantId] }),
    index('people_act_refusals_of_person').on(t.stationId, t.participantId),
    foreignKey({
      columns: [t.stationId, t.actId],
      foreignColumns: [peopleActs.stationId, peopleActs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
