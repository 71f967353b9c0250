import type { ErrorCode } from '#contract/errors.ts'
import type { InviteAnswer } from '#contract/people/onboarding/schemas.ts'
import { slowAddress } from '../../people/access/index.ts'
import { firstNameOf } from '../../people/onboarding/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { resolveInvite } from './resolve-invite.ts'
import { invitationTexts as texts } from './texts.ts'

const perAddress = { name: 'invite', free: 60, durationSeconds: 900 }

const refusals = {
  malformed: ['not_found', texts.wrong],
  other_station: ['station_mismatch', texts.otherStation],
  own: ['conflict', texts.own],
  unknown: ['not_found', texts.wrong],
  used_up: ['limit_reached', texts.usedUp],
} as const satisfies Record<string, readonly [ErrorCode, string]>

/**
 * Checks an invite code (ONB-02, GAP-57). Says what the invited person gets and the inviter's first name, nothing else.
 * @throws not_found, station_mismatch, conflict (one's own), limit_reached, too_many_requests
 */
export async function validateInvite(ctx: ApiContext, text: string): Promise<InviteAnswer> {
  await slowAddress(ctx, perAddress)
  const { actor } = ctx
  const invite = await resolveInvite(ctx, text, actor.kind === 'participant' ? actor.id : null)
  if (!invite.ok) {
    const [code, message] = refusals[invite.reason]
    throw new ApiError(code, message)
  }
  const { found, inviter, pointsInvited } = invite
  const { id } = found.activity
  return {
    valid: true,
    member_get_member: { action_id: id, inviter_id: inviter?.id ?? null, code: text },
    memberGetMemberRule: { points_invited: pointsInvited, action: { id } },
    inviter: inviter && firstNameOf(inviter.name),
    messages: [texts.codeValid],
  }
}
