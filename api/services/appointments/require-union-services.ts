import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { appointmentTexts } from './texts.ts'

/** What a union does for its members is there on stations with the behaviour (STN-U11) and nowhere else. @throws not_found */
export function requireUnionServices({ station }: Pick<ApiContext, 'station'>): void {
  if (!station.config.behaviour.unionServices) throw new ApiError('not_found', appointmentTexts.notHere)
}
