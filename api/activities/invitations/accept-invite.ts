import { count, eq, isNull } from 'drizzle-orm'
import { earn } from '../../ledger/index.ts'
import { lockAccounts } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { recordParticipation } from '../participation/index.ts'
import { activities, participations } from '../participation/tables.ts'
import { countInvites, resolveInvite } from './find-invite.ts'
import { invitations } from './tables.ts'
import { invitationTexts } from './texts.ts'

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

/** An invitation goes with its registration to the account that the team had brought (ADR 163). */
export async function moveInvitation(
  ctx: ApiContext,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await ctx.db
    .update(invitations)
    .set({ invitedId: to })
    .where(inStation(invitations, ctx, eq(invitations.invitedId, from)))
}

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

type Context = Pick<ApiContext, 'db' | 'ports' | 'station'>
type Invitation = typeof invitations.$inferSelect

/** Who is paid when this person first takes part: locked with them, before anything else (ADR 24). */
export async function invitersToPay(
  ctx: Context,
  { participantId: invitedId }: { participantId: number },
): Promise<number[]> {
  const [invitation] = await ctx.db
    .select({ inviterId: invitations.inviterId })
    .from(invitations)
    .where(inStation(invitations, ctx, eq(invitations.invitedId, invitedId), isNull(invitations.creditedAt)))
  return invitation?.inviterId ? [invitation.inviterId] : []
}

/**
 * Pays both sides of an invitation when the invited person first takes part (GAP-57). To be called by the participation,
 * in its transaction, every time: it pays once, and above the inviter's limit neither, which an owner may have lowered
 * since the account was confirmed. The participation holds the locks of both (`invitersToPay`).
 */
export async function creditInvitation(
  ctx: Context,
  { participantId: invitedId }: { participantId: number },
): Promise<void> {
  const [invitation] = await ctx.db
    .update(invitations)
    .set({ creditedAt: ctx.ports.clock.now() })
    .where(inStation(invitations, ctx, eq(invitations.invitedId, invitedId), isNull(invitations.creditedAt)))
    .returning()
  if (!invitation) return
  const { id, activityId, inviterId } = invitation
  if (inviterId !== null && !(await isWithinLimit(ctx, activityId, inviterId))) {
    // The list of invitations tells what was paid.
    await ctx.db
      .update(invitations)
      .set({ pointsInviterH: 0, pointsInvitedH: 0 })
      .where(withId(invitations, ctx, id))
    return
  }
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

/**
 * That somebody came and took part is the inviter's participation in the invitation: it counts, and it can be undone.
 */
async function payInviter(
  ctx: Context,
  { id, activityId, inviterId, invitedId, pointsInviterH }: Invitation,
) {
  if (inviterId === null) return
  const participation = {
    activityId,
    participantId: inviterId,
    idempotencyKey: `invitation:${id}`,
    earnedH: pointsInviterH,
    data: { invitedId },
  }
  const earning = { cause: 'invitation' as const, note: invitationTexts.statement }
  await recordParticipation(ctx, participation, { earning })
}

/** Under the lock of the inviter, so that the limit holds however many take part at once. */
async function isWithinLimit({ db, station }: Context, activityId: number, inviterId: number) {
  await db
    .select({ id: participants.id })
    .from(participants)
    .where(withId(participants, { station }, inviterId))
    .for('no key update')
  const [activity] = await db
    .select({ limit: activities.limitPerUser })
    .from(activities)
    .where(withId(activities, { station }, activityId))
  if (!activity || activity.limit === null) return true
  const [rewarded] = await db
    .select({ times: count() })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.activityId, activityId),
        eq(participations.participantId, inviterId),
        isNull(participations.undoneAt),
      ),
    )
  return (rewarded?.times ?? 0) < activity.limit
}
