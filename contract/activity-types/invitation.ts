import type { ActivityType } from './activity-type.ts'

/** Type 1: member-get-member (ACT-01). Its participations are people who came and took part. */
export const invitation = {
  id: 1,
  name: 'Convite',
  // Both sides are paid by a rule of its own.
  isWithoutPoints: true,
  isTakenElsewhere: true,
  hasInviteCode: true,
} as const satisfies ActivityType
