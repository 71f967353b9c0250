import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AccountStatus } from '#contract/people/access/schemas.ts'
import type { StaffRole } from '#contract/team.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

type Found = { name: SQLWrapper; email: SQLWrapper; cpf: SQLWrapper; tel: SQLWrapper }

/** What somebody is found by, plain: words of the name, the e-mail, the digits of CPF and phone. Its index is `participants_found`. */
export const searchedOf = ({ name, email, cpf, tel }: Found) =>
  sql`(search_text(${name}) || ' ' || ${email} || ' ' || coalesce(${cpf}, '') || ' ' || regexp_replace(coalesce(${tel}, ''), '\\D', '', 'g'))`
/** A text as people are ordered and begun by: without accents and case, letter by letter. */
export const plainOrder = (text: SQLWrapper) => sql`(search_text(${text}) collate "C")`
/** When somebody was here last; before all others whoever never was. */
export const seenOrder = (at: SQLWrapper) => sql`coalesce(${at}, '-infinity'::timestamptz)`
/** A phone as it is compared, however it is written. */
export const phoneDigits = (tel: SQLWrapper) => sql`regexp_replace(${tel}, '\\D', '', 'g')`
export const birthMonth = (birthday: SQLWrapper) => sql`extract(month from ${birthday})`

/** Members of a station. One person in two stations is two participants. */
export const participants = pgTable(
  'participants',
  {
    ...stationColumns(),
    name: text().notNull(),
    /** 11 digits, as their person typed them. */
    cpf: text(),
    /** When an owner said that the CPF is this person's: typing one proves nothing. */
    cpfConfirmedAt: instant(),
    /** Lower case. */
    email: text().notNull(),
    tel: text(),
    birthday: date({ mode: 'string' }),
    /** When a payment gave the CPF or the birthday that nobody else gave: until one is paid the next may correct it (GAP-156). */
    cpfTypedAt: instant(),
    birthdayTypedAt: instant(),
    state: text(),
    city: text(),
    image: text(),
    /** What the person may do; `type_id` 1 and 2 on the wire (GAP-17). */
    role: text().$type<'owner' | 'participant'>().notNull().default('participant'),
    /** What else they look after in the station's team (PPL-22). */
    roles: text().array().$type<StaffRole[]>().notNull().default([]),
    /**
     * GAP-20. `inactive` has not confirmed the e-mail yet; who is `imported` or `invited` has not opened the account (ADR 163); `pending` waits for the
     * team, which did not let in who is `refused` (ADR 161).
     */
    status: text().$type<AccountStatus>().notNull(),
    /** Since when they wait for the team, and what they told it when they asked again; why it did not let them in (PPL-15). */
    askedAt: instant(),
    askedNote: text(),
    refusedAt: instant(),
    refusedReason: text(),
    suspendedAt: instant(),
    /** Why, in the words that its person reads (PPL-11). */
    suspendedReason: text(),
    deletedAt: instant(),
    /** When it goes, where its person asked for that (PPL-31). */
    deletesAt: instant(),
    /** To how many askings of the station they answered that they accept its documents; who is behind is asked (PPL-33). */
    legalAsked: integer().notNull().default(0),
    /** Whether an establishment of the station is linked (ACC-17). */
    hasEstablishment: boolean().notNull().default(true),
    firstLogin: boolean().notNull().default(true),
    briefingDone: boolean().notNull().default(false),
    /** argon2id, with its parameters. Null until a password is chosen. */
    passwordHash: text(),
    /** Since when codes in two steps are asked for after the password; null: none are (PPL-26). */
    codesSince: instant(),
    /** When their person proved that the mailbox is theirs: what the team wrote there proves nothing (PPL-25). */
    emailProvedAt: instant(),
    createdAt: instant().notNull(),
    /** When they were here, to the hour (PPL-04). */
    lastSeenAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // Registrations that nobody confirmed take nothing from anybody: many may wait for one e-mail or CPF (ADR 0035).
    uniqueIndex('participants_email').on(t.stationId, t.email).where(sql`${t.status} <> 'inactive'`),
    uniqueIndex('participants_cpf').on(t.stationId, t.cpf).where(sql`${t.status} <> 'inactive'`),
    index('participants_by_day').on(t.stationId, t.createdAt),
    // Who is of the team: few of many.
    index('participants_team')
      .on(t.stationId, t.id)
      .where(sql`${t.role} = 'owner' or cardinality(${t.roles}) > 0`),
    index('participants_by_email').on(t.stationId, t.email),
    // The team accounts of one person at all stations (PPL-25).
    index('participants_team_emails')
      .on(t.email)
      .where(sql`${t.role} = 'owner' or cardinality(${t.roles}) > 0`),
    index('participants_by_cpf').on(t.stationId, t.cpf),
    // What the team finds people by: any three letters or digits.
    index('participants_found').using('gin', sql`${searchedOf(t)} gin_trgm_ops`),
    // The list of people: each of its filters and orders (PPL-06).
    index('participants_by_status').on(t.stationId, t.status, t.id),
    // Who waits for the team, the longest first.
    index('participants_pending').on(t.stationId, t.askedAt, t.id).where(sql`${t.status} = 'pending'`),
    index('participants_by_name').on(t.stationId, plainOrder(t.name), t.id),
    index('participants_by_city').on(t.stationId, plainOrder(t.city), t.id),
    index('participants_by_seen').on(t.stationId, seenOrder(t.lastSeenAt), t.id),
    // Who may be one person with two accounts: each is found beside those who are alike (PPL-12).
    index('participants_same_phone')
      .on(t.stationId, phoneDigits(t.tel), t.id)
      .where(sql`${t.status} <> 'deleted' and ${t.tel} is not null`),
    index('participants_same_birth')
      .on(t.stationId, plainOrder(t.name), t.birthday, t.id)
      .where(sql`${t.status} <> 'deleted' and ${t.birthday} is not null`),
    index('participants_by_birth_month').on(t.stationId, birthMonth(t.birthday)),
  ],
)

