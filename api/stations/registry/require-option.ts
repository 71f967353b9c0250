import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'

/** Options that a station has or has not: where it has not, there is no such thing, for its owners neither. */
type Option = { [K in keyof Behaviour]-?: Behaviour[K] extends boolean ? K : never }[keyof Behaviour]

/** What only some stations have is nowhere on the others (STN-026b, STN-174b, STN-U11, STN-U14). @throws not_found */
export function requireOption({ station }: Pick<ApiContext, 'station'>, option: Option): void {
  if (!station.config.behaviour[option]) throw new ApiError('not_found', 'Esta estação não tem este serviço.')
}
