import { z } from 'zod'
import type { ActivityBody } from './activity-type.ts'

/** Of types whose activities say nothing of their own. */
export const noBody = { schema: z.object({}) } satisfies ActivityBody
