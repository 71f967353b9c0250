import type { Area } from '../../platform/area.ts'
import { unknownLogin } from '../access/index.ts'
import { onboardingRoutes } from './http.ts'
import { offerRegistration } from './offer-registration.ts'
import { renewCode } from './renew-code.ts'
import { seedAffiliates } from './seed-demo.ts'
import { tidyOnboarding } from './tidy-onboarding.ts'

export const onboardingArea: Area = {
  routes: onboardingRoutes,
  seedDemo: seedAffiliates,
  tidy: tidyOnboarding,
  codeRenewals: { activation: renewCode },
  extensions: [unknownLogin.answeredBy(offerRegistration)],
}
