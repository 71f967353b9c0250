import { proofMinutes } from '#contract/asks-again.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { countTry, forgetOwnTries, knownDevice, memberOf } from '../access/index.ts'
import { participants, sessions } from '../access/tables.ts'
import { countCode, takeCode } from './check-code.ts'
import { tellCodes } from './tell-codes.ts'
import { codeTexts } from './texts.ts'

type Given = { devices?: string[] | undefined } & (
  | { current_password: string; code?: never }
  | { code: string; current_password?: never }
)
type Account = typeof participants.$inferSelect

/**
 * Proves that it is still who logged in: for ten minutes the session of the call, and no other, does what is sensitive (PPL-27). Who has codes
 * shows one, for a browser may have kept the password; everybody else their password, whose wrong tries are those of the log-in (SEC-12).
 * @throws invalid_input beside what was wrong, too_many_requests
 */
export async function proveAgain(
  ctx: ApiContext,
  given: Given,
  urls: UrlSettings,
): Promise<{ until: string }> {
  const account = await ctx.db
    .select()
    .from(participants)
    .where(withId(participants, ctx, memberOf(ctx)))
    .then(one())
  if (account.codesSince === null) await checkPassword(ctx, account, given)
  else await checkCode(ctx, account, given, urls)
  const now = ctx.ports.clock.now()
  const session = ctx.actor.kind === 'participant' ? ctx.actor.sessionId : ''
  await ctx.db
    .update(sessions)
    .set({ provedAt: now })
    .where(withId(sessions, ctx, session))
  return { until: new Date(now.getTime() + proofMinutes * 60_000).toISOString() }
}

async function checkPassword(
  ctx: ApiContext,
  account: Account,
  { current_password, devices }: Given,
): Promise<void> {
  if (current_password === undefined) throw ApiError.fields({ code: codeTexts.noCodes })
  const device = await knownDevice(ctx, account, devices)
  const trier = { typed: account.email, accountId: account.id, device }
  const mayTry = await countTry(ctx, trier)
  const isRight = await ctx.ports.passwords.verify(account.passwordHash, current_password)
  if (!isRight || !mayTry) throw ApiError.fields({ current_password: codeTexts.wrongPassword })
  await forgetOwnTries(ctx, trier)
}

async function checkCode(
  ctx: ApiContext,
  account: Account,
  { code, devices }: Given,
  urls: UrlSettings,
): Promise<void> {
  if (code === undefined) throw ApiError.fields({ current_password: codeTexts.codeInstead })
  await countCode(ctx, { account, code, devices })
  const kind = await takeCode(ctx, account.id, code)
  if (!kind) throw ApiError.fields({ code: codeTexts.wrong })
  if (kind === 'recovery') await tellCodes(ctx, account, 'recovery', urls)
}
