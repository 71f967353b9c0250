import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import { mostOnPage } from '../schemas.ts'

const team = { access: 'team', right: 'membership', tag: 'management' } as const

/** `due` waits to be sent, `sent` may be accepted, `opened` was, by the link or by signing up, `ended` was not in time. */
export const invitationStates = ['due', 'sent', 'opened', 'ended'] as const
export type InvitationState = (typeof invitationStates)[number]

const listed = z.object({
  /** Of the person. */
  id: z.number(),
  name: z.string(),
  email: z.string(),
  state: z.enum(invitationStates),
  by: z.string(),
  sends: z.number(),
  sentAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
export type ListedInvitation = z.output<typeof listed>

const figuresSchema = z.object({
  /** People whom the team brought and never invited. */
  uninvited: z.number(),
  counts: z.record(z.enum(invitationStates), z.number()),
  /** Mails in an hour and in a day, and days in which one may be accepted. */
  mostPerHour: z.number(),
  mostPerDay: z.number(),
  days: z.number(),
})
export type InvitationFigures = z.output<typeof figuresSchema>

export const listPersonInvitations = endpoint({
  ...team,
  method: 'get',
  path: '/management/person-invitations',
  summary:
    'Invitations of people whom the team brought (PPL-20); `before` is the last person of those one has',
  query: z.object({
    state: z.enum(invitationStates).optional(),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: z.object({ figures: figuresSchema, list: z.array(listed), next: z.number().nullable() }),
})

/** Who waits to be sent one already is not invited twice. */
export const invitePeople = endpoint({
  ...team,
  method: 'post',
  path: '/management/person-invitations',
  summary:
    'Have invitations sent by and by: of everybody who was never invited, whose invitation ended, or of some people',
  body: z.union([
    z.strictObject({ whom: z.enum(['new', 'ended']) }),
    z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostOnPage) }),
  ]),
  answer: z.object({ queued: z.number() }),
})
