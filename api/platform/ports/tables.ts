import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** Of an order and of what is told: the charge it is about. */
    chargeId: text().generatedAlwaysAs(sql`coalesce(data->>'chargeId', data->'charge'->>'id')`),
    /** Of what is told: nobody took it yet. */
    isWaiting: boolean().generatedAlwaysAs(sql`data->'isDelivered' = 'false'::jsonb`),
  },
  (t) => [
    uniqueIndex('payment_simulator_code').on(t.kind, t.code),
    index('payment_simulator_newest').on(t.kind, t.position),
    index('payment_simulator_charge').on(t.chargeId, t.kind),
    index('payment_simulator_waiting').on(t.position).where(sql`is_waiting`),
  ],
)
