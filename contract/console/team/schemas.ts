import { z } from 'zod'
import { emailField } from '../../fields.ts'
import { teamRoleField } from '../../team.ts'

const roles = z.array(teamRoleField).max(20)

export const teammateSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  roles,
  /** It is the caller. */
  isYou: z.boolean(),
})
export type Teammate = z.output<typeof teammateSchema>

export const openInvitationSchema = z.object({
  id: z.number(),
  email: z.string(),
  roles,
  by: z.string(),
  expiresAt: z.iso.datetime(),
})
export type OpenInvitation = z.output<typeof openInvitationSchema>

export const teamSchema = z.object({
  people: z.array(teammateSchema),
  invitations: z.array(openInvitationSchema),
})

export const invitationInputSchema = z.strictObject({ email: emailField, roles })
/** `seen`: the roles that the form showed. */
export const memberRolesSchema = z.strictObject({ roles, seen: roles })
