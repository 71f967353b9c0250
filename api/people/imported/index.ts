export { queueAll, queueInvitations } from './queue-invitations.ts'
export { invitationDays, mostPerDay, mostPerHour } from './send-invitations.ts'
