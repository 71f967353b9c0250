import type { Option } from '#contract/stations/registry/behaviour.ts'
import type { Feature } from '#contract/stations/registry/gates.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'

/** What only some stations have is nowhere on the others (STN-026b, STN-174b, STN-U11, STN-U14). @throws not_found */
export function requireOption({ station }: Pick<ApiContext, 'station'>, option: Option): void {
  if (!station.config.behaviour[option]) throw new ApiError('not_found', 'Esta estação não tem este serviço.')
}

/** The same of what a station has switched off: of members the call itself is refused before (`gates`). @throws not_found */
export function requireFeature({ station }: Pick<ApiContext, 'station'>, feature: Feature): void {
  if (!station.config.features[feature]) throw new ApiError('not_found', 'Esta área não está disponível.')
}
