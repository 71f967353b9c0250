export { inviteOwner } from './invite-owner.ts'
export { renewLink } from './renew-link.ts'
export { tidyRecovery } from './tidy-recovery.ts'
