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
  /** They log in with codes in two steps (PPL-26). */
  hasCodes: z.boolean(),
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

/** Whether everybody of the team has to log in with codes: by the station, or by who keeps the installation. */
const teamCodesSchema = z.object({ isRequired: z.boolean(), isByInstallation: z.boolean() })

export const teamSchema = z.object({
  people: z.array(teammateSchema),
  invitations: z.array(openInvitationSchema),
  codes: teamCodesSchema,
})
export const teamCodesInputSchema = z.strictObject({ isRequired: z.boolean() })

export const invitationInputSchema = z.strictObject({ email: emailField, roles })
/** `seen`: the roles that the form showed. */
export const memberRolesSchema = z.strictObject({ roles, seen: roles })
