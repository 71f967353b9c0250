import { z } from 'zod'
import { emailField } from '../../fields.ts'

/** Most addresses of one sending (D2§9). */
export const maxInvitationEmails = 5

export const invitationLimitText = 'Limite de contatos alcançado'

/** The addresses of one sending: each required and valid, at most five (D2§5). */
export const invitationEmails = z.array(emailField).min(1).max(maxInvitationEmails, invitationLimitText)

/** The fields of an invitation's form, as many of them as somebody asks for (D2§3). */
export const invitationFields = ['email_0', 'email_1', 'email_2', 'email_3', 'email_4'] as const
export type InvitationField = (typeof invitationFields)[number]

/** Somebody's own link for one invitation, and how many came by it. `limit` null: no limit (GAP-35). */
export const invitationLinkSchema = z.object({
  code: z.string(),
  url: z.string(),
  /** The short address through `/s/{slug}`, which is shared. */
  short_url: z.string(),
  invited: z.number(),
  limit: z.number().nullable(),
})

/** Somebody who came by the caller's invitation. `createdAt` in ISO 8601; `points` decimal, null until they are credited. */
export const invitedUserSchema = z.object({
  id: z.number(),
  invited: z.object({ name: z.string() }),
  createdAt: z.string(),
  /** `registered`: the e-mail is not confirmed; `confirmed`: has not taken part yet. */
  state: z.enum(['registered', 'confirmed', 'credited']),
  points: z.number().nullable(),
  action: z.object({ id: z.number(), name: z.string() }),
})

export type InvitationLink = z.output<typeof invitationLinkSchema>
export type InvitedUser = z.output<typeof invitedUserSchema>
