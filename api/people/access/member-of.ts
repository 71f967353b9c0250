import { isNotNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from './tables.ts'

/** The id of the participant who calls. @throws not_authenticated for visitors */
export function memberOf({ actor }: ApiContext): number {
  if (actor.kind !== 'participant') throw new ApiError('not_authenticated', 'Faça login para continuar.')
  return actor.id
}

/**
 * The CPF of the caller as a part of a query: nothing until an owner said that it is theirs. What a station keeps by CPF about
 * somebody is shown by this one only: at the sign-up anybody may type anybody's (GAP-93).
 */
export const confirmedCpf = (ctx: ApiContext) =>
  ctx.db
    .select({ cpf: participants.cpf })
    .from(participants)
    .where(withId(participants, ctx, memberOf(ctx), isNotNull(participants.cpfConfirmedAt)))
