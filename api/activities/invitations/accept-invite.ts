import type { ApiContext } from '../../platform/context.ts'
import { resolveInvite } from './resolve-invite.ts'
import { invitations } from './tables.ts'

/**
 * Notes by whose invitation an account came, if its code counts; in the transaction of `ctx`. Answers whether it does
 * (GAP-57). Nobody's place is taken before the account is confirmed; the limit holds exactly where it is paid.
 */
export async function acceptInvite(ctx: ApiContext, invitedId: number, code: string): Promise<boolean> {
  const invite = await resolveInvite(ctx, code, invitedId)
  if (!invite.ok) return false
  const rows = await ctx.db
    .insert(invitations)
    .values({
      stationId: ctx.station.id,
      activityId: invite.found.activity.id,
      inviterId: invite.inviter?.id ?? null,
      invitedId,
      pointsInviterH: Math.round(invite.pointsInviter * 100),
      pointsInvitedH: Math.round(invite.pointsInvited * 100),
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  return rows.length > 0
}
