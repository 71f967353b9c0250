import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { cents, instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** Fuel campaigns, with what each of their vouchers is. Days are those of the station, the last one included. */
export const fuelCampaigns = pgTable(
  'fuel_campaigns',
  {
    ...stationColumns(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image: text(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    voucherType: text().notNull(),
    litres: integer().notNull(),
    valueCents: cents().notNull(),
    /** How many there are, and how many somebody may have. */
    vouchers: integer().notNull(),
    perMember: integer().notNull(),
    /** Days that a voucher lasts, that of its issue included. */
    validDays: integer().notNull(),
    /** Offered to members; what they took stays theirs. */
    isOffered: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

/** The fuels one may choose between; those that a campaign has no more are kept for what names them, and not offered. */
export const fuelOptions = pgTable(
  'fuel_options',
  {
    ...stationColumns(),
    campaignId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('fuel_options_of_campaign').on(t.stationId, t.campaignId),
    foreignKey({
      columns: [t.stationId, t.campaignId],
      foreignColumns: [fuelCampaigns.stationId, fuelCampaigns.id],
    }).onDelete('cascade'),
  ],
)

/** What members took, as it was promised: campaigns may change. `ordinal` is somebody's first, second … of a campaign. */
export const fuelVouchers = pgTable(
  'fuel_vouchers',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    campaignId: reference().notNull(),
    ordinal: integer().notNull(),
    campaign: text().notNull(),
    fuel: text().notNull(),
    voucherType: text().notNull(),
    litres: integer().notNull(),
    valueCents: cents().notNull(),
    code: text().notNull(),
    issuedAt: instant().notNull(),
    /** The last day, of the station. */
    validUntil: date({ mode: 'string' }).notNull(),
    fuelId: reference().notNull(),
    /** When an owner said that it was used, and who. */
    usedAt: instant(),
    usedBy: text(),
    idempotencyKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('fuel_vouchers_code').on(t.stationId, t.code),
    unique('fuel_vouchers_rule').on(t.stationId, t.campaignId, t.participantId, t.ordinal),
    unique('fuel_vouchers_key').on(t.stationId, t.participantId, t.idempotencyKey),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
