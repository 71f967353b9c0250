import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PointDirection, PointKind, PointState } from '#contract/console/points/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import {
  cents,
  hundredths,
  instant,
  reference,
  stationColumns,
  stationId,
} from '../../platform/db/columns.ts'

/** Points that the team gives and takes by hand: what is done, what waits for a second person, and what they refused (PPL-13). */
export const pointActs = pgTable(
  'point_acts',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    direction: text().$type<PointDirection>().notNull(),
    amountH: hundredths().notNull(),
    kind: text().$type<PointKind>().notNull(),
    reason: text().notNull(),
    state: text().$type<PointState>().notNull(),
    askedBy: reference().notNull(),
    /** Names at that time: an act outlives the accounts of the team. */
    askedByName: text().notNull(),
    createdAt: instant().notNull(),
    /** The second person; null: one was enough, or it waits. */
    decidedBy: reference(),
    decidedByName: text(),
    decidedAt: instant(),
    /** Why it was refused. */
    refusal: text(),
    /** Of an opening balance the import that brought it: each person gets one, once (PPL-18). */
    importId: reference(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('point_acts_person').on(t.stationId, t.participantId, t.id),
    uniqueIndex('point_acts_opening').on(t.stationId, t.participantId).where(sql`${t.importId} is not null`),
    index('point_acts_waiting').on(t.stationId, t.id).where(sql`${t.state} = 'waiting'`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** From which amount on two people give points; a station without a row asks one. */
export const pointSettings = pgTable(
  'point_settings',
  {
    stationId: stationId(),
    /** Hundredths of the unit in which members read their balance; null: one is enough. */
    fourEyesAboveCents: cents(),
  },
  (t) => [primaryKey({ columns: [t.stationId] })],
)
