import { type SQLWrapper, sql } from 'drizzle-orm'
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
  unique,
} from 'drizzle-orm/pg-core'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

const participantKey = (t: { stationId: never; participantId: never }) =>
  foreignKey({
    columns: [t.stationId, t.participantId],
    foreignColumns: [participants.stationId, participants.id],
  }).onDelete('cascade')

/** What somebody of the list is found by: words of the name and the e-mail, digits of the CPF. Its index is `affiliates_found`. */
export const listedSearch = ({
  name,
  email,
  cpf,
}: {
  name: SQLWrapper
  email: SQLWrapper
  cpf: SQLWrapper
}) => sql`(search_text(${name}) || ' ' || coalesce(${email}, '') || ' ' || ${cpf})`

/** Who the maintainer of a programme says belongs to it, by CPF (STN-U07, STN-U08). */
export const affiliates = pgTable(
  'affiliates',
  {
    ...stationColumns(),
    /** 11 digits. */
    cpf: text().notNull(),
    /** '' where the list has no more than the CPF. */
    name: text().notNull(),
    /** Lower case. Without one, the code can only come by telephone. */
    email: text(),
    tel: text(),
    birthday: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('affiliates_cpf').on(t.stationId, t.cpf),
    index('affiliates_email').on(t.stationId, t.email),
    // Any three letters or digits (PPL-16).
    index('affiliates_found').using('gin', sql`${listedSearch(t)} gin_trgm_ops`),
  ],
)

/**
 * Registrations under way, by the hash of their handle: what was typed and found right, never a password (GAP-27).
 * Short-lived; the account that came of one is named in it until it is confirmed.
 */
export const signupDrafts = pgTable(
  'signup_drafts',
  {
    stationId: stationId(),
    /** SHA-256 of the handle, base64url. */
    id: text().notNull(),
    values: jsonb().$type<SignupValues>().notNull(),
    affiliateId: reference(),
    /** The log-in found an affiliate without an account (ACC-04). */
    fromLogin: boolean().notNull().default(false),
    /** The captcha of the first step was passed. */
    isPerson: boolean().notNull().default(false),
    participantId: reference(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('signup_drafts_expiry').on(t.expiresAt),
    index('signup_drafts_participant').on(t.stationId, t.participantId),
    foreignKey({
      columns: [t.stationId, t.affiliateId],
      foreignColumns: [affiliates.stationId, affiliates.id],
    }).onDelete('cascade'),
    participantKey(t as never),
  ],
)

/**
 * What confirms the e-mail of an account, a row for each time somebody asked: a code that a stranger asks for takes
 * nothing from one that is on its way. `reference` names a row in addresses and opens nothing; code and link are stored
 * as hashes. How often digits may be tried is counted by who tries (ADR 0035); a link cannot be guessed.
 */
export const activations = pgTable(
  'activations',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    reference: text().notNull(),
    /** Null until a method was chosen and the mail was sent. */
    codeHash: text(),
    linkHash: text(),
    /** Asked for by whoever showed to be the one who registered: by the registration's handle, an earlier code, a session. */
    isRegistrants: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.reference] }),
    index('activations_participant').on(t.stationId, t.participantId),
    index('activations_expiry').on(t.expiresAt),
    unique('activations_link').on(t.stationId, t.linkHash),
    participantKey(t as never),
  ],
)

/** When somebody last asked for a code for an address, known or not: the 60 seconds tell nobody which are. */
export const codeRequests = pgTable(
  'code_requests',
  {
    stationId: stationId(),
    /** SHA-256 of the mailbox, for strangers with their address before it. */
    recipient: text().notNull(),
    requestedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.recipient] }), index('code_requests_age').on(t.requestedAt)],
)

/** What somebody agreed to, in which version and when (GAP-32). Added to, never changed. */
export const consents = pgTable(
  'consents',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    document: text().$type<'terms' | 'privacy' | 'travel' | 'rules'>().notNull(),
    /** The day of the document's last change, YYYY-MM-DD. */
    version: text().notNull(),
    /** Its number, of those that the station published; 0: the text that came with the station (PPL-33). */
    number: integer().notNull().default(0),
    acceptedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('consents_once').on(t.stationId, t.participantId, t.document, t.version, t.number),
    participantKey(t as never),
  ],
)
