import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#api/platform/db/columns.ts'

/** Used captcha proofs. Platform-wide: a proof is bound to no station, so using it on two must count as a replay. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  { proof: text().primaryKey(), expiresAt: instant().notNull() },
  (t) => [index('captcha_proofs_expire').on(t.expiresAt)],
)
