import { invitationTypes, inviteBody } from '../../invitations/index.ts'
import type { ActivityType } from '../activity-type.ts'
import { type InviteBody, inviteDetail } from './invitation.ts'

/** Type 19: as type 1, for partners of the station (ACT-19). */
export const partnerInvitation: ActivityType<InviteBody> = {
  typeIds: [invitationTypes.partner],
  body: inviteBody,
  isTakenElsewhere: true,
  detail: inviteDetail,
}
