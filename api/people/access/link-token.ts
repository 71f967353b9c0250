import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** How long a used link is kept, to answer a repeated request that it worked (ADR 34). */
const keptMs = 60 * 60 * 1000

/** A secret for a link: 32 random bytes as 43 characters. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** Under what it is stored: a copy of the table opens nothing. */
export const linkTokenId = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** When a link that is used at this moment ends: within the hour, and no later than it would have. */
export const usedLinkEnds = (expiresAt: AnyPgColumn, now: Date): SQL<Date> =>
  sql<Date>`least(${expiresAt}, ${sql.param(new Date(now.getTime() + keptMs), expiresAt)})`
