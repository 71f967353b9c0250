import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { emailField, isSamePassword, passwordPair } from '../../fields.ts'
import { messagesSchema } from './schemas.ts'

/** The secret of a link, as it stands in its address. */
const hashField = z.string().min(1).max(200)

/**
 * Sends the 'link mágico'. The answer is the same, after the same time, whether the account exists or not. `type` is 2
 * for participants; `station` must be the station of the call.
 */
export const requestPasswordReset = endpoint({
  method: 'post',
  path: '/auth/validate-email-forgot-pass',
  access: 'public',
  tag: 'recovery',
  summary: 'Ask for a link that changes the password (ACC-09)',
  body: z.strictObject({
    email: emailField,
    type: z.literal(2).default(2),
    station: idParam.optional(),
  }),
  answer: messagesSchema,
})

/** Works once. All sessions of the account end. A link that is used, old, or of another station answers 410 `gone`. */
export const updatePassword = endpoint({
  method: 'post',
  path: '/auth/update-password',
  access: 'public',
  tag: 'recovery',
  summary: 'Choose a new password by the link of a mail (ACC-10)',
  body: z.strictObject({ ...passwordPair, hash: hashField, email: emailField }).refine(...isSamePassword),
  answer: messagesSchema,
})

/** Ours: lets the page say that a link is over before somebody thinks up a password. Changes nothing. */
export const checkPasswordReset = endpoint({
  method: 'post',
  path: '/auth/password-reset-state',
  access: 'public',
  tag: 'recovery',
  summary: 'Whether a link that changes the password still works',
  body: z.strictObject({ hash: hashField, email: emailField }),
  answer: z.object({ isOpen: z.boolean() }),
})
