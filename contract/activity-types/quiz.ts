import type { ActivityType } from './activity-type.ts'

/** Type 6: a quiz (ACT-06). */
export const quiz = { id: 6, name: 'Quiz' } as const satisfies ActivityType
