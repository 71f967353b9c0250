import type { AnswerInput } from '#contract/endpoint.ts'
import type { resendConfirmation } from '#contract/people/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlState, sqlStates } from '../../platform/db/client.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { slowAddress } from '../access/index.ts'
import { prepareCode, storeCode } from './activation-mail.ts'
import type { WaitingAccount } from './pending-account.ts'
import { mayMailForStranger, passResendGate, passStrangersGate, resendSeconds } from './resend-gate.ts'
import { newSecret } from './secret.ts'
import { onboardingTexts } from './texts.ts'

type CodeSent = AnswerInput<typeof resendConfirmation>
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
export async function sendCode(
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
