export { type AccountAt, accessEnded, passwordChanging, unopenedAsked } from './events.ts'
export { inviteOwner } from './invite-owner.ts'
export { passwordChangedMail, replacePassword } from './replace-password.ts'
