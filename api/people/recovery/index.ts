export { inviteOwner } from './invite-owner.ts'
