import type { ActivityType } from './activity-type.ts'

/** Type 10: a poll with a chart of its votes (ACT-10). */
export const poll = { id: 10, name: 'Enquete' } as const satisfies ActivityType
