import type { ConfirmationMethod, SignupDraft } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { newestCode } from './activation-mail.ts'
import { affiliatedAnswer, findAffiliate } from './affiliates.ts'
import { findDraft } from './signup-draft.ts'
import { onboardingTexts } from './texts.ts'

/** A registration under way: what was typed, and the account that waits for its code (GAP-27). @throws not_found */
export async function getSignupDraft(ctx: ApiContext, handle: string): Promise<SignupDraft> {
  const draft = await findDraft(ctx, handle)
  if (!draft) throw new ApiError('not_found', onboardingTexts.draftGone)
  const affiliate = draft.affiliateId ? await findAffiliate(ctx, { id: draft.affiliateId }) : null
  const waiting = draft.participantId ? await newestCode(ctx, draft.participantId) : null
  const affiliated = affiliate && affiliatedAnswer(affiliate)
  return {
    values: draft.values,
    affiliated,
    from_login: draft.fromLogin,
    user_id: draft.participantId,
    hash: waiting?.isSent ? waiting.reference : null,
    email: affiliated ? affiliated.email : (waiting?.email ?? draft.values.email ?? null),
    methods: methodsOf(
      waiting?.reference ?? handle,
      affiliated ?? { email: waiting?.email ?? null, tel: null },
    ),
  }
}

/**
 * How somebody may receive the code: by e-mail only, where there is one (GAP-24, ONB-04). Addresses come in masked
 * already where strangers may look. `id` is the handle POST /auth/confirmation-method takes. Pure.
 */
export function methodsOf(
  id: string,
  { email, tel }: { email: string | null; tel: string | null },
): ConfirmationMethod[] {
  return email ? [{ id, type: 'email', email, tel }] : []
}
