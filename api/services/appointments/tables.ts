import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AppointmentSettings } from '#contract/services/appointments/content.ts'
import { appointmentKinds, appointmentStates, weekdays } from '#contract/services/appointments/kinds.ts'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** What members asked an appointment for, and what became of it. Sensitive by law (GAP-93). */
export const appointments = pgTable(
  'appointments',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    kind: text({ enum: appointmentKinds }).notNull(),
    state: text({ enum: appointmentStates }).notNull(),
    /** The one that suits the member. */
    weekday: text({ enum: weekdays }).notNull(),
    description: text().notNull(),
    /** Digits; of health only. */
    phone: text(),
    /** When it is, once that is said. */
    at: instant(),
    /** What the team answered last, or why it was refused. */
    answer: text(),
    /** Who decided or answered last. */
    decidedBy: reference(),
    decidedByName: text(),
    /** When it was done or refused: from then on its days are counted. */
    settledAt: instant(),
    createdAt: instant().notNull(),
    /** Of the submit, unique for its person. */
    idempotencyKey: text().notNull(),
    inputDigest: text().notNull(),
    /** Mails of it that left. */
    told: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('appointments_once').on(t.stationId, t.participantId, t.idempotencyKey),
    index('appointments_of').on(t.stationId, t.participantId, t.kind, t.id),
    index('appointments_queue').on(t.stationId, t.kind, t.state, t.id),
    index('appointments_day').on(t.stationId, t.at).where(sql`${t.state} in ('confirmed', 'done')`),
    index('appointments_over').on(t.stationId, t.settledAt).where(sql`${t.settledAt} is not null`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** When a station attends, and how long it keeps what is over; without a row, as the specification says. */
export const appointmentSettings = pgTable(
  'appointment_settings',
  { stationId: stationId(), settings: jsonb().$type<AppointmentSettings>().notNull() },
  (t) => [primaryKey({ columns: [t.stationId] })],
)
