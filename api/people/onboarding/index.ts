export { accountConfirmed, accountConfirming, inviteAccepted } from './events.ts'
export { missingData } from './get-onboarding.ts'
export { findMunicipality, firstNameOf, isSameCity } from './person-rules.ts'
export { recordConsents } from './register-account.ts'
