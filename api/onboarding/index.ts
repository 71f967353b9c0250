export { missingData } from './missing-data.ts'

export { recordConsents } from './record-consents.ts'

export { seedDemoOnboarding } from './seed-demo-onboarding.ts'
