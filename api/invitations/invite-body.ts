import { z } from 'zod'
import { alphanumericField, fieldTexts } from '#contract/fields.ts'

/** As large as any reward may be: more fits into no ledger, and whoever signed up by it could not. */
const points = z.number().nonnegative().max(1_000_000).default(0)

/**
 * The own part of activities of types 1 and 19: the code people sign up with, and what both sides get when the invited
 * person first takes part. Points are decimal.
 */
export const inviteBody = z.object({
  code: alphanumericField(40).min(2, fieldTexts.min(2)),
  pointsInviter: points,
  pointsInvited: points,
})
export type InviteBody = z.output<typeof inviteBody>

/** Member-get-member and partner invitation (D2§3). */
export const invitationTypes = { member: 1, partner: 19 } as const
