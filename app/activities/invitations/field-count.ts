import { invitationFields } from '#contract/activities/invitations/schemas.ts'

/** Reads how many fields a form shows, within one and five. Pure. */
export function fieldCount(value: unknown): number {
  const count = Number(value)
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), invitationFields.length) : 1
}
