export { inviteOwner } from './invite-owner.ts'
export { tidyRecovery } from './tidy-recovery.ts'
