import { z } from 'zod'
import type { ActivityBody } from './activity-type.ts'

/** The empty part of types whose activities have none. */
export const noBody = { schema: z.object({}) } satisfies ActivityBody
