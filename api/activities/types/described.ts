import { z } from 'zod'
import type { ActivityType } from '../activity-type.ts'

/** Type 17: something described, with nothing to do and nothing to say about that (ACT-17, GAP-41). */
export const described: ActivityType = { typeIds: [17], body: z.unknown(), closedText: '' }
