import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { passwordChangedMail, replacePassword } from '../recovery/index.ts'
import { accountTexts } from './texts.ts'

type Choice = { current_password: string; password: string }

/**
 * Gives the participant another password, who says the one of now. What a recovery ends, this ends, but for the session that
 * asks (ACC-10). Of two at once the second one's password of now is not the one of now any more.
 * @throws invalid_input with `fields.current_password`, too_many_requests
 */
export async function changePassword(
  ctx: ApiContext,
  { current_password, password }: Choice,
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  const account = await checkPassword(ctx, current_password)
  const passwordHash = await ctx.ports.passwords.hash(password)
  const mail = await passwordChangedMail(ctx, account.name, urls)
  const session = ctx.actor.kind === 'participant' ? ctx.actor.sessionId : ''
  const isDone = await inTransaction(ctx, (ctx) =>
    replacePassword(ctx, {
      ...{ account, passwordHash, mail, keeps: { session } },
      claim: async () => ((await hashOf(ctx, account.id)) === account.passwordHash ? {} : null),
    }),
  )
  if (!isDone) throw ApiError.fields({ current_password: accountTexts.wrongPassword })
  return { messages: [accountTexts.passwordChanged] }
}

async function hashOf({ db, station }: ApiContext, id: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: participants.passwordHash })
    .from(participants)
    .where(withId(participants, { station }, id))
  return row?.hash ?? null
}

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
