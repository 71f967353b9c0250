import type { ActivityType } from './activity-type.ts'

/** Type 9: one question with a tick (ACT-09). */
export const checklistPoll = { id: 9, name: 'Enquete' } as const satisfies ActivityType
