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
import type { SectionItem } from '#contract/site/public/schemas.ts'
import type { SupportState } from '#contract/site/public/support.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** Landing sections (D1§2.3). Items live with their section: they are read and written together, always. */
export const sections = pgTable(
  'sections',
  {
    ...stationColumns(),
    position: integer().notNull(),
    typeId: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    titleColor: text(),
    textColor: text(),
    backgroundType: text().$type<'image' | 'color'>().notNull(),
    backgroundImage: text(),
    backgroundColor: text(),
    hidden: boolean().notNull().default(false),
    items: jsonb().$type<SectionItem[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

export const aboutEntries = pgTable(
  'about_entries',
  {
    ...stationColumns(),
    position: integer().notNull(),
    menuTitle: text(),
    typeId: integer().notNull(),
    sectionId: reference().notNull(),
    name: text().notNull(),
    image: text(),
    internalImage: text(),
    /** Sanitised when written. */
    html: text().notNull(),
    backgroundColor: text(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

export const benefits = pgTable(
  'benefits',
  {
    ...stationColumns(),
    position: integer().notNull(),
    type: text().$type<'image' | 'video'>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    media: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

export const supportMessages = pgTable(
  'support_messages',
  {
    ...stationColumns(),
    kind: text().$type<'general' | 'enterprise'>().notNull(),
    participantId: reference(),
    name: text().notNull(),
    phone: text(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    idempotencyKey: text(),
    state: text().$type<SupportState>().notNull().default('open'),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('support_messages_key').on(t.stationId, t.idempotencyKey),
    index('support_messages_of_participant').on(t.stationId, t.participantId, t.id),
    index('support_messages_by_state').on(t.stationId, t.state, t.id),
  ],
)

/** What the station answered. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    ...stationColumns(),
    messageId: reference().notNull(),
    text: text().notNull(),
    /** Number and name of the owner who wrote it; the answer outlives the account. */
    byId: reference().notNull(),
    byName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('support_answers_of_message').on(t.stationId, t.messageId, t.id),
    foreignKey({
      columns: [t.stationId, t.messageId],
      foreignColumns: [supportMessages.stationId, supportMessages.id],
    }).onDelete('cascade'),
  ],
)
