import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { registrationChangeTexts as texts } from './texts.ts'

/** Whether the association keeps a register whose changes are asked for here (STN-U14). @throws not_found where it does not */
export function requireRegister({ station }: Pick<ApiContext, 'station'>): void {
  if (!station.config.behaviour.preRegistration) throw new ApiError('not_found', texts.notHere)
}
