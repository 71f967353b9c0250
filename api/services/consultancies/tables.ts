import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { caseAreas, serviceAreas } from '#contract/services/consultancies/areas.ts'
import {
  importStates,
  type LineProblem,
  type ReaderChange,
} from '#contract/services/consultancies/case-import.ts'
import type { ServicePage, TopicContent } from '#contract/services/consultancies/content.ts'
import { participants } from '../../people/access/tables.ts'
import { cents, instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** Cases that a consultancy follows: of a CPF, or published to the portal for all members. Sensitive by law (GAP-93). */
export const serviceCases = pgTable(
  'service_cases',
  {
    ...stationColumns(),
    area: text({ enum: caseAreas }).notNull(),
    /** By it a second import finds the case. */
    number: text().notNull(),
    /** 11 digits. Whoever has it need not be a member yet. */
    cpf: text(),
    isCollective: boolean().notNull(),
    kind: text().notNull(),
    filedOn: date({ mode: 'string' }),
    situation: text().notNull(),
    court: text().notNull(),
    title: text().notNull(),
    claimCents: cents(),
    link: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('service_cases_number').on(t.stationId, t.area, t.number),
    index('service_cases_of_cpf').on(t.stationId, t.cpf, t.area, t.id),
    index('service_cases_collective').on(t.stationId, t.area, t.id).where(sql`${t.isCollective}`),
    index('service_cases_list').on(t.stationId, t.area, t.id),
  ],
)

/** Files of cases that owners import: the file is there until it is read. Of what it says only where it is wrong. */
export const caseImports = pgTable(
  'case_imports',
  {
    ...stationColumns(),
    area: text({ enum: caseAreas }).notNull(),
    state: text({ enum: importStates }).notNull(),
    /** Of the private file; null once nobody reads it any more. */
    fileKey: text(),
    charset: text({ enum: ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] }).notNull(),
    /** Lines with a case that were read, that are written, and that were new. */
    lines: integer().notNull(),
    written: integer().notNull(),
    created: integer().notNull(),
    problemCount: integer().notNull(),
    problems: jsonb().$type<LineProblem[]>().notNull(),
    /** Lines that change who sees a case, those of them that an owner confirmed, and cases left as they were for want of that. */
    readerChanges: jsonb().$type<ReaderChange[]>().notNull().default([]),
    confirmedLines: jsonb().$type<number[]>().notNull().default([]),
    left: integer('left_as_is').notNull().default(0),
    /** Who sent it, and their name at that time. */
    ownerId: reference().notNull(),
    ownerName: text().notNull(),
    createdAt: instant().notNull(),
    /** When somebody last worked at it: one that stands still is taken up again. */
    workedAt: instant(),
    endedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] }), index('case_imports_age').on(t.createdAt)],
)

/** Topics that matter to the members (PLS-02). */
export const serviceTopics = pgTable(
  'service_topics',
  {
    ...stationColumns(),
    kind: text().notNull(),
    title: text().notNull(),
    interested: text().notNull(),
    description: text().notNull(),
    highlights: jsonb().$type<TopicContent['highlights']>().notNull(),
    actions: jsonb().$type<TopicContent['actions']>().notNull(),
    cases: jsonb().$type<TopicContent['cases']>().notNull(),
    isPublished: boolean().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

/** What members suggest to become a topic (PLS-03). */
export const topicSuggestions = pgTable(
  'topic_suggestions',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
    /** Of the submit, unique for its person. */
    idempotencyKey: text().notNull(),
    inputDigest: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('topic_suggestions_once').on(t.stationId, t.participantId, t.idempotencyKey),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** What the pages of an area say, as owners wrote it. */
export const servicePages = pgTable(
  'service_pages',
  {
    stationId: stationId(),
    area: text({ enum: serviceAreas }).notNull(),
    page: jsonb().$type<ServicePage>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.area] })],
)
