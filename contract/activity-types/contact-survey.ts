import type { ActivityType } from './activity-type.ts'

/** Type 7: a survey whose author is a contact (ACT-07). */
export const contactSurvey = { id: 7, name: 'Pesquisa' } as const satisfies ActivityType
