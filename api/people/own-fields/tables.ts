import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AskedPlace, OwnFieldKind } from '#contract/people/own-fields/schemas.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants, plainOrder } from '../access/tables.ts'

/** What a station keeps of its people beside what every one does (PPL-17). Two names that differ in case or accents only are one. */
export const ownFields = pgTable(
  'own_fields',
  {
    ...stationColumns(),
    name: text().notNull(),
    help: text().notNull(),
    kind: text().$type<OwnFieldKind>().notNull(),
    choices: text().array().notNull(),
    isRequired: boolean().notNull(),
    asked: text().$type<AskedPlace>().notNull(),
    isShown: boolean().notNull(),
    /** Its place in forms and files. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('own_fields_name').on(t.stationId, sql`search_text(${t.name})`),
  ],
)

/** What somebody has in a field, in the column of its kind: each is found by its index (ADR 162). No row: nothing. */
export const ownValues = pgTable(
  'own_values',
  {
    stationId: stationId(),
    fieldId: reference().notNull(),
    participantId: reference().notNull(),
    /** Of texts, choices, CPFs and phones, these as digits. */
    text: text(),
    number: doublePrecision(),
    day: date({ mode: 'string' }),
    flag: boolean(),
    choices: text().array(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.fieldId, t.participantId] }),
    index('own_values_of_person').on(t.stationId, t.participantId),
    index('own_values_text').on(t.stationId, t.fieldId, plainOrder(t.text)),
    index('own_values_number').on(t.stationId, t.fieldId, t.number),
    index('own_values_day').on(t.stationId, t.fieldId, t.day),
    index('own_values_flag').on(t.stationId, t.fieldId, t.flag),
    index('own_values_choices').using('gin', t.choices),
    foreignKey({
      columns: [t.stationId, t.fieldId],
      foreignColumns: [ownFields.stationId, ownFields.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
