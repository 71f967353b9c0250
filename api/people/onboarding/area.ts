import type { Area } from '../../platform/area.ts'
import { unknownLogin } from '../access/index.ts'
import { renewCode } from './activation-mail.ts'
import { offerRegistration } from './affiliates.ts'
import { remindOfApprovalsJob } from './approval.ts'
import { onboardingCarried } from './carried.ts'
import { onboardingRoutes } from './http.ts'
import { onboardingKept } from './kept.ts'
import { tidyOnboarding } from './resend-gate.ts'
import { seedAffiliates } from './seed-demo.ts'

export const onboardingArea: Area = {
  keeps: onboardingKept,
  carries: onboardingCarried,
  routes: onboardingRoutes,
  jobs: [remindOfApprovalsJob],
  seedDemo: seedAffiliates,
  tidy: tidyOnboarding,
  codeRenewals: { activation: renewCode },
  extensions: [unknownLogin.answeredBy(offerRegistration)],
}
