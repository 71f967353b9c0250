import type { z } from 'zod'
import { invitationTypes, inviteBody } from '../../invitations/index.ts'
import type { ActivityType, TypeDetail } from '../activity-type.ts'

export type InviteBody = z.output<typeof inviteBody>

/** What an invitation shows: its code and what both sides get, decimal. */
export const inviteDetail = ({ code, pointsInviter, pointsInvited }: InviteBody): TypeDetail => ({
  member_get_members: [{ code, points_inviter: pointsInviter, points_invited: pointsInvited }],
})

/**
 * Type 1: member-get-member (ACT-01). Its participations are people who came and took part; links and mails are the
 * invitations area's.
 */
export const invitation: ActivityType<InviteBody> = {
  typeIds: [invitationTypes.member],
  body: inviteBody,
  isTakenElsewhere: true,
  detail: inviteDetail,
}
