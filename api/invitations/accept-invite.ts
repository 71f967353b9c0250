import { and, eq } from 'drizzle-orm'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { findInviteActivity, findInviter, hasInvitesLeft } from './find-invite.ts'
import { invitations } from './tables.ts'

type Invite = { action_id: number; inviter_id: number | null }

/**
 * Notes by whose invitation an account came, if it still counts; in the transaction of `ctx`, with the inviter locked,
 * so that a limit holds exactly however many sign up at once. Answers whether it counts (GAP-57).
 */
export async function acceptInvite(ctx: ApiContext, invitedId: number, invite: Invite): Promise<boolean> {
  const { db, station, ports } = ctx
  const found = await findInviteActivity(ctx, { id: invite.action_id })
  if (!found || invite.inviter_id === invitedId) return false
  if (invite.inviter_id !== null) {
    await db
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.stationId, station.id), eq(participants.id, invite.inviter_id)))
      .for('no key update')
    const inviter = await findInviter(ctx, invite.inviter_id)
    if (!inviter || !(await hasInvitesLeft(ctx, found, inviter.id))) return false
  }
  await db.insert(invitations).values({
    stationId: station.id,
    activityId: found.activity.id,
    inviterId: invite.inviter_id,
    invitedId,
    pointsInviterH: Math.round(found.body.pointsInviter * 100),
    pointsInvitedH: Math.round(found.body.pointsInvited * 100),
    createdAt: ports.clock.now(),
  })
  return true
}
