import type { ActivityType } from './activity-type.ts'

/** Type 8: a survey whose author is the member (ACT-08). */
export const survey = { id: 8, name: 'Pesquisa' } as const satisfies ActivityType
