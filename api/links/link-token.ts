import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link: 32 random bytes as 43 characters. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** Under what it is stored: a copy of the table opens nothing. */
export const linkTokenId = (token: string): string => createHash('sha256').update(token).digest('base64url')
