import type { SessionAnswer } from '#contract/people/access/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { accountOfPending, answerLogin, countPendingTry, enter, takePendingLogin } from '../access/index.ts'
import { countCode, takeCode } from './check-code.ts'
import { tellCodes } from './tell-codes.ts'
import { codeTexts } from './texts.ts'

type Sent = { pending: string; code: string; devices?: string[] | undefined }

/**
 * The second step of a log-in: the password was right, now a code. Wrong ones count for the log-in that waits, five, and for the account,
 * whatever log-in they come with. A code that let somebody in lets nobody else in; a recovery code is told by mail (PPL-26, SEC-108).
 * @throws gone where the first step is over, invalid_input beside the code, too_many_requests
 */
export async function enterByCode(
  ctx: ApiContext,
  { pending, code, devices }: Sent,
  urls: UrlSettings,
): Promise<SessionAnswer> {
  const account = await accountOfPending(ctx, pending)
  if (!account || account.codesSince === null) throw over()
  await countCode(ctx, { account, code, devices })
  if (!(await countPendingTry(ctx, pending))) throw over()
  const kind = await takeCode(ctx, account.id, code)
  if (!kind) throw ApiError.fields({ code: codeTexts.wrong })
  const session = await inTransaction(ctx, async (ctx) => {
    if (!(await takePendingLogin(ctx, pending))) throw over()
    return enter(ctx, account)
  })
  if (kind === 'recovery') await tellCodes(ctx, account, 'recovery', urls)
  return answerLogin(ctx, { account, session, devices, isByCode: true }, urls)
}

const over = () => new ApiError('gone', codeTexts.over)
