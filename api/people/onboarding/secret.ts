import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes as 43 characters: handles and links that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Under what a secret is stored: a copy of the table opens nothing. */
export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(':')).digest('base64url')
