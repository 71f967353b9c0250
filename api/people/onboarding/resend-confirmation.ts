import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { resendConfirmation as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { steadyTime } from '../../platform/steady-time.ts'
import { findWaiting, isAddressOf, type WaitingAccount } from './pending-account.ts'
import { sendCode } from './send-code.ts'
import { findDraft } from './signup-draft.ts'

type Request = ParsedInput<typeof call>['body']

/** Longer than it takes to make and store a mail: the answer comes after it, whoever waits for a code. */
const answerAfterMs = 350

/**
 * Sends another code, 60 seconds after the last at the earliest (ACC-12, ACC-14). Answer and time are the same where
 * nobody waits. @throws too_many_requests
 */
export const resendConfirmation = (
  ctx: ApiContext,
  asked: Request,
  urls: UrlSettings,
): Promise<AnswerInput<typeof call>> => steadyTime(answerAfterMs, () => resend(ctx, asked, urls))

async function resend(ctx: ApiContext, asked: Request, urls: UrlSettings) {
  const own = await ownAccount(ctx, asked)
  const account = own?.account ?? (await findWaiting(ctx, { email: asked.email }))
  return sendCode(ctx, urls, {
    recipient: account?.email ?? asked.email,
    account,
    isRegistrants: own?.isRegistrants ?? false,
  })
}

type Own = { account: WaitingAccount; isRegistrants: boolean }

/** The account that who asks has registered: by the registration's handle, an earlier code or the session (ADR 0035). */
async function ownAccount(ctx: ApiContext, { email, hash, draft: handle }: Request): Promise<Own | null> {
  const draft = await findDraft(ctx, handle)
  const candidates = [
    draft?.participantId ? await findWaiting(ctx, { id: draft.participantId }) : null,
    hash ? await findWaiting(ctx, { reference: hash }) : null,
    ctx.actor.kind === 'participant' ? await findWaiting(ctx, { id: ctx.actor.id }) : null,
  ]
  const at = candidates.findIndex((account) => account && isAddressOf(account, email))
  const account = candidates[at]
  // A code that a stranger asked for names the account without showing anything.
  return account ? { account, isRegistrants: at !== 1 || account.isRegistrants !== false } : null
}
