import { askAgain as askAgainCall } from '#contract/people/approval/endpoints.ts'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { activateParticipant } from './activate-participant.ts'
import { askAgain } from './approval.ts'
import { getOnboarding } from './get-onboarding.ts'
import { getSignupDraft } from './get-signup-draft.ts'
import { municipalitiesOf } from './person-rules.ts'
import { chooseConfirmationMethod, resendConfirmation } from './resend-confirmation.ts'
import { signUp } from './sign-up.ts'
import { updateParticipant } from './update-participant.ts'
import { updateProfileImage } from './update-profile-image.ts'
import { validateSignup } from './validate-signup.ts'

export function onboardingRoutes(app: ApiApp, { urls }: Pick<ApiDeps, 'urls'>): void {
  serve(app, calls.validateSignup, (ctx, { body }) => validateSignup(ctx, body))
  serve(app, calls.getSignupDraft, (ctx, { params }) => getSignupDraft(ctx, params.draft))
  serve(app, calls.signupParticipant, (ctx, { body }) => signUp(ctx, body, { urls }))
  serve(app, calls.signup, (ctx, { body }) => signUp(ctx, body, { urls, boxesLater: true }))
  serve(app, calls.confirmationMethod, (ctx, { body }) => chooseConfirmationMethod(ctx, body, urls))
  serve(app, calls.resendConfirmation, (ctx, { body }) => resendConfirmation(ctx, body, urls))
  serve(app, calls.activateParticipant, (ctx, { body }) => activateParticipant(ctx, body, urls))
  serve(app, askAgainCall, (ctx, { body }) => askAgain(ctx, body))
  serve(app, calls.getOnboarding, (ctx) => getOnboarding(ctx))
  serve(app, calls.updateParticipant, (ctx, { params, body }) => updateParticipant(ctx, { ...params, body }))
  serve(app, calls.updateProfileImage, (ctx, { params, upload }) =>
    updateProfileImage(ctx, { ...params, upload }),
  )
  serve(app, calls.listMunicipalities, async (_, { params }) => municipalitiesOf(params.uf))
}
