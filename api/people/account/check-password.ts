import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { accountTexts } from './texts.ts'

/** A session that somebody left open guesses no password: tries in a quarter of an hour. */
const tries = { name: 'own-password', points: 10, durationSeconds: 900 }

/**
 * The participant of the call, who said their password.
 * @throws invalid_input with `fields.current_password`, too_many_requests
 */
export async function checkPassword(ctx: ApiContext, password: string) {
  const { db, station } = ctx
  const id = memberOf(ctx)
  await limit(ctx, { ...tries, key: `${station.id}:${id}` })
  const [row] = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      passwordHash: participants.passwordHash,
    })
    .from(participants)
    .where(withId(participants, ctx, id))
  if (!row || !(await ctx.ports.passwords.verify(row.passwordHash, password)))
    throw ApiError.fields({ current_password: accountTexts.wrongPassword })
  return row
}