/**
 * How many people a station has in each state is the sum of these: the database itself writes what each statement changed (a trigger), and
 * the hourly tidying adds up. Counting a hundred thousand people for each list would cost more than the list (PPL-04).
 */
export const participantCounts = pgTable(
  'participant_counts',
  {
    ...stationColumns(),
    status: text().$type<AccountStatus>().notNull(),
    change: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)

/** Sessions by the hash of their opaque token: a copy of the table lets nobody in (GAP-13). */
export const sessions = pgTable(
  'sessions',
  {
    stationId: stationId(),
    /** SHA-256 of the token, base64url. */
    id: text().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When whoever has it proved last that it is them, by the log-in or when they were asked again (PPL-27); null: not once. */
    provedAt: instant(),
    userAgent: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // A token is looked up before its station is known.
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_participant').on(t.stationId, t.participantId),
    index('sessions_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** When an owner expects many people from one network; one window of a station at a time (GAP-106). */
export const eventWindows = pgTable(
  'event_windows',
  { stationId: stationId(), startsAt: instant().notNull(), endsAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.stationId] })],
)

/** What a station signs its long-lived links with. In the database: links outlive a process and its secret. */
export const linkKeys = pgTable(
  'link_keys',
  { stationId: stationId(), key: text().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.stationId] })],
)

/** Forms of sessions that were over, sealed by who keeps them, until their authors have logged in (ADR 22). */
export const keptForms = pgTable(
  'kept_forms',
  {
    stationId: stationId(),
    /** SHA-256 of the id that opens it, base64url. */
    id: text().notNull(),
    sealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('kept_forms_by_age').on(t.stationId, t.createdAt),
  ],
)

/** Temporary tokens that begin a session once (GAP-18). A row that is used is gone. */
export const loginTokens = pgTable(
  'login_tokens',
  {
    stationId: stationId(),
    /** SHA-256 of the token, base64url. */
    id: text().notNull(),
    participantId: reference().notNull(),
    /** It follows a log-in with a code: whoever has codes comes in by no other (PPL-26). */
    isByCode: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // A token is looked up before its station is known.
    uniqueIndex('login_tokens_id').on(t.id),
    index('login_tokens_participant').on(t.stationId, t.participantId),
    index('login_tokens_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** Log-ins whose password was right and whose code is waited for (PPL-26). They are no sessions, and no call takes them for one. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    stationId: stationId(),
    /** SHA-256 of the token, base64url. */
    id: text().notNull(),
    participantId: reference().notNull(),
    /** Codes that were tried with it. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('pending_logins_participant').on(t.stationId, t.participantId),
    index('pending_logins_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
