import { z } from 'zod'
import { emailField } from '../fields.ts'

/** Most addresses of one sending (D2§9). */
export const maxInvitationEmails = 5

export const invitationLimitText = 'Limite de contatos alcançado'

/** The addresses of one sending: each required and valid, at most five (D2§5). */
export const invitationEmails = z.array(emailField).min(1).max(maxInvitationEmails, invitationLimitText)

const emails = {
  email_0: emailField,
  email_1: emailField.optional(),
  email_2: emailField.optional(),
  email_3: emailField.optional(),
  email_4: emailField.optional(),
}

/** The form of an invitation: `email_0` to `email_4`, as many of them as there are fields (D2§3). */
export const invitationFormSchema = z.object(emails)
export type InvitationField = keyof typeof emails
export const invitationFields = Object.keys(emails) as InvitationField[]

/** Somebody's own link for one invitation, and how many came by it. `limit` null: no limit (GAP-35). */
export const invitationLinkSchema = z.object({
  code: z.string(),
  url: z.string(),
  /** The same place through `/s/{slug}`: what is shared. */
  short_url: z.string(),
  invited: z.number(),
  limit: z.number().nullable(),
})

/** Who came by the caller's invitation. `createdAt` in ISO 8601; `points` decimal, null until they are credited. */
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
