export { offerRegistration } from './offer-registration.ts'
export { recordConsents } from './record-consents.ts'
export { seedDemoOnboarding } from './seed-demo-onboarding.ts'
export { tidyOnboarding } from './tidy-onboarding.ts'
