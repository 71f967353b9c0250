import { z } from 'zod'
import { participationSchema } from '../activities/participation/schemas.ts'
import { endpoint, idParam } from '../endpoint.ts'
import type { ActivityType } from './activity-type.ts'

/** Type 16: something to read or watch; having seen it is taking part (ACT-16). */
export const rawContent = {
  id: 16,
  name: 'Conteúdo',
  isWithoutRulesTab: true,
} as const satisfies ActivityType

export const takePartInRawContent = endpoint({
  method: 'post',
  path: '/raw-content-participation',
  access: 'participant',
  tag: 'activities',
  summary: 'Take part in a type 16 activity (ACT-16)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam }),
  answer: participationSchema,
})
