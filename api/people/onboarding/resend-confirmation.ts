import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { resendConfirmation as call, confirmationMethod } from '#contract/people/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlState, sqlStates } from '../../platform/db/client.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { steadyTime } from '../../platform/steady-time.ts'
import { slowAddress } from '../access/index.ts'
import { prepareCode, storeCode } from './activation-mail.ts'
import { findWaiting, isAddressOf, type WaitingAccount } from './pending-account.ts'
import { mayMailForStranger, passResendGate, passStrangersGate, resendSeconds } from './resend-gate.ts'
import { newSecret } from './secret.ts'
import { findDraft } from './signup-draft.ts'
import { onboardingTexts } from './texts.ts'

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

type CodeSent = AnswerInput<typeof call>
type Asked = {
  recipient: string
  account: WaitingAccount | null
  /** Whether who asks showed to be the one who registered. */
  isRegistrants: boolean
}

const perAddress = { name: 'code-address', free: 30, durationSeconds: 3600 }

/**
 * Sends one more code to an account that waits for one; those that are on their way stay. Nobody waiting at the address,
 * or strangers had too many sent to it: limits, seconds and answer are the same, nothing is sent. @throws too_many_requests
 */
async function sendCode(
  ctx: ApiContext,
  urls: UrlSettings,
  { recipient, account, isRegistrants }: Asked,
): Promise<CodeSent> {
  await slowAddress(ctx, perAddress)
  await (isRegistrants ? passResendGate : passStrangersGate)(ctx, recipient)
  const sent = { resend_in_seconds: resendSeconds, messages: [onboardingTexts.mailSent] }
  const isWaiting = account?.status === 'inactive'
  if (!isWaiting || !(isRegistrants || (await mayMailForStranger(ctx, recipient))))
    return { ...sent, hash: newSecret() }
  const code = await prepareCode(ctx, urls, account)
  try {
    await inTransaction(ctx, (ctx) => storeCode(ctx, { participantId: account.id, isRegistrants }, code))
  } catch (error) {
    // Another registration of the mailbox was confirmed in this instant: nobody waits any more.
    if (sqlState(error) !== sqlStates.foreignKeyViolation) throw error
  }
  return { ...sent, hash: code.reference }
}

/**
 * Makes another code for an account that waits for one, for somebody of the team: what the mailbox gets of codes holds for them, too
 * (ACC-12, PPL-11). Answers what stores it and sends the mail, in a transaction. @throws too_many_requests
 */
export async function prepareActivation(
  ctx: ApiContext,
  account: { id: number; name: string; email: string },
  urls: UrlSettings,
): Promise<(ctx: ApiContext) => Promise<void>> {
  await passResendGate(ctx, account.email)
  const code = await prepareCode(ctx, urls, account)
  return (ctx) => storeCode(ctx, { participantId: account.id, isRegistrants: false }, code)
}

/**
 * Sends the code the way somebody chose (ONB-04, ACC-14). The method's `id` came with the registration and is known to
 * nobody else; where it goes is what the account says, whatever the call carries. What a stranger was handed for an
 * e-mail is no such id, or it would tell whether anybody waits there. @throws gone, too_many_requests
 */
export async function chooseConfirmationMethod(
  ctx: ApiContext,
  { id, user_id }: ParsedInput<typeof confirmationMethod>['body'],
  urls: UrlSettings,
): Promise<AnswerInput<typeof confirmationMethod>> {
  const account = await findWaiting(ctx, { reference: id })
  if (!account?.isRegistrants || (user_id !== undefined && user_id !== account.id))
    throw new ApiError('gone', onboardingTexts.draftGone)
  if (account.status !== 'inactive') throw new ApiError('already_done', onboardingTexts.activation.done)
  return sendCode(ctx, urls, { recipient: account.email, account, isRegistrants: true })
}
