import type { ActivityType } from './activity-type.ts'

/** Type 19: as type 1, for partners of the station (ACT-19). */
export const partnerInvitation = {
  id: 19,
  name: 'Convite a parceiros',
  isWithoutPoints: true,
  isTakenElsewhere: true,
  hasInviteCode: true,
} as const satisfies ActivityType
