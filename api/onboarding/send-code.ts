import type { AnswerInput } from '#contract/endpoint.ts'
import type { resendConfirmation } from '#contract/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../context.ts'
import { limit } from '../rate-limit/index.ts'
import type { UrlSettings } from '../stations/index.ts'
import { prepareCode } from './activation-mail.ts'
import type { PendingAccount } from './pending-account.ts'
import { passResendGate, resendSeconds } from './resend-gate.ts'
import { newSecret } from './secret.ts'
import { storeCode } from './store-code.ts'
import { onboardingTexts } from './texts.ts'

type CodeSent = AnswerInput<typeof resendConfirmation>
/** An hour: enough for somebody whose mails are slow, too little to fill a mailbox. */
const perHour = { address: 30, recipient: 6 }

/**
 * Sends a new code to an account that waits for one. Nobody waiting at the address: limits, seconds and answer are the
 * same, nothing is sent. @throws too_many_requests
 */
export async function sendCode(
  ctx: ApiContext,
  urls: UrlSettings,
  { recipient, account }: { recipient: string; account: PendingAccount | null },
): Promise<CodeSent> {
  const count = (name: string, key: string, points: number) =>
    limit(ctx, { name, key: `${ctx.station.id}:${key}`, points, durationSeconds: 3600 })
  await count('code-address', ctx.address, perHour.address)
  await passResendGate(ctx, recipient)
  await count('code-recipient', recipient, perHour.recipient)
  const sent = { resend_in_seconds: resendSeconds, messages: [onboardingTexts.mailSent] }
  if (account?.status !== 'inactive') return { ...sent, hash: newSecret() }
  const { id, name, email, reference } = account
  const code = await prepareCode(ctx, urls, { name, email, reference: reference ?? undefined })
  await inTransaction(ctx, (ctx) => storeCode(ctx, id, code))
  return { ...sent, hash: code.reference }
}
