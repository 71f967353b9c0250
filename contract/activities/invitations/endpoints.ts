import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { invitationEmails, invitationLinkSchema, invitedUserSchema } from './schemas.ts'

/** Accepted as the specification has it, and not looked at: the server writes the mail (GAP-58). */
const clientContent = {
  sender_name: z.string().max(200).optional(),
  station_name: z.string().max(200).optional(),
  points: z.coerce.number().optional(),
  station_id: idParam.optional(),
}
const sent = z.object({ messages: z.array(z.string()).min(1) })

/** `action_id` may be left out: the code in `link`, or the station's only invitation, says which one it is. */
export const sendMemberInvitations = endpoint({
  method: 'post',
  path: '/send-html-to-mails-mgm',
  access: 'participant',
  tag: 'invitations',
  summary: 'Invite up to five people by mail (ACT-01, GAP-58)',
  body: z.strictObject({
    ...clientContent,
    emails: invitationEmails,
    link: z.string().max(2000).optional(),
    action_id: idParam.optional(),
  }),
  answer: sent,
})

export const sendPartnerInvitations = endpoint({
  method: 'post',
  path: '/send-html-to-mails-mgp',
  access: 'participant',
  tag: 'invitations',
  summary: 'Invite up to five partners by mail (ACT-19, GAP-58)',
  body: z.strictObject({ ...clientContent, emails: invitationEmails, action_id: idParam }),
  answer: sent,
})

/** Ours: the link a participant invites by. The same activity again is the same link. */
export const createInvitationLink = endpoint({
  method: 'post',
  path: '/invitation-links',
  access: 'participant',
  tag: 'invitations',
  summary: 'Make the own link of an invitation (ACT-01, ACT-19, DLK-03)',
  body: z.strictObject({ action_id: idParam }),
  answer: invitationLinkSchema,
})

export const listInvitedUsers = endpoint({
  method: 'get',
  path: '/member-get-members/{userId}',
  access: 'participant',
  tag: 'invitations',
  summary: 'Who came by the invitations of the user, newest first (PTS-05)',
  params: z.object({ userId: idParam }),
  query: z.object({
    after: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: z.object({
    content: z.array(invitedUserSchema),
    /** All of them. */
    total: z.number(),
    next: z.number().nullable(),
  }),
})
