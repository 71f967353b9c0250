import { eq, isNull } from 'drizzle-orm'
import { lockAccounts } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'
import { countInvites } from './find-invite.ts'
import { invitations } from './tables.ts'

/**
 * Takes a place of the inviter's limit for an account that was just confirmed, in the transaction of `ctx`. Above the limit
 * the invitation ends and pays neither side (GAP-35). Answers whether it still pays; null: nobody invited them.
 */
export async function confirmInvitation(ctx: ApiContext, invitedId: number): Promise<boolean | null> {
  const { db, ports } = ctx
  const own = inStation(
    invitations,
    ctx,
    eq(invitations.invitedId, invitedId),
    isNull(invitations.creditedAt),
  )
  const [invitation] = await db
    .select({
      activityId: invitations.activityId,
      inviterId: invitations.inviterId,
      limit: activities.limitPerUser,
    })
    .from(invitations)
    .innerJoin(activities, withId(activities, invitations, invitations.activityId))
    .where(own)
  if (!invitation || invitation.inviterId === null) return null
  const { activityId, inviterId, limit } = invitation
  if (limit === null) return true
  // A limit is counted under the lock of whom it limits (ADR 24).
  await lockAccounts(ctx, [inviterId])
  if ((await countInvites(ctx, activityId, inviterId)) <= limit) return true
  await db
    .update(invitations)
    .set({ pointsInviterH: 0, pointsInvitedH: 0, creditedAt: ports.clock.now() })
    .where(own)
  return false
}
