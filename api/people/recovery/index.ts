export { type AccountAt, passwordChanging } from './events.ts'
export { inviteOwner } from './invite-owner.ts'
