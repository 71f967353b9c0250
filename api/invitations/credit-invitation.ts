import { and, eq, isNull } from 'drizzle-orm'
import { participations } from '../activities/tables.ts'
import type { ApiContext } from '../context.ts'
import { earn } from '../ledger/index.ts'
import { invitations } from './tables.ts'
import { invitationTexts } from './texts.ts'

type Context = Pick<ApiContext, 'db' | 'ports' | 'station'>
type Invitation = typeof invitations.$inferSelect

/**
 * Pays both sides of an invitation when the invited person first takes part (GAP-57). To be called by the participation,
 * in its transaction, every time: it pays once.
 */
export async function creditInvitation(ctx: Context, invitedId: number): Promise<void> {
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
  await payInvited(ctx, invitation)
  await payInviter(ctx, invitation)
}

async function payInvited(ctx: Context, { id, activityId, invitedId, pointsInvitedH }: Invitation) {
  if (pointsInvitedH === 0) return
  await earn(ctx, {
    key: `invitation:${id}:invited`,
    cause: 'invitation',
    referenceId: activityId,
    note: invitationTexts.statement,
    participantId: invitedId,
    amountH: pointsInvitedH,
  })
}

/** That somebody came and took part is the inviter's participation in the invitation: it counts, and it can be undone. */
async function payInviter(
  ctx: Context,
  { id, activityId, inviterId, invitedId, pointsInviterH }: Invitation,
) {
  if (inviterId === null) return
  const [participation] = await ctx.db
    .insert(participations)
    .values({
      stationId: ctx.station.id,
      activityId,
      participantId: inviterId,
      idempotencyKey: `invitation:${id}`,
      earnedH: pointsInviterH,
      data: { invitedId },
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: participations.id })
  if (!participation || pointsInviterH === 0) return
  await earn(ctx, {
    key: `participation:${participation.id}`,
    cause: 'invitation',
    referenceId: activityId,
    note: invitationTexts.statement,
    participantId: inviterId,
    amountH: pointsInviterH,
  })
}
