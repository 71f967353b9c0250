import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#api/platform/db/columns.ts'

/** Used captcha proofs. Platform-wide: a proof is bound to no station, so using it on two must count as a replay. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  { proof: text().primaryKey(), expiresAt: instant().notNull() },
  (t) => [index('captcha_proofs_expire').on(t.expiresAt)],
)

/**
 * What the payment gateway of the demo keeps (GAP-109): orders with their charge, customers, cards, tokens, what it tells, how it
 * behaves. It stands for somebody else's database, so nothing of ours refers to it, and it has no station.
 */
export const simulatorRecords = pgTable(
  'payment_simulator_records',
  {
    id: text().primaryKey(),
    /** In the order in which they were made. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['order', 'customer', 'card', 'token', 'event', 'mode'] }).notNull(),
    /** Who asks for it again by their own number of it. */
    code: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('payment_simulator_code').on(t.kind, t.code),
    index('payment_simulator_newest').on(t.kind, t.position),
  ],
)
