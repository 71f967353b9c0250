import { z } from 'zod'
import { alphanumericField, fieldTexts } from '../fields.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody } from './activity-type.ts'

/** The points of a reward: more fits into no ledger, and whoever signed up by it could not. */
const points = z.number().nonnegative().max(1_000_000).default(0)

/** The code people sign up with, and what both sides get when the invited person first takes part. Points are decimal. */
const schema = z.object({
  code: alphanumericField(mostLetters.inviteCode).min(2, fieldTexts.min(2)),
  pointsInviter: points,
  pointsInvited: points,
})
export type InviteBody = z.output<typeof schema>

/** The part of both kinds of invitation, types 1 and 19. Visitors do not read the code. */
export const inviteBody = {
  schema,
  forMembers: ({ code, pointsInviter, pointsInvited }) => ({
    member_get_members: [{ code, points_inviter: pointsInviter, points_invited: pointsInvited }],
  }),
  forVisitors: ({ pointsInviter, pointsInvited }) => ({
    member_get_members: [{ points_inviter: pointsInviter, points_invited: pointsInvited }],
  }),
} satisfies ActivityBody<InviteBody>
