export { voidCodes } from './activation-mail.ts'
export { letIn, refuseEntry } from './approval.ts'
export {
  accountConfirmed,
  accountConfirming,
  inviteAccepted,
  isInvited,
  registrationMoved,
} from './events.ts'
export { missingData } from './get-onboarding.ts'
export { findMunicipality, firstNameOf, isSameCity, personRules } from './person-rules.ts'
export { recordConsents } from './register-account.ts'
export { prepareActivation } from './resend-confirmation.ts'
export { releasePortrait } from './update-profile-image.ts'
