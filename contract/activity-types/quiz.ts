import type { ActivityType } from './activity-type.ts'

/** Type 6: a quiz (ACT-06). */
export const quiz = { id: 6, name: 'Quiz', isBuilt: true } as const satisfies ActivityType
