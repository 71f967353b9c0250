import { type InviteReading, readInviteCode } from '#contract/people/onboarding/invite-code.ts'
import type { ApiContext } from '../../platform/context.ts'
import { findInviteActivity, findInviter, hasInvitesLeft, type InviteActivity } from './find-invite.ts'

type Refusal = Exclude<InviteReading, { ok: true }>['reason'] | 'unknown' | 'used_up'
type Inviter = { id: number; name: string }
export type Invite =
  | { ok: true; found: InviteActivity; inviter: Inviter | null; pointsInviter: number; pointsInvited: number }
  | { ok: false; reason: Refusal }

/**
 * What an invite code is worth now, for whom reads it (GAP-57). A code without a person counts and pays nothing: what
 * is paid is that somebody invited, and their limit bounds it.
 */
export async function resolveInvite(
  ctx: ApiContext,
  text: string,
  participantId: number | null,
): Promise<Invite> {
  const reading = readInviteCode(text, { stationId: ctx.station.id, participantId })
  if (!reading.ok) return reading
  const { code, inviterId } = reading.invite
  const found = await findInviteActivity(ctx, code)
  if (!found) return { ok: false, reason: 'unknown' }
  if (inviterId === null) return { ok: true, found, inviter: null, pointsInviter: 0, pointsInvited: 0 }
  const inviter = await findInviter(ctx, inviterId)
  if (!inviter) return { ok: false, reason: 'unknown' }
  if (!(await hasInvitesLeft(ctx, found, inviter.id))) return { ok: false, reason: 'used_up' }
  const { pointsInviter, pointsInvited } = found.body
  return { ok: true, found, inviter, pointsInviter, pointsInvited }
}
