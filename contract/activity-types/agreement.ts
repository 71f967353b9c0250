import { z } from 'zod'
import { participationSchema } from '../activities/participation/schemas.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { atMost } from './at-most.ts'

/** Type 15: a text, a tick and a button (ACT-15). */
export const agreement = { id: 15, name: 'Acordo' } as const satisfies ActivityType

const schema = z.object({
  button: atMost(mostLetters.agreement.button).min(1),
  checkbox: atMost(mostLetters.agreement.checkbox).min(1),
  /** The text that one agrees to. */
  html: atMost(50_000).default(''),
})
export type AgreementBody = z.output<typeof schema>

export const agreementBody = {
  schema,
  forMembers: ({ button, checkbox, html }, { harmless }) => ({
    agreements: [{ button, checkbox, html: harmless(html) }],
  }),
  forVisitors: ({ button, checkbox }) => ({ agreements: [{ button, checkbox }] }),
} satisfies ActivityBody<AgreementBody>

/** Anything but a tick is a refusal. */
export const takePartInAgreement = endpoint({
  method: 'post',
  path: '/agreement',
  access: 'participant',
  tag: 'activities',
  summary: 'Agree, in a type 15 activity (ACT-15)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam, checkbox: z.boolean() }),
  answer: participationSchema,
})
