import type { AnswerInput } from '#contract/endpoint.ts'
import type { validateSignup as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { signupFields } from '../own-fields/index.ts'
import { affiliatedAnswer, affiliateOf } from './affiliates.ts'
import { entryProblems } from './may-join.ts'
import { personRules } from './person-rules.ts'
import { identityOf, takenFields } from './register-account.ts'
import { findDraft, saveDraft } from './signup-draft.ts'
import {
  mergeValues,
  missingBoxes,
  missingFields,
  nextStep,
  ownProblems,
  passSignupLimits,
  type SignupInput,
} from './signup-rules.ts'
import { onboardingTexts } from './texts.ts'

/**
 * Checks a registration as far as it is there, keeps it, and says what follows (ONB-01). A form cannot but say that an
 * e-mail or CPF has an account; the limits and the work keep that from becoming a search (ADR on registration).
 * @throws invalid_input with fields, too_many_requests, gone
 */
export async function validateSignup(ctx: ApiContext, input: SignupInput): Promise<AnswerInput<typeof call>> {
  const { behaviour } = ctx.station.config
  const draft = await findDraft(ctx, input.draft)
  if (input.draft && !draft) throw new ApiError('gone', onboardingTexts.draftGone)
  await passSignupLimits(ctx, draft, input)

  const affiliate = await affiliateOf(ctx, { cpf: input.cpf ?? draft?.values.cpf, draft })
  const typed = mergeValues(draft?.values ?? {}, input)
  const rules = personRules(typed, ctx.station.config, ctx.ports.clock.now())
  const values = rules.person
  const question = { variant: behaviour.signup, isAffiliate: affiliate !== null }
  const asked = await signupFields(ctx)
  refuse({
    ...(input.own && ownProblems(asked, input.own)),
    ...missingFields('first', question, values),
    ...missingBoxes(question, values),
    ...rules.problems,
  })
  refuse(await entryProblems(ctx, { values, affiliate }))
  // Stations that send everybody on to the log-in have made the accounts themselves (STN-U09).
  if (behaviour.credentialsThenLogin) return { draft: null, next: 'login', affiliated: null, messages: [] }

  refuse(await takenFields(ctx, identityOf(values, affiliate)))
  const handle = await saveDraft(ctx, draft && input.draft ? input.draft : null, {
    values,
    affiliateId: affiliate?.id ?? null,
    isPerson: true,
  })
  return {
    draft: handle,
    next: nextStep({ ...question, ...behaviour, asksOwn: asked.length > 0 }, values),
    affiliated: affiliate && affiliatedAnswer(affiliate),
    messages: [],
  }
}

function refuse(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
}
