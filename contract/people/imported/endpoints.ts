import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { isSamePassword, passwordPair } from '../../fields.ts'
import { acceptedField } from '../../person-fields.ts'
import { activationAnswerSchema } from '../onboarding/schemas.ts'

const token = z.string().min(1).max(200)

/** What the form of an invitation asks for. */
export const firstAccessFormSchema = z
  .object({ ...passwordPair, terms: acceptedField })
  .refine(...isSamePassword)

/** `over`: used, sent anew, or too old; then nothing is said of whose it was. */
const personInvitationSchema = z.object({
  state: z.enum(['open', 'over']),
  name: z.string(),
  email: z.string(),
})

export const checkPersonInvitation = endpoint({
  method: 'post',
  path: '/person-invitations/state',
  access: 'public',
  tag: 'onboarding',
  summary: 'Whom the link of an invitation to the station is for (PPL-20); it changes nothing',
  body: z.strictObject({ token }),
  answer: personInvitationSchema,
})

/** Works once. */
export const acceptPersonInvitation = endpoint({
  method: 'post',
  path: '/person-invitations/accept',
  access: 'public',
  tag: 'onboarding',
  summary:
    'Open the account that the team brought, by the link of its mail: a password, and the terms (PPL-20)',
  body: z.strictObject({ token, ...passwordPair, terms: acceptedField }).refine(...isSamePassword),
  answer: activationAnswerSchema,
})
