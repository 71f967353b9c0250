import type { ActivityType } from './activity-type.ts'

/** Type 12: questions that end in a profile (ACT-12). */
export const personality = { id: 12, name: 'Perfil' } as const satisfies ActivityType
