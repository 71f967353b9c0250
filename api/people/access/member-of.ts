import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'

/** The id of the participant who calls. @throws not_authenticated for visitors */
export function memberOf({ actor }: ApiContext): number {
  if (actor.kind !== 'participant') throw new ApiError('not_authenticated', 'Faça login para continuar.')
  return actor.id
}
