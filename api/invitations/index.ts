// What taking part and registering need. Sending is not here: it needs the participation, which needs this.
export { acceptInvite } from './accept-invite.ts'
export { confirmInvitation } from './confirm-invitation.ts'
export { creditInvitation, inviterToPay } from './credit-invitation.ts'
export { resolveInvite } from './resolve-invite.ts'
