import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { resendConfirmation as call } from '#contract/onboarding/endpoints.ts'
import type { ApiContext } from '../context.ts'
import type { UrlSettings } from '../stations/index.ts'
import { findPending, isAddressOf } from './pending-account.ts'
import { sendCode } from './send-code.ts'

/** Sends another code, 60 seconds after the last at the earliest (ACC-12, ACC-14). @throws too_many_requests */
export async function resendConfirmation(
  ctx: ApiContext,
  { email, hash }: ParsedInput<typeof call>['body'],
  urls: UrlSettings,
): Promise<AnswerInput<typeof call>> {
  const named = hash ? await findPending(ctx, { reference: hash }) : null
  const account = named && isAddressOf(named, email) ? named : await findPending(ctx, { email })
  return sendCode(ctx, urls, { recipient: account?.email ?? email, account })
}
