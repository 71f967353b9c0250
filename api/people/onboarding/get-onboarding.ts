import type { AnswerInput } from '#contract/endpoint.ts'
import type { getOnboarding as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { memberOf } from '../access/index.ts'
import { hasAcceptedTerms } from './has-accepted-terms.ts'
import { maxPortraitMegabytes, ownPortrait } from './own-portrait.ts'

/** What the onboarding still has to ask for, and how large a picture may be (ONB-11, ONB-12). */
export async function getOnboarding(ctx: ApiContext): Promise<AnswerInput<typeof call>> {
  const id = memberOf(ctx)
  const [needsTerms, portrait] = await Promise.all([
    hasAcceptedTerms(ctx, id).then((accepted) => !accepted),
    ownPortrait(ctx, id),
  ])
  return {
    needs_terms: needsTerms,
    max_image_megabytes: maxPortraitMegabytes(portrait),
    briefingDone: portrait.briefingDone,
  }
}
