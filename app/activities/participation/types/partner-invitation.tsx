import { partnerInvitation as partnerInvitationType } from '#contract/activity-types/partner-invitation.ts'
import { InviteBody, InviteGains } from './invitation.tsx'
import type { PortalActivityType } from './portal-activity-type.ts'

/** Type 19: as type 1, for partners of the station (ACT-19). */
export const partnerInvitation: PortalActivityType = {
  contract: partnerInvitationType,
  Body: InviteBody,
  Content: InviteGains,
}
