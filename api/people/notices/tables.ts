import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'
import { noticeKinds } from './kinds.ts'

/** What somebody is told by mail of what happened: the station, that a member asks for something, or a member. */
export const notices = pgTable(
  'notices',
  {
    ...stationColumns(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** What it is about, once for each: the number of a request, a draw and its winner. */
    about: text().notNull(),
    /** Who is told; null: the station. */
    participantId: reference(),
    /** Words of ours that the mail repeats: the name of a draw. Nothing that somebody asked for (GAP-93). */
    facts: jsonb().$type<[label: string, value: string][]>().notNull().default([]),
    createdAt: instant().notNull(),
    mailedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('notices_once').on(t.stationId, t.kind, t.about),
    index('notices_of_participant').on(t.stationId, t.participantId),
    index('notices_recent').on(t.stationId, t.createdAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
