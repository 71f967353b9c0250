import { z } from 'zod'
import { type InvitationField, invitationFields } from '#contract/activities/invitations/schemas.ts'
import { emailField } from '#contract/fields.ts'

/** Gives the schema of a form with so many fields, each required and an address (D2§5). */
export function invitationForm(count: number) {
  const shown = invitationFields.slice(0, count).map((name) => [name, emailField] as const)
  return z.object(Object.fromEntries(shown) as Record<InvitationField, typeof emailField>)
}
