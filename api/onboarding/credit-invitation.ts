import { and, eq, isNull } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { earn } from '../ledger/index.ts'
import { invitations } from './tables.ts'
import { onboardingTexts } from './texts.ts'

/**
 * Pays both sides of an invitation when the invited person first takes part (GAP-57). To be called by the participation,
 * in its transaction, every time: it pays once.
 */
export async function creditInvitation(
  ctx: Pick<ApiContext, 'db' | 'ports' | 'station'>,
  invitedId: number,
): Promise<void> {
  const [invitation] = await ctx.db
    .update(invitations)
    .set({ creditedAt: ctx.ports.clock.now() })
    .where(
      and(
        eq(invitations.stationId, ctx.station.id),
        eq(invitations.invitedId, invitedId),
        isNull(invitations.creditedAt),
      ),
    )
    .returning()
  if (!invitation) return
  const pay = async (side: 'inviter' | 'invited', participantId: number | null, amountH: number) => {
    if (participantId === null || amountH === 0) return
    await earn(ctx, {
      key: `invitation:${invitation.id}:${side}`,
      cause: 'invitation',
      referenceId: invitation.activityId,
      note: onboardingTexts.invite.statement,
      participantId,
      amountH,
    })
  }
  await pay('invited', invitedId, invitation.pointsInvitedH)
  await pay('inviter', invitation.inviterId, invitation.pointsInviterH)
}
