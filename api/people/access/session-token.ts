import { createHash, randomBytes } from 'node:crypto'

/** Days after which a session that nobody used ends; every day of use begins them anew. */
export const sessionDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A new opaque token: 32 random bytes as 43 characters. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** Under what a token is stored: a copy of the table lets nobody in (GAP-13). */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionDays * dayMs)

/** True once a day at most, so that a session in use costs no write per request. */
export const isDueForRenewal = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < (sessionDays - 1) * dayMs
