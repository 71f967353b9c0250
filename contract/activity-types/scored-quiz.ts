import type { ActivityType } from './activity-type.ts'

/** Type 11: a quiz with a score (ACT-11). */
export const scoredQuiz = { id: 11, name: 'Desafio' } as const satisfies ActivityType
