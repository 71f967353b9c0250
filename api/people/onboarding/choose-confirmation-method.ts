import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { confirmationMethod as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { findWaiting } from './pending-account.ts'
import { sendCode } from './send-code.ts'
import { onboardingTexts } from './texts.ts'

/**
 * Sends the code the way somebody chose (ONB-04, ACC-14). The method's `id` came with the registration and is known to
 * nobody else; where it goes is what the account says, whatever the call carries. What a stranger was handed for an
 * e-mail is no such id, or it would tell whether anybody waits there. @throws gone, too_many_requests
 */
export async function chooseConfirmationMethod(
  ctx: ApiContext,
  { id, user_id }: ParsedInput<typeof call>['body'],
  urls: UrlSettings,
): Promise<AnswerInput<typeof call>> {
  const account = await findWaiting(ctx, { reference: id })
  if (!account?.isRegistrants || (user_id !== undefined && user_id !== account.id))
    throw new ApiError('gone', onboardingTexts.draftGone)
  if (account.status !== 'inactive') throw new ApiError('already_done', onboardingTexts.activation.done)
  return sendCode(ctx, urls, { recipient: account.email, account, isRegistrants: true })
}
