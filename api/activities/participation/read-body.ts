import type { z } from 'zod'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Activity } from './activity-type.ts'
import { activityTexts } from './texts.ts'

/**
 * The stored part of an activity in its type's form. A broken one makes its own activity unavailable and nothing else; the
 * log says which and why. @throws not_found
 */
export function readBody<Body>(
  { station, ports }: Pick<ApiContext, 'station' | 'ports'>,
  schema: z.ZodType<Body>,
  { id, typeId, body }: Pick<Activity, 'id' | 'typeId' | 'body'>,
): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  ports.log.error(
    { stationId: station.id, activityId: id, typeId, issues },
    'the stored part of an activity is broken',
  )
  throw new ApiError('not_found', activityTexts.unavailable)
}
