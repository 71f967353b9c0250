import type { ActivityType } from './activity-type.ts'

/** Type 2: signing up is taking part, so a member has done it; visitors are led to the registration (ACT-02, GAP-41). */
export const signUp = {
  id: 2,
  name: 'Cadastro',
  isAutomatic: true,
  isEarnedOnce: true,
} as const satisfies ActivityType
