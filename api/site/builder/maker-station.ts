import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'

/** Only stations with `onboardingPage: company` make other stations; on others these calls answer 404 (STN-U10). */
export function requireMakerStation(ctx: ApiContext): void {
  if (ctx.station.config.behaviour.onboardingPage !== 'company')
    throw new ApiError('not_found', 'Esta estação não cria outras estações.')
}
