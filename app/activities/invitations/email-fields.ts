import { z } from 'zod'
import { type InvitationField, invitationFields } from '#contract/activities/invitations/schemas.ts'
import { emailField } from '#contract/fields.ts'

/** How many fields a form shows: what it says, within one and five. Pure. */
export function fieldCount(value: unknown): number {
  const count = Number(value)
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), invitationFields.length) : 1
}

/** The form with so many fields: each that is shown is required and an address (D2§5). */
export function invitationForm(count: number) {
  const shown = invitationFields.slice(0, count).map((name) => [name, emailField] as const)
  return z.object(Object.fromEntries(shown) as Record<InvitationField, typeof emailField>)
}
