import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { fuelTexts } from './texts.ts'

/** Only one station has fuel campaigns; elsewhere there is no such thing (STN-026b). @throws not_found */
export function requireFuel({ station }: ApiContext): void {
  if (!station.config.behaviour.fuelCampaigns) throw new ApiError('not_found', fuelTexts.notHere)
}
