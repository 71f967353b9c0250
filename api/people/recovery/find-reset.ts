import { eq, gt, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { linkTokenId, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { passwordResets } from './tables.ts'

export type ResetLink = { hash: string; email: string }

/** Links an address tries in an hour before it waits. */
const perAddress = { name: 'reset-address', free: 60, durationSeconds: 3600 }

/**
 * The account that a link of the station may give a new password, or gave one (`usedAt`), or null: old, forged, for
 * another address, or followed by another link.
 * @throws too_many_requests
 */
export async function findReset(ctx: ApiContext, { hash, email }: ResetLink) {
  const { db, ports } = ctx
  await slowAddress(ctx, perAddress)
  const [row] = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      cpf: participants.cpf,
      passwordHash: participants.passwordHash,
      usedAt: passwordResets.usedAt,
    })
    .from(passwordResets)
    .innerJoin(participants, withId(participants, passwordResets, passwordResets.participantId))
    .where(
      withId(
        passwordResets,
        ctx,
        linkTokenId(hash),
        gt(passwordResets.expiresAt, ports.clock.now()),
        eq(participants.email, email),
        ne(participants.status, 'deleted'),
      ),
    )
  return row ?? null
}
