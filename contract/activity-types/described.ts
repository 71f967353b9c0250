import type { ActivityType } from './activity-type.ts'

/** Type 17: something described, with nothing to do (ACT-17, GAP-41). */
export const described = {
  id: 17,
  name: 'Atividade',
  isWithoutPoints: true,
} as const satisfies ActivityType
