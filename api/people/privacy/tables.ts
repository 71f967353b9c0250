import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { dataActs, dataRequestKinds, dataRequestStates } from '#contract/people/data-requests/schemas.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** What somebody asks for by the law: a copy of their data, the end of their account. Rows stay as the proof that it was done (PPL-29, PPL-31). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    kind: text({ enum: ['copy', 'deletion'] }).notNull(),
    /** `waiting`: for its day · `working`: a job is at it. */
    state: text({ enum: ['waiting', 'working', 'done', 'withdrawn'] }).notNull(),
    createdAt: instant().notNull(),
    /** The day of a deletion. */
    actsAt: instant(),
    /** Why it was put off, in words for its person. */
    heldBy: text(),
    settledAt: instant(),
    /** The files of a copy, and until when they are there. */
    files: jsonb().$type<{ json: string; html: string }>(),
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // Asked for twice at once it is one.
    uniqueIndex('privacy_requests_open')
      .on(t.stationId, t.participantId, t.kind)
      .where(sql`${t.state} in ('waiting', 'working')`),
    index('privacy_requests_of_person').on(t.stationId, t.participantId, t.kind, t.id),
    index('privacy_requests_due').on(t.actsAt).where(sql`${t.state} = 'waiting'`),
    index('privacy_requests_over').on(t.expiresAt).where(sql`${t.files} is not null`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
export type PrivacyRequest = typeof privacyRequests.$inferSelect

/**
 * What people ask the station for by the law, with its answer (PPL-32). Of somebody without an account it counts once their mailbox proved
 * who asks.
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    ...stationColumns(),
    /** Whose session asked, or whose account has the mailbox that was proved. */
    participantId: reference(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    text: text().notNull(),
    state: text({ enum: dataRequestStates }).notNull(),
    /** Of the link that proves it and shows its answer; null: a session asked. */
    tokenId: text(),
    idempotencyKey: text(),
    createdAt: instant().notNull(),
    dueAt: instant(),
    /** What was begun with the answer: a copy, the deletion of the account, or a mail to where its person deletes it. */
    begun: text({ enum: dataActs }),
    answer: text(),
    answeredAt: instant(),
    /** Number and name of who answered; the answer outlives the account. */
    answeredById: reference(),
    answeredBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('data_requests_key').on(t.stationId, t.participantId, t.idempotencyKey),
    uniqueIndex('data_requests_link').on(t.stationId, t.tokenId),
    index('data_requests_open').on(t.stationId, t.dueAt, t.id).where(sql`${t.state} = 'open'`),
    index('data_requests_newest').on(t.stationId, t.id),
    index('data_requests_of_person').on(t.stationId, t.participantId, t.id),
    index('data_requests_by_email').on(t.stationId, t.email),
    index('data_requests_unproved').on(t.createdAt).where(sql`${t.state} = 'unproved'`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
export type DataRequestRow = typeof dataRequests.$inferSelect

/** For how many days a station keeps what ends, where it chose (PPL-32). */
export const retentionChoices = pgTable(
  'retention_choices',
  { stationId: stationId(), kind: text().notNull(), days: integer().notNull() },
  (t) => [primaryKey({ columns: [t.stationId, t.kind] })],
)

/** What will go at the next run, listed a week before; and what went (PPL-32). */
export const retentionLists = pgTable(
  'retention_lists',
  {
    ...stationColumns(),
    kind: text().notNull(),
    /** `held`: the team holds it back · `running`: some of it is gone. */
    state: text({ enum: ['listed', 'held', 'running', 'done'] }).notNull(),
    listedAt: instant().notNull(),
    /** What began before goes, and nothing that came later. */
    before: instant().notNull(),
    /** How many it was when it was listed, and how many are gone. */
    count: integer().notNull(),
    deleted: integer().notNull().default(0),
    runsAt: instant().notNull(),
    endedAt: instant(),
    heldById: reference(),
    heldByName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // One of each kind waits.
    uniqueIndex('retention_lists_open').on(t.stationId, t.kind).where(sql`${t.state} <> 'done'`),
    index('retention_lists_of_kind').on(t.stationId, t.kind, t.id),
    index('retention_lists_due').on(t.runsAt).where(sql`${t.state} in ('listed', 'running')`),
  ],
)
export type RetentionList = typeof retentionLists.$inferSelect
