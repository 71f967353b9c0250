import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { hundredths, instant, reference, stationColumns, stationId } from '#api/platform/db/columns.ts'

/**
 * `wallet`: what a participant can spend · `hold`: set aside for something not yet paid · `programme`: where points
 * come from · `sink`: where spent points go · `cash`: what gateways took for the station, in centavos, its balance above zero · `sales`:
 * what was sold for it. All but wallets and holds are one each per station. No transfer mixes points and centavos.
 */
export const accountKinds = ['wallet', 'hold', 'programme', 'sink', 'cash', 'sales'] as const

/** Why points move. The statement and the areas read it. */
export const causes = [
  'welcome',
  'participation',
  'invitation',
  'donation',
  'coupon_purchase',
  'purchase',
  'refund',
  'transfer',
  'top_up',
  'plan_reward',
  'points_purchase',
  'adjustment',
  'expiry',
  'merge',
] as const

/** What a transfer is to the ledger: `move` stands alone; `capture` and `release` settle a `hold`. */
export const transferKinds = ['move', 'hold', 'capture', 'release', 'reversal'] as const

/**
 * The participant is a number only: areas stand above the ledger, so no foreign key leads up to them. A wallet and a
 * hold carry their balance, and it cannot go below zero; programme and sink would be one hot row for the whole station,
 * so theirs is the sum of their entries.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    ...stationColumns(),
    kind: text({ enum: accountKinds }).notNull(),
    participantId: reference(),
    balanceH: hundredths(),
    /** Of a wallet: rewards that were taken back after they were used; set off against later rewards only (GAP-88, GAP-119). */
    owedH: hundredths().notNull().default(0),
    /** Of a wallet: paid credits whose payment went back after they were used; they leave it with whatever comes in. */
    owedPaidH: hundredths().notNull().default(0),
    /** Of a wallet and its hold: how much was paid for, as it was when something came in last. Rewards are used first, so it is never more than both have. */
    paidH: hundredths().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('ledger_accounts_owner').on(t.stationId, t.kind, t.participantId).nullsNotDistinct(),
    // Who has most: an order of the list of people (PPL-06).
    index('ledger_accounts_by_balance')
      .on(t.stationId, t.balanceH, t.participantId)
      .where(sql`${t.kind} = 'wallet'`),
    check('ledger_balance_not_negative', sql`${t.balanceH} >= 0`),
    check('ledger_owed', sql`${t.owedH} = 0 or (${t.owedH} > 0 and ${t.kind} = 'wallet')`),
    check(
      'ledger_paid',
      sql`(${t.owedPaidH} = 0 and ${t.paidH} = 0) or (${t.owedPaidH} >= 0 and ${t.paidH} >= 0 and ${t.kind} = 'wallet')`,
    ),
    check(
      'ledger_account_form',
      sql`(${t.kind} in ('wallet', 'hold')) = (${t.balanceH} is not null) and (${t.kind} in ('wallet', 'hold')) = (${t.participantId} is not null)`,
    ),
  ],
)

export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    ...stationColumns(),
    /** The idempotency key. */
    key: text().notNull(),
    kind: text({ enum: transferKinds }).notNull(),
    cause: text({ enum: causes }).notNull(),
    /** The row of the cause's area (activity, order, …). */
    referenceId: reference(),
    /** What the statement shows, or the reason of a reversal. */
    note: text().notNull(),
    /** The hold that a capture or release settles; the transfer that a reversal takes back. */
    aboutId: reference(),
    /** Of what was spent: how much of it was paid for; it comes back as that (GAP-119). */
    paidH: hundredths().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('ledger_transfers_key').on(t.stationId, t.key),
    foreignKey({
      columns: [t.stationId, t.aboutId],
      foreignColumns: [t.stationId, t.id],
      name: 'ledger_transfers_about',
    }),
  ],
)

/** The entries: signed hundredths. Those of one transfer sum to zero and are never changed, by triggers. */
export const ledgerEntries = pgTable(
  'ledger_lines',
  {
    ...stationColumns(),
    transferId: reference().notNull(),
    accountId: reference().notNull(),
    amountH: hundredths().notNull(),
    /** The transfer's own: statements are read by account, direction and time, from one index. */
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    foreignKey({
      columns: [t.stationId, t.transferId],
      foreignColumns: [ledgerTransfers.stationId, ledgerTransfers.id],
      name: 'ledger_lines_transfer',
    }),
    foreignKey({
      columns: [t.stationId, t.accountId],
      foreignColumns: [ledgerAccounts.stationId, ledgerAccounts.id],
      name: 'ledger_lines_account',
    }),
    check('ledger_line_moves', sql`${t.amountH} <> 0`),
    // Ascending, read backwards: `desc()` here would be NULLS LAST, which orders for no query's `desc`.
    index('ledger_lines_earned').on(t.stationId, t.accountId, t.createdAt, t.id).where(sql`${t.amountH} > 0`),
    index('ledger_lines_used').on(t.stationId, t.accountId, t.createdAt, t.id).where(sql`${t.amountH} < 0`),
    index('ledger_lines_by_transfer').on(t.stationId, t.transferId),
  ],
)

/**
 * What moved in a wallet on a day (UTC), kept by a trigger of the database with each entry: the balance after any entry, however old, is the
 * balance now less some sums of days, and what was earned since a day is known without its entries (ADR 120).
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    stationId: stationId(),
    accountId: reference().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** All entries of the day. */
    amountH: hundredths().notNull(),
    /** What came in new. Not: what a hold, a refund or a reversal gave back, which keeps the date it was earned on (GAP-112). */
    earnedH: hundredths().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.accountId, t.day] }),
    foreignKey({
      columns: [t.stationId, t.accountId],
      foreignColumns: [ledgerAccounts.stationId, ledgerAccounts.id],
      name: 'ledger_days_account',
    }),
  ],
)
