import { sql } from 'drizzle-orm'
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
import type { Research } from '#contract/activities/research/research.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { activities, participations } from '../participation/tables.ts'

/**
 * What was asked when somebody answered: answers point at one of these, so that a question that has answers keeps its
 * meaning whatever its owner changes later. One is written with the first answer to it.
 */
export const researchVersions = pgTable(
  'research_versions',
  {
    stationId: stationId(),
    activityId: reference().notNull(),
    version: integer().notNull(),
    /** Of what was asked: the same again is the same version. */
    digest: text().notNull(),
    research: jsonb().$type<Research>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId, t.version] }),
    uniqueIndex('research_versions_digest').on(t.stationId, t.activityId, t.digest),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Somebody sent their answers: a row for each participation of types 6 to 12. Of anonymous research it names no participation,
 * its id is random and its time a day: that on which it was opened with others (ADR 91).
 */
export const researchResponses = pgTable(
  'research_responses',
  {
    ...stationColumns(),
    activityId: reference().notNull(),
    version: integer().notNull(),
    participationId: reference(),
    /** As whom they answered: a type 7 is answered by a contact (GAP-50). */
    author: text().$type<'user' | 'contact'>().notNull(),
    /** Right answers, where something is right. */
    right: integer(),
    /** Which feedback it came to. */
    feedbackId: reference(),
    createdAt: instant().notNull(),
    /** The participation was taken back: it counts nowhere any more. */
    isUndone: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('research_responses_participation').on(t.stationId, t.participationId),
    index('research_responses_of_activity').on(t.stationId, t.activityId, t.version, t.id),
    foreignKey({
      columns: [t.stationId, t.participationId],
      foreignColumns: [participations.stationId, participations.id],
    }),
    foreignKey({
      columns: [t.stationId, t.activityId, t.version],
      foreignColumns: [researchVersions.stationId, researchVersions.activityId, researchVersions.version],
    }),
  ],
)

/**
 * One chosen option, or one text: rows, so that a hundred thousand of them are counted by one query. `optionId` 0 is what
 * was said in own words or shown in a video.
 */
export const researchAnswers = pgTable(
  'research_answers',
  {
    stationId: stationId(),
    responseId: reference().notNull(),
    questionId: integer().notNull(),
    optionId: integer().notNull(),
    activityId: reference().notNull(),
    version: integer().notNull(),
    text: text(),
    /** The video that was sent: the id of its upload. */
    file: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.responseId, t.questionId, t.optionId] }),
    index('research_answers_counted').on(t.stationId, t.activityId, t.version, t.questionId, t.optionId),
    foreignKey({
      columns: [t.stationId, t.responseId],
      foreignColumns: [researchResponses.stationId, researchResponses.id],
    }).onDelete('cascade'),
  ],
)

/**
 * A video that somebody sent for an answer. Its file is private: who may read it is decided by this row (ADR 90, SEC-68). One
 * that no answer and no draft names is deleted after a day. Rows of people are not deleted with them: their files would stay.
 */
export const researchUploads = pgTable(
  'research_uploads',
  {
    stationId: stationId(),
    /** Random. */
    id: text().notNull(),
    participantId: reference().notNull(),
    /** The question it answers: as it was sent for, or as the first answer that named it. */
    activityId: reference(),
    questionId: integer(),
    /** Its key in the file store. */
    file: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** The answers it was sent with: in no others. */
    responseId: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('research_uploads_of_person').on(t.stationId, t.participantId, t.createdAt),
    index('research_uploads_unsent').on(t.createdAt).where(sql`response_id is null`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    foreignKey({
      columns: [t.stationId, t.responseId],
      foreignColumns: [researchResponses.stationId, researchResponses.id],
    }),
  ],
)

/**
 * Anonymous answers that wait until there are enough to be opened together (ADR 91): whose they are stands nowhere, and neither
 * when they came. All of one version are equally long.
 */
export const researchSealed = pgTable(
  'research_sealed',
  {
    stationId: stationId(),
    /** Random. */
    id: text().notNull(),
    activityId: reference().notNull(),
    version: integer().notNull(),
    sealed: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('research_sealed_of_version').on(t.stationId, t.activityId, t.version),
    foreignKey({
      columns: [t.stationId, t.activityId, t.version],
      foreignColumns: [researchVersions.stationId, researchVersions.activityId, researchVersions.version],
    }),
  ],
)

/** What somebody answered so far and did not send: reload, another tab, another device find it again (POL-01). */
export const researchDrafts = pgTable(
  'research_drafts',
  {
    stationId: stationId(),
    activityId: reference().notNull(),
    participantId: reference().notNull(),
    /** By the number of the question. */
    answers: jsonb().$type<Record<string, ResearchAnswer>>().notNull(),
    /** In their place where the research is anonymous: nobody reads them who has only the database. */
    sealed: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId, t.participantId] }),
    index('research_drafts_old').on(t.updatedAt),
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
