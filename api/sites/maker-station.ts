import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Stations whose configuration says so make other stations; on all others these calls do not exist (STN-U10). */
export function requireMakerStation(ctx: ApiContext): void {
  if (ctx.station.config.behaviour.onboardingPage !== 'company')
    throw new ApiError('not_found', 'Esta estação não cria outras estações.')
}
