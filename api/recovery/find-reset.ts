import { and, eq, gt, ne } from 'drizzle-orm'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { linkTokenId } from '../links/index.ts'
import { limit } from '../rate-limit/index.ts'
import { passwordResets } from './tables.ts'

export type ResetLink = { hash: string; email: string }

/** Links an address may try in an hour. */
const perHour = 60

/**
 * The account that a link of the station may give a new password, or null: used, old, forged, for another address.
 * @throws too_many_requests
 */
export async function findReset(ctx: ApiContext, { hash, email }: ResetLink) {
  const { db, station, ports } = ctx
  const key = `${station.id}:${ctx.address}`
  await limit(ctx, { name: 'reset-address', key, points: perHour, durationSeconds: 3600 })
  const [row] = await db
    .select({ id: participants.id, name: participants.name, email: participants.email })
    .from(passwordResets)
    .innerJoin(
      participants,
      and(
        eq(participants.stationId, passwordResets.stationId),
        eq(participants.id, passwordResets.participantId),
      ),
    )
    .where(
      and(
        eq(passwordResets.stationId, station.id),
        eq(passwordResets.id, linkTokenId(hash)),
        gt(passwordResets.expiresAt, ports.clock.now()),
        eq(participants.email, email),
        ne(participants.status, 'deleted'),
      ),
    )
  return row ?? null
}
