import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { linkKeys } from './tables.ts'

/** The station's key, made when it is first needed. One of two that make it at once wins, for both. */
async function keyInStation({ db, station, ports }: ApiContext): Promise<Buffer> {
  const find = () => db.select({ key: linkKeys.key }).from(linkKeys).where(inStation(linkKeys, { station }))
  const [known] = await find()
  if (known) return Buffer.from(known.key, 'base64url')
  await db
    .insert(linkKeys)
    .values({
      stationId: station.id,
      key: randomBytes(32).toString('base64url'),
      createdAt: ports.clock.now(),
    })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The link key of a station was neither found nor made')
  return Buffer.from(made.key, 'base64url')
}

/** A key for one purpose: what is signed for one says nothing for another. */
export async function purposeKey(ctx: ApiContext, purpose: string): Promise<Buffer> {
  return createHmac('sha256', await keyInStation(ctx))
    .update(purpose)
    .digest()
}

/** HMAC of `message` by the station's key for `purpose`, base64url. */
export async function signInStation(ctx: ApiContext, purpose: string, message: string): Promise<string> {
  return createHmac('sha256', await purposeKey(ctx, purpose))
    .update(message)
    .digest('base64url')
}

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** How long a used link is kept, to answer a repeated request that it worked (ADR 34). */
const keptMs = 60 * 60 * 1000

/** A secret for a link: 32 random bytes as 43 characters. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** Under what it is stored: a copy of the table opens nothing. */
export const linkTokenId = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** When a link that is used at this moment ends: within the hour, and no later than it would have. */
export const usedLinkEnds = (expiresAt: AnyPgColumn, now: Date): SQL<Date> =>
  sql<Date>`least(${expiresAt}, ${sql.param(new Date(now.getTime() + keptMs), expiresAt)})`
