import { eq, gt, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { memberOf } from '../access/index.ts'
import { emailChanges } from './tables.ts'

/** The address that the participant asked for and that is waited for, with when its links end; null where there is none. */
export async function getEmailChange(ctx: ApiContext) {
  const { db, ports } = ctx
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(
      inStation(
        emailChanges,
        ctx,
        eq(emailChanges.participantId, memberOf(ctx)),
        isNull(emailChanges.changedAt),
        gt(emailChanges.expiresAt, ports.clock.now()),
      ),
    )
  return { waiting: row ? { email: row.email, expires_at: row.expiresAt.toISOString() } : null }
}

/** Gives it up: its links are over. */
export async function cancelEmailChange(ctx: ApiContext): Promise<{ cancelled: true }> {
  const { db } = ctx
  await db
    .delete(emailChanges)
    .where(
      inStation(
        emailChanges,
        ctx,
        eq(emailChanges.participantId, memberOf(ctx)),
        isNull(emailChanges.changedAt),
      ),
    )
  return { cancelled: true }
}
