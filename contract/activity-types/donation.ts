import { z } from 'zod'
import { reaisOf } from '../activities/wallet/cents.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { atMost } from './at-most.ts'
import { donationLimits } from './donation-limits.ts'

/** Type 20: an amount of one's own choice out of the wallet, with a receipt (ACT-20). */
export const donation = {
  id: 20,
  name: 'Doação',
  isPaid: true,
} as const satisfies ActivityType

const schema = z.object({
  /** HTML. */
  causes: atMost(mostLetters.donation.causes).default(''),
  suggestedCents: z.array(z.int().positive().max(donationLimits.maxCents)).max(20).default([]),
  /** What is hoped for of everybody together. Null: no goal (GAP-153). */
  goalCents: z.int().positive().max(1_000_000_000).nullish(),
})
export type DonationBody = z.output<typeof schema>

/** Amounts are shown in reais. What was gathered is no part of this: who counts donations knows it. */
export const donationBody = {
  schema,
  forMembers: (body, { harmless }) => ({
    donations: [
      {
        ...seenByAll(body, harmless),
        min: reaisOf(donationLimits.minCents),
        max: reaisOf(donationLimits.maxCents),
        goal: body.goalCents == null ? null : { amount: reaisOf(body.goalCents), gathered: 0 },
      },
    ],
  }),
  forVisitors: (body, { harmless }) => ({ donations: [seenByAll(body, harmless)] }),
} satisfies ActivityBody<DonationBody>

const seenByAll = ({ causes, suggestedCents }: DonationBody, harmless: (html: string) => string) => ({
  causes: harmless(causes),
  suggested: suggestedCents.map(reaisOf),
})
